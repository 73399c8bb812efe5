import FeedFormats
import Foundation
import Testing

@Suite("Limits")
struct LimitTests {
  private let item = "<item><title>t</title><link>http://example.com/1</link></item>"

  @Test("A document above the limit of bytes is refused with the limit named, from memory and from a pipe")
  func bytes() throws {
    let data = Data(Feeds.rss(String(repeating: item, count: 2000)).utf8)
    let expected = """
      feed.xml: is larger than the limit of 1000 bytes. Use a program with a higher limit, or ask the feed's publisher for a \
      shorter feed.
      """
    #expect(Feeds.refusal(data, limits: FeedLimits(maximumBytes: 1000)) == expected)
    #expect(try FeedParser(limits: FeedLimits(maximumBytes: data.count)).parse(data, name: "x").items.count == 2000)
  }

  @Test("A pipe that never ends is left as soon as the limit is passed")
  func endless() throws {
    let pipe = Pipe()
    let head = Data(Feeds.rss(item).utf8.prefix(100))
    let writer = Thread {
      let filler = Data(repeating: 0x20, count: 4096)
      try? pipe.fileHandleForWriting.write(contentsOf: head)
      for _ in 0..<100 { try? pipe.fileHandleForWriting.write(contentsOf: filler) }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    do {
      let parser = FeedParser(limits: FeedLimits(maximumBytes: 100_000))
      _ = try parser.parse(contentsOf: pipe.fileHandleForReading, name: "-")
      Issue.record("accepted")
    } catch {
      #expect(error.fact == "is larger than the limit of 100000 bytes")
    }
    // Let the writer finish.
    while (try? pipe.fileHandleForReading.read(upToCount: 65_536))?.isEmpty == false {}
  }

  @Test("Items beyond the limit are checked, left out and counted")
  func items() throws {
    let feed = try Feeds.parse(Feeds.rss(String(repeating: item, count: 9)), limits: FeedLimits(maximumItems: 4))
    #expect(feed.items.count == 4)
    #expect(feed.repairs.contains("items beyond the limit left out: 5"))
    let json = try Feeds.parse(Feeds.json("{\"id\":1},{\"id\":2},{\"id\":3}"), limits: FeedLimits(maximumItems: 2))
    #expect(json.items.map(\.id) == ["1", "2"])
    #expect(
      Feeds.refusal(Feeds.rss(item + item + "<item></itme>"), limits: FeedLimits(maximumItems: 1))
        .contains("an end tag does not match its start tag"))
  }

  @Test("A text above the limit is cut at a character, and that is noted")
  func text() throws {
    let limits = FeedLimits(maximumTextBytes: 1000)
    for text in [String(repeating: "é", count: 5000), "<![CDATA[" + String(repeating: "漢", count: 5000) + "]]>"] {
      let feed = try Feeds.parse(
        Feeds.rss("<item><title>t</title><description>\(text)</description></item>"), limits: limits)
      #expect(feed.repairs.contains("texts longer than the limit cut: 1"))
      let summary = try #require(feed.items.first?.summary)
      #expect((900...1003).contains(summary.utf8.count))
    }
    let json = try Feeds.parse(
      Feeds.json("{\"id\": 1, \"content_text\": \"\(String(repeating: "a", count: 1500))\"}"), limits: limits)
    #expect(json.items.first?.summary.count == 1000)
    #expect(json.repairs.contains("texts longer than the limit cut: 1"))
  }

  @Test("A start tag above the limit is refused with the limit named")
  func tags() {
    let text = Feeds.rss("<item a='\(String(repeating: "x", count: 3000))'/>")
    #expect(
      Feeds.refusal(text, limits: FeedLimits(maximumTextBytes: 2000)).hasSuffix(
        "has a start tag of more than 2000 bytes. Ask the feed's publisher to repair it."))
    let many = (0..<2000).map { "a\($0)='\u{E9}'" }.joined(separator: " ")
    #expect(
      Feeds.refusal(Feeds.rss("<item \(many)/>"), limits: FeedLimits(maximumTextBytes: 2000)).contains(
        "has a start tag"))
  }

  @Test("An item of a JSON feed above eight times the limit of text is refused")
  func jsonItem() {
    let text = Feeds.json("{\"id\": 1, \"x\": \"\(String(repeating: "a", count: 200_000))\"}")
    #expect(
      Feeds.refusal(text, limits: FeedLimits(maximumTextBytes: 2000)).contains(
        "has an item (or a part before its items) of more than 16000 bytes"))
  }

  @Test("Elements, arrays and objects inside each other are counted: the limit is fine, one more is refused")
  func depth() throws {
    let limits = FeedLimits(maximumDepth: 10)
    func nested(_ depth: Int) -> String {
      Feeds.rss(String(repeating: "<a>", count: depth - 2) + String(repeating: "</a>", count: depth - 2))
    }
    #expect(try Feeds.parse(nested(10), limits: limits).items.isEmpty)
    #expect(
      Feeds.refusal(nested(11), limits: limits).hasSuffix(
        "has more than 10 elements inside each other. Use a program with a higher limit, or ask the feed's publisher to repair it."
      ))
    func json(_ depth: Int) -> String {
      Feeds.json(
        "{\"id\": 1, \"x\": \(String(repeating: "[", count: depth - 3))\(String(repeating: "]", count: depth - 3))}")
    }
    #expect(try Feeds.parse(json(10), limits: limits).items.count == 1)
    #expect(
      Feeds.refusal(json(11), limits: limits).hasSuffix(
        """
        has more than 10 arrays and objects inside each other. Use a program with a higher limit, or ask the feed's publisher to \
        repair it.
        """))
  }

  @Test("A million levels are refused like a few too many, without running out of stack", .timeLimit(.minutes(1)))
  func abyss() {
    let million = 1_000_000
    #expect(
      Feeds.refusal("<rss><channel>" + String(repeating: "<a>", count: million)).contains("elements inside each other"))
    #expect(
      Feeds.refusal("<rss><channel><item><description>" + String(repeating: "<a>", count: million)).contains(
        "elements inside each other"))
    #expect(Feeds.refusal("{\"a\":" + String(repeating: "[", count: million)).contains("inside each other"))
    #expect(
      Feeds.refusal("{\"items\":[{\"a\":" + String(repeating: "{\"a\":", count: million)).contains("inside each other"))
  }

  @Test(
    "Huge numbers, names, attributes and runs of one byte are read or refused in bounded time", .timeLimit(.minutes(1)))
  func huge() throws {
    let digits = String(repeating: "9", count: 100_000)
    let feed = try Feeds.parse(
      Feeds.rss(
        "<item><title>t</title><pubDate>\(digits)</pubDate><enclosure url='http://e.example/a' length='\(digits)'/></item>"
      ))
    #expect(feed.items.first?.date == nil)
    #expect(feed.items.first?.enclosures.first?.length == nil)
    _ = Feeds.refusal(Feeds.json("{\"id\": \(digits)}"))
    _ = Feeds.refusal(
      Feeds.json("{\"id\": 1e999, \"attachments\": [{\"url\": \"http://e.example\", \"size_in_bytes\": 1e300}]}"))
    for piece in ["<", "&", "<!", "<![CDATA[", "]]>", "<a ", "<!--", "--", "?>", "&#x", "\u{E9}", "<a><b/>"] {
      _ = Feeds.refusal("<rss><channel>" + String(repeating: piece, count: 50_000))
      _ = Feeds.refusal("<" + String(repeating: piece, count: 50_000))
    }
    for piece in ["{", "\"", "[{", "\\", ",", "{\"a\":", "\u{E9}"] {
      _ = Feeds.refusal("{\"items\": [" + String(repeating: piece, count: 50_000))
    }
  }

  @Test("The same id ten thousand times becomes ten thousand ids, quickly", .timeLimit(.minutes(1)))
  func manyTwins() throws {
    let feed = try Feeds.parse(
      Feeds.rss(String(repeating: "<item><guid>x</guid><title>t</title></item>", count: 10_000)))
    #expect(Set(feed.items.map(\.id)).count == 10_000)
  }

  // The XML parser compares each attribute of a tag with all before it: 100,000 of them took eight seconds.
  @Test("A start tag of very many attributes is refused before the parser sees them")
  func manyAttributes() {
    func feed(_ count: Int) -> String {
      let attributes = (0..<count).map { "a\($0)='&gt;'" }.joined(separator: " ")
      return Feeds.rss("<item><title>t</title><x \(attributes)/></item>")
    }
    #expect(
      Feeds.refusal(feed(100_000)).hasSuffix(
        "has a start tag of more than 1000 attributes. Ask the feed's publisher to repair it."))
    #expect(Feeds.refusal(feed(1000)).hasPrefix("accepted"))
  }

  @Test("A document type declaration is bounded as a tag is")
  func longDocumentType() {
    let text = "<!DOCTYPE rss \(String(repeating: "x", count: 3000))>" + Feeds.rss(item)
    #expect(
      Feeds.refusal(text, limits: FeedLimits(maximumTextBytes: 2000)).hasSuffix(
        "has a document type declaration of more than 2000 bytes. Remove the declaration."))
    #expect(Feeds.refusal(text).hasPrefix("accepted"))
  }

  @Test("Titles of JSON feeds are cut like every other text")
  func longTitles() throws {
    let title = String(repeating: "a", count: 3000)
    let feed = try Feeds.parse(
      Feeds.json("{\"id\": \"1\", \"title\": \"\(title)\"}"), limits: FeedLimits(maximumTextBytes: 2000))
    #expect(feed.items.first?.title.count == 2000)
    #expect(feed.repairs.contains("texts longer than the limit cut: 1"))
  }

  // Each beginning was searched for its end in the 1,024 bytes after it: a megabyte of them took seconds.
  @Test("Control strings without an end are dropped one by one, and text after them stays")
  func unterminatedControlStrings() throws {
    let title = String(repeating: "\u{9D}", count: 200_000) + "b"
    #expect(try Feeds.item(Feeds.rss("<item><title>a\(title)</title></item>")).title == "ab")
    #expect(try Feeds.item(Feeds.rss("<item><title>a\u{9D}x\u{9D}y\u{9C}b</title></item>")).title == "ab")
  }

  @Test("Very many empty items of a JSON feed are read, and counted beyond the limit")
  func manyEmptyItems() throws {
    let items = String(repeating: "{},", count: 200_000) + "{\"id\": \"z\"}"
    let feed = try Feeds.parse(Feeds.json(items), limits: FeedLimits(maximumTextBytes: 4000))
    #expect(feed.items.count == 10_000)
    #expect(feed.repairs.contains("items beyond the limit left out: 190001"))
  }
}
