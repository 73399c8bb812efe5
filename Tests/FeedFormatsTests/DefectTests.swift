import FeedFormats
import Foundation
import Testing

/// Each fault that was found once, with one line of history.
@Suite("Faults of the past")
struct DefectTests {
  // Found by damaging fixtures: `XMLParser` on Linux reads through a null pointer when an instruction has no data.
  @Test("A processing instruction without data does not crash")
  func instructionWithoutData() throws {
    #expect(try Feeds.parse("<?php?><rss><channel><title>a<?x?></title><?y ?></channel></rss>").title == "a")
  }

  // Found by damaging real feeds: after an error the parser saw an instruction where the filter saw a tag, and crashed.
  @Test(
    "A processing instruction hidden by broken markup does not reach the parser",
    arguments: [
      "<a b=\"<?x?>\">", "<a <?x?>>", "<![cdata[ <?x?> ]]>", "<<?x?>", "< <?x?>", "<a b='>\" <?x?>", "<!a <?x?>>",
      "</a <?x?>>", "<a b=\"1\"c=<?x?>",
    ])
  func hiddenInstruction(_ markup: String) {
    #expect(Feeds.refusal("<rss><channel><item>\(markup)</item></channel></rss>").contains("is not well-formed XML"))
    #expect(!Feeds.refusal(markup).hasPrefix("accepted"))
  }

  // Found by the tests of XInclude: every element inside a text was kept as HTML, and unknown ones then shown as text.
  @Test("Elements inside a text that are none of HTML leave only their text")
  func foreignElements() throws {
    #expect(try Feeds.item(Feeds.rss("<item><title>a <m:b xmlns:m='urn:m'>c</m:b></title></item>")).title == "a c")
  }

  // Found by a table of a link aggregator's feed: the empty first cell began the line with a bar.
  @Test("An empty first cell leaves no bar")
  func emptyCell() {
    #expect(HTMLText("<table><tr><td><img src=x></td><td>text</td></tr></table>").text == "text")
  }

  // Found by a comparison with the specification of the decoder: Foundation lets a comma before a bracket pass.
  @Test("A comma before a closing bracket is not JSON, wherever it stands")
  func trailingCommas() {
    for text in ["{\"items\":[{\"a\":[1,]}]}", "{\"items\":[{\"a\":1,}]}", "{\"a\":1,}", "{\"items\":[{},\n]}"] {
      #expect(Feeds.refusal(text).contains("is not well-formed JSON: a comma comes before"))
    }
  }

  // Found by the tests of links: without a base, an address without a scheme became https before the feed's page was known.
  @Test("An address without a scheme takes the one of the feed's page, which may come later")
  func schemeOfThePage() throws {
    let text =
      "<rss><channel><item><title>t</title><link>//b.example/x</link></item><link>http://a.example/</link></channel></rss>"
    #expect(try Feeds.item(text).link == "http://b.example/x")
  }

  // Found while measuring: `XMLParser(data:)` refuses more than 10 MB in one piece; a document in pieces has no such end.
  @Test("A document of more than ten million bytes is read")
  func tenMillionBytes() throws {
    let filler = String(repeating: "x", count: 100_000)
    let items = String(repeating: "<item><title>t</title><description>\(filler)</description></item>", count: 105)
    let feed = try Feeds.parse(Feeds.rss(items), limits: FeedLimits(maximumTextBytes: 100))
    #expect(feed.items.count == 105)
  }

  // Found by experiment: the parser reports nothing at all for fewer than four bytes, and success for some cut documents.
  @Test(
    "Documents of a few bytes, and cut ones that the parser calls whole, are errors",
    arguments: ["<a>", "<a/", "<r>", "<rss><a>b</a><b>x"])
  func shortDocuments(_ text: String) {
    #expect(!Feeds.refusal(text).hasPrefix("accepted"))
  }

  // Found by experiment: the parser goes on after an error, and would add what it guesses.
  @Test("Nothing that follows an error is taken")
  func afterAnError() {
    let text = Feeds.rss(
      "<item><title>a</wrong></item>" + String(repeating: "<item><title>b</title></item>", count: 5000))
    #expect(Feeds.refusal(text).contains("an end tag does not match its start tag"))
  }

  // Found by measuring: a CDATA section across two pieces comes in parts of 300 bytes, which may cut a character.
  @Test("A CDATA section across many pieces is whole")
  func longSection() throws {
    let text = String(repeating: "é漢👧", count: 40_000)
    let item = try Feeds.item(Feeds.rss("<item><title>t</title><description><![CDATA[\(text)]]></description></item>"))
    #expect(item.summary == text)
  }

  // Found while making the filter faster: after a line break, a borrow hid the control character beside it.
  @Test("A control character beside a line break is removed")
  func controlBesideBreak() throws {
    for control in (1...31).filter({ ![9, 10, 13].contains($0) }).compactMap(Unicode.Scalar.init) {
      for position in 0..<9 {
        let text = String(repeating: "a", count: position) + "\n\(control)\n" + String(repeating: "b", count: 9)
        let item = try Feeds.item(Feeds.rss("<item><title>\(text)</title></item>"))
        #expect(item.title.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      }
    }
  }

  // Found in a broadcaster's podcast, whose items use prefixes that nothing declares.
  @Test("Prefixes that are nowhere declared mean what they mean everywhere")
  func undeclaredPrefixes() throws {
    let feed = try Feeds.parse(
      Feeds.rss(
        "<item><title>t</title><itunes:duration>90</itunes:duration><enclosure url='http://e.example/a.mp3'/><x:y>z</x:y></item>"
      ))
    #expect(feed.items.first?.enclosures.first?.duration == 90)
    #expect(feed.repairs.contains("namespace prefixes without a declaration read by their custom: 2"))
  }

  // Found in a feed whose generator left spaces around the name of its namespace.
  @Test("A namespace with white space around it is still the namespace")
  func spaceInNamespace() throws {
    let item = try Feeds.item(
      Feeds.rss("<item><title>t</title><d:creator xmlns:d=' http://purl.org/dc/elements/1.1/ '>Ada</d:creator></item>"))
    #expect(item.authors == ["Ada"])
  }

  // Found in a podcast that names its maker twice, once by the address of the mail.
  @Test("An address of mail beside a name is no second author, and is one where it stands alone")
  func mailBesideName() throws {
    let (name, mail) = ("<itunes:author>Ada Quay</itunes:author>", "<author>ada@example.com</author>")
    #expect(try Feeds.item(Feeds.rss("<item><title>t</title>\(mail)\(name)</item>")).authors == ["Ada Quay"])
    #expect(try Feeds.item(Feeds.rss("<item><title>t</title>\(mail)</item>")).authors == ["ada@example.com"])
  }

  // Found in a JSON feed whose plain titles had been escaped for HTML.
  @Test("References in plain titles are characters")
  func escapedPlainTitles() throws {
    #expect(try Feeds.item(Feeds.json("{\"id\":1,\"title\":\"a &#8211; b &amp; c\"}")).title == "a – b & c")
  }

  // The zero of Go and of .NET came out two days late, a year before our era as one of it.
  @Test(
    "A date before the calendar that it is written in is none",
    arguments: ["0001-01-01T00:00:00Z", "-0001-01-01T00:00:00Z", "-2020-01-01", "1582-10-15", "0000-00-00"])
  func placeholderDates(_ text: String) {
    #expect(FeedDates.date(text) == nil)
  }

  // Found by cutting titles in the middle of a character, as JavaScript does: half of it refused the whole feed.
  @Test(
    "Half a character among the escapes of JSON becomes a replacement character",
    arguments: [
      (#"a\ud83d"#, "a\u{FFFD}"), (#"\ude00b"#, "\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}"),
      (#"\\ud83d"#, #"\ud83d"#), (#"\ud83d\ude00\n"#, "\u{1F600}"),
    ])
  func loneSurrogates(_ escaped: String, _ title: String) throws {
    #expect(try Feeds.item(Feeds.json("{\"id\": \"1\", \"title\": \"\(escaped)\"}")).title == title)
  }

  @Test("An escape that means nothing is still refused", arguments: [#"\q"#, #"\ud83d\q"#, #"\u12"#])
  func badEscapes(_ escaped: String) {
    let refusal = Feeds.refusal(Feeds.json("{\"id\": \"1\", \"title\": \"\(escaped)\"}"))
    #expect(refusal.contains("is not well-formed JSON: the text before has an escape that means nothing"))
  }

  // Found in an extension that nobody reads: a number too large for a floating-point one refused the whole feed.
  @Test(
    "Numbers of any size are numbers", arguments: ["1e999", "-1E+999", "0.1e-999", "123456789012345678901234567890"])
  func largeNumbers(_ number: String) throws {
    #expect(try Feeds.item(Feeds.json("{\"id\": \"1\", \"title\": \"t\", \"_x\": \(number)}")).title == "t")
  }

  @Test("What only begins like a number is none", arguments: ["1e", "01", "-", "1.", "1e999x", "+1"])
  func noNumbers(_ number: String) {
    #expect(Feeds.refusal(Feeds.json("{\"id\": \"1\", \"_x\": \(number)}")).contains("is not well-formed JSON"))
  }

  // Found with a pipe that a parent program had set not to block: what was read of it was lost.
  @Test("A pipe that does not block is waited for")
  func nonBlockingPipe() throws {
    let pipe = Pipe()
    let reading = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
    let text = Feeds.rss("<item><title>waited for</title></item>")
    let writer = Thread {
      for piece in [text.prefix(40), text.dropFirst(40)] {
        usleep(20_000)
        try? pipe.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let feed = try FeedParser().parse(contentsOf: pipe.fileHandleForReading, name: "-")
    #expect(feed.items.map(\.title) == ["waited for"])
  }
}
