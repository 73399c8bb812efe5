import FeedFormats
import Foundation
import Testing

@Suite("The parser")
struct FeedParserTests {
  @Test("One parser reads many feeds at once, good and bad, as it reads them one by one", .timeLimit(.minutes(1)))
  func concurrency() async throws {
    let parser = FeedParser()
    var documents = try Feeds.fixtures().map { try Data(contentsOf: $0) }
    documents += documents.map { $0.prefix($0.count / 2) }
    documents += ["<rss><a></b></rss>", "{\"items\": [tru]}", "<html/>"].map { Data($0.utf8) }
    let outcomes = documents.map { outcome($0, parser) }
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<200 {
        let (document, expected) = (documents[round % documents.count], outcomes[round % documents.count])
        group.addTask { self.outcome(document, parser) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  private func outcome(_ data: Data, _ parser: FeedParser) -> String {
    do {
      return "\(try parser.parse(data, name: "x"))"
    } catch {
      return error.description
    }
  }

  @Test("With HTML untouched, texts are as they are written, and everything else is as always")
  func untouched() throws {
    let text = Feeds.rss(
      "<item><title>a &amp;amp; b</title><description>&lt;p&gt;c&lt;/p&gt;</description><link>x</link><category>a &amp;amp; b</category></item>"
    )
    let item = try #require(try FeedParser(html: .untouched).parse(Data(text.utf8), name: "x").items.first)
    #expect(item.title == "a &amp; b")
    #expect(item.summary == "<p>c</p>")
    #expect(item.link == "http://example.com/x")
    #expect(item.categories == ["a & b"])
    #expect(item.links.isEmpty)
  }

  @Test("Reading a file leaves it open, at its end")
  func handleStaysOpen() throws {
    let url = try #require(try Feeds.fixtures().first)
    let handle = try FileHandle(forReadingFrom: url)
    _ = try FeedParser().parse(contentsOf: handle, name: "x")
    #expect(try handle.read(upToCount: 1)?.isEmpty != false)
    try handle.close()
  }

  @Test("A part of a larger piece of memory is read as that part alone")
  func slices() throws {
    let feed = Feeds.rss("<item><title>t</title></item>")
    let data = Data("junk<".utf8) + Data(feed.utf8) + Data(">junk".utf8)
    let slice = data[5..<(data.count - 5)]
    #expect(try FeedParser().parse(slice, name: "x").items.map(\.title) == ["t"])
  }

  @Test("Blank lines, spaces and a byte-order mark before the declaration are no fault")
  func leading() throws {
    for lead in ["\n", "\r\n\r\n", "  \t", "\u{FEFF}", "\u{FEFF}\n\n"] {
      let text =
        lead
        + "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='yes'?><rss><channel><title>T</title></channel></rss>\n\n<!-- end -->\n"
      #expect(try Feeds.parse(text).title == "T")
      #expect(try Feeds.parse(lead + Feeds.json("")).title == "T")
    }
  }

  @Test("A line in an error is the line of the document, whatever stands before it")
  func lines() {
    let before = "\n\n<?xml version='1.0'?>\n<!-- a\nb -->\n<!DOCTYPE rss [\n<!ELEMENT rss ANY>\n]>\n<?x\ny?>\n"
    #expect(
      Feeds.refusal(before + "<rss>\n<channel>&nbsp;&eacute;</chanel></rss>").hasPrefix(
        "feed.xml:12:33: is not well-formed XML: an end tag does not match its start tag"))
  }

  @Test("Errors are values with their parts")
  func errors() {
    let error = FeedFormatError(name: "a", line: 3, column: nil, fact: "is b", wayOut: "Do c.")
    #expect(error.description == "a:3: is b. Do c.")
    #expect(error == FeedFormatError(name: "a", line: 3, fact: "is b", wayOut: "Do c."))
    #expect(FeedFormatError(name: "a", fact: "is b", wayOut: "Do c.").description == "a: is b. Do c.")
  }
}
