import FeedFormats
import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "What is no feed is refused with what it is",
    arguments: [
      ("", "feed.xml: is empty. Name an RSS, Atom or JSON feed."),
      (" \n\t ", "feed.xml: is empty. Name an RSS, Atom or JSON feed."),
      (
        "Just some words",
        "feed.xml:1:1: is not a feed: it begins neither with “<” nor with “{”. Name an RSS, Atom or JSON feed."
      ),
      (
        "[1, 2]",
        "feed.xml:1:1: is not a feed: it begins neither with “<” nor with “{”. Name an RSS, Atom or JSON feed."
      ),
      (
        "<!DOCTYPE html>\n<html><head><title>Hi</title><br></head>",
        """
        feed.xml:2:6: is not a feed but a web page. Look in the page for a link of the type application/rss+xml or \
        application/atom+xml, and name that.
        """
      ),
      (
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "feed.xml:1:40: is XML but not a feed: its root element is <svg>. Name an RSS, Atom or JSON feed."
      ),
      ("<!-- only a comment -->", "feed.xml:1:24: is not a feed: it holds no element. Name an RSS, Atom or JSON feed."),
      ("<rss version='2.0'></rss>", "feed.xml: is RSS without a channel. Ask the feed's publisher to repair it."),
      ("{}", "feed.xml: is JSON but not a feed: it has no “version” of JSON Feed. Name an RSS, Atom or JSON feed."),
      (
        "{\"version\": \"https://jsonfeed.org/version/1\"}",
        "feed.xml: is a JSON feed without “items”. Ask the feed's publisher to repair it."
      ),
    ])
  func noFeed(_ text: String, _ expected: String) {
    #expect(Feeds.refusal(text) == expected)
  }

  @Test(
    "XML that ends too early is refused where it ends",
    arguments: [
      (
        "<rss><channel>\n<item><title>a",
        "feed.xml:2:15: is cut short: it ends before its elements do. Download the feed again."
      ),
      ("<rss><channel><item", "feed.xml:1:20: is cut short: it ends inside a tag. Download the feed again."),
      (
        "<rss><channel><title><![CDATA[abc",
        "feed.xml:1:34: is cut short: it ends inside a CDATA section. Download the feed again."
      ),
      ("<rss><channel><!-- abc", "feed.xml:1:23: is cut short: it ends inside a comment. Download the feed again."),
      (
        "<rss><channel><?php abc",
        "feed.xml:1:24: is cut short: it ends inside a processing instruction. Download the feed again."
      ),
      ("<?xml version='1.0'", "feed.xml:1:20: is not a feed: it holds no element. Name an RSS, Atom or JSON feed."),
      ("<a", "feed.xml:1:3: is not a feed: it holds no element. Name an RSS, Atom or JSON feed."),
      ("<", "feed.xml:1:2: is not a feed: it holds no element. Name an RSS, Atom or JSON feed."),
    ])
  func truncatedXML(_ text: String, _ expected: String) {
    #expect(Feeds.refusal(text) == expected)
  }

  @Test("Cutting a whole feed anywhere is an error, never a shorter list")
  func everyPrefix() throws {
    for url in try Feeds.fixtures() {
      let data = try Data(contentsOf: url)
      let end = try #require(data.lastIndex { $0 != 0x0A })
      for length in stride(from: 0, through: end, by: 7) {
        #expect(throws: FeedFormatError.self, "\(url.lastPathComponent) cut at \(length)") {
          try FeedParser().parse(data.prefix(length), name: "x")
        }
      }
    }
  }

  @Test(
    "XML that is not well-formed is refused with line, column and reason",
    arguments: [
      (
        "<rss><channel>\n<title>a</titel></channel></rss>",
        "feed.xml:2:17: is not well-formed XML: an end tag does not match its start tag. Ask the feed's publisher to repair it."
      ),
      (
        "<rss><channel><item a='1' a='2'/></channel></rss>",
        "feed.xml:1:32: is not well-formed XML: an element has the same attribute twice. Ask the feed's publisher to repair it."
      ),
      (
        "<rss><channel><item a=1/></channel></rss>",
        "feed.xml:1:23: is not well-formed XML: the value of an attribute is not in quotation marks. Ask the feed's publisher to repair it."
      ),
      (
        "<rss><channel><title>1 < 2</title></channel></rss>",
        "feed.xml:1:24: is not well-formed XML: “<” is not followed by a name. Ask the feed's publisher to repair it."
      ),
      (
        "<rss><channel/></rss>\n<rss/>",
        "feed.xml:2:1: goes on after the end of its root element. Remove what follows the end tag, or download the feed again."
      ),
      (
        "<rss><channel/></rss>junk",
        "feed.xml:1:22: goes on after the end of its root element. Remove what follows the end tag, or download the feed again."
      ),
    ])
  func illFormedXML(_ text: String, _ expected: String) {
    #expect(Feeds.refusal(text) == expected)
  }

  @Test(
    "JSON that is not whole or not well-formed is refused with its place",
    arguments: [
      (
        "{\"version\": \"x\", \"items\": [\n{\"id\": \"a",
        "feed.xml:2:10: is cut short: it ends inside a text. Download the feed again."
      ),
      ("{\"items\": [", "feed.xml:1:12: is cut short: it ends before its objects do. Download the feed again."),
      (
        "{\"items\": [}",
        "feed.xml:1:12: is not well-formed JSON: “}” does not belong here. Ask the feed's publisher to repair it."
      ),
      ("{\"items\": []} x", "feed.xml:1:15: goes on after the end of its object. Remove what follows the last “}”."),
      ("{\"items\": [{}, 3]}", "feed.xml:1:16: has an item that is no object. Ask the feed's publisher to repair it."),
      (
        "{\"items\": [\n\n  {\"id\": tru}]}",
        "feed.xml:3:10: is not well-formed JSON: “tru” is no value. Ask the feed's publisher to repair it."
      ),
      (
        "{\"items\": [{} {}]}",
        "feed.xml:1:15: is not well-formed JSON: “{” does not belong here. Ask the feed's publisher to repair it."
      ),
      (
        "{\"items\": [{},]}",
        "feed.xml:1:15: is not well-formed JSON: a comma comes before “]”. Ask the feed's publisher to repair it."
      ),
      (
        "{\"items\": [],\n \"title\": }",
        "feed.xml:2:11: is not well-formed JSON: “}” does not belong here. Ask the feed's publisher to repair it."
      ),
      (
        "{\"items\": [{\"id\": \"\\q\"}]}",
        "feed.xml:1:23: is not well-formed JSON: the text before has an escape that means nothing. Ask the feed's publisher to repair it."
      ),
      ("{\"a\": \"\u{0}\"}", "feed.xml:1:8: contains a NUL byte. Check that it is a text file in UTF-8."),
      (
        "{\"a\" 1}",
        "feed.xml:1:6: is not well-formed JSON: “1” does not belong here. Ask the feed's publisher to repair it."
      ),
      (
        "{a: 1}",
        "feed.xml:1:2: is not well-formed JSON: “a” does not belong here. Ask the feed's publisher to repair it."
      ),
      (
        "{\"a\": 01}", "feed.xml:1:7: is not well-formed JSON: “01” is no value. Ask the feed's publisher to repair it."
      ),
      (
        "{\"a\": nil}",
        "feed.xml:1:7: is not well-formed JSON: “nil” is no value. Ask the feed's publisher to repair it."
      ),
      (
        "{\"a\": \"\\x\"}",
        """
        feed.xml:1:11: is not well-formed JSON: the text before has an escape that means nothing. Ask the feed's \
        publisher to repair it.
        """
      ),
      (
        "{\"a\": [1}",
        "feed.xml:1:9: is not well-formed JSON: “}” does not belong here. Ask the feed's publisher to repair it."
      ),
      (
        "{\"a\": é}",
        "feed.xml:1:7: is not well-formed JSON: “é” does not belong here. Ask the feed's publisher to repair it."
      ),
      ("{\"a\": 1", "feed.xml:1:8: is cut short: it ends before its objects do. Download the feed again."),
      ("{\"a\":", "feed.xml:1:6: is cut short: it ends before its objects do. Download the feed again."),
    ])
  func badJSON(_ text: String, _ expected: String) {
    #expect(Feeds.refusal(text) == expected)
  }

  @Test(
    "Binary files are refused",
    arguments: [[0x1F, 0x8B, 8, 0], [0x89, 0x50, 0x4E, 0x47], [0, 1, 2, 3], [0xFF, 0xD8, 0xFF], [0x3C]] as [[UInt8]])
  func binary(_ bytes: [UInt8]) {
    let data = Data(bytes) + Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    #expect(!Feeds.refusal(data).hasPrefix("accepted"))
  }

  @Test("A compressed file is refused with the way to unpack it")
  func compressed() {
    let bytes = Data([0x1F, 0x8B, 8, 0, 0x61, 0x62, 0x63])
    #expect(
      Feeds.refusal(bytes) == "feed.xml: is not text; it may be compressed. Unpack it first, for example with gunzip.")
  }

  @Test("NUL bytes in XML are refused with their place")
  func nul() {
    #expect(
      Feeds.refusal("<rss>\n<channel>\u{0}</channel></rss>") == """
        feed.xml:2:10: contains a NUL byte. Check that it is a text file, and that it is in the encoding that it declares.
        """)
  }

  // MARK: - Entities

  private let entityRefusal = """
    declares entities of its own in its document type, which feeds do not need and attacks use. Remove the \
    declarations; the names of HTML, such as &nbsp;, are known without them.
    """

  @Test("Entity bombs are refused before anything is expanded")
  func bombs() {
    var laughs = "<?xml version='1.0'?>\n<!DOCTYPE rss [\n<!ENTITY a0 'ha'>"
    for level in 1...30 { laughs += "<!ENTITY a\(level) '&a\(level - 1);&a\(level - 1);'>" }
    laughs += "]><rss><channel><title>&a30;</title></channel></rss>"
    #expect(Feeds.refusal(laughs) == "feed.xml:3:1: \(entityRefusal)")
    let blowUp =
      "<!DOCTYPE rss [<!ENTITY a '\(String(repeating: "x", count: 50_000))'>]><rss><channel><title>"
      + String(repeating: "&a;", count: 10_000) + "</title></channel></rss>"
    #expect(Feeds.refusal(blowUp) == "feed.xml:1:16: \(entityRefusal)")
    let parameter = "<!DOCTYPE rss [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/x.dtd'> %p;]><rss><channel/></rss>"
    #expect(Feeds.refusal(parameter) == "feed.xml:1:16: \(entityRefusal)")
  }

  @Test("External entities and document types are never read, neither from disk nor from elsewhere")
  func external() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString).txt")
    try Data("the secret".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let entity =
      "<!DOCTYPE rss [<!ENTITY x SYSTEM '\(secret.absoluteString)'>]><rss><channel><title>&x;</title></channel></rss>"
    #expect(Feeds.refusal(entity) == "feed.xml:1:16: \(entityRefusal)")
    // A document type that is a file of entities: the file stays unread, and its entity is only text.
    try Data("<!ENTITY x 'the secret'>".utf8).write(to: secret)
    let type = "<!DOCTYPE rss SYSTEM '\(secret.absoluteString)'><rss><channel><title>&x;</title></channel></rss>"
    #expect(try Feeds.parse(type).title == "&x;")
    let include = """
      <rss xmlns:xi="http://www.w3.org/2001/XInclude"><channel><title>a<xi:include href="\(secret.path)" parse="text"/></title></channel></rss>
      """
    #expect(try Feeds.parse(include).title == "a")
  }

  @Test("An entity declared in the disguise of another encoding is refused too")
  func disguised() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><!DOCTYPE rss [<!ENTITY a 'b'>]><rss><channel/></rss>"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      #expect(Feeds.refusal(try #require(text.data(using: encoding))) == "feed.xml:1:55: \(entityRefusal)")
    }
  }

  @Test("Document types without entities are fine, quotation marks and comments in them included")
  func doctypes() throws {
    for type in [
      "<!DOCTYPE rss>", "<!DOCTYPE rss PUBLIC \"a>b\" 'c'>",
      "<!DOCTYPE rss [<!ELEMENT rss ANY><!ATTLIST rss a CDATA 'x'>]>",
    ] {
      #expect(try Feeds.parse(type + "<rss><channel><title>ok</title></channel></rss>").title == "ok")
    }
  }

  @Test("An error names the document safely and on one line")
  func safeNames() {
    #expect(Feeds.refusal(Data(), name: "a\n\u{1B}[31mb\u{202E}") == "a b: is empty. Name an RSS, Atom or JSON feed.")
    #expect(
      Feeds.refusal("<evil\u{202E}name/>").contains("\u{202E}") == false)
  }

  @Test("A file that cannot be read is an error, and so is a folder")
  func unreadable() throws {
    let handle = try FileHandle(forReadingFrom: URL(filePath: "/"))
    #expect(throws: FeedFormatError.self) { try FeedParser().parse(contentsOf: handle, name: "folder") }
    do {
      _ = try FeedParser().parse(contentsOf: handle, name: "folder")
    } catch {
      #expect(error.description == "folder: cannot be read. Name a file that can be read; a folder is none.")
    }
  }
}
