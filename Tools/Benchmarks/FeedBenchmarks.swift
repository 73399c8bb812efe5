import FeedFormats
import Foundation
import FoundationXML

/// Parsing RSS documents of 10 MB, against the XML parser alone: short texts, HTML in CDATA sections, escaped HTML.
enum FeedBenchmarks {
  static func all() -> [Benchmark] {
    let sentence = "A paragraph with <a href=\"/more\">a link</a> and some words that say nothing in Zürich or Kraków."
    let html = String(repeating: "<p>\(sentence)</p>\n", count: 8)
    let escaped = html.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let short = """
      &lt;p&gt;A paragraph with &lt;a href="/more"&gt;a link&lt;/a&gt; and some words that say nothing at
      all, so that the item has the length of an item in a feed.&lt;/p&gt;
      """
    return [
      benchmark("feed-rss-10MB", description: short),
      benchmark("feed-rss-cdata-10MB", description: "<![CDATA[\(html)]]>"),
      benchmark("feed-rss-escaped-10MB", description: escaped),
    ]
  }

  private static func benchmark(_ name: String, description: String) -> Benchmark {
    let document = Data(rss(megabytes: 10, description: description).utf8)
    let parser = FeedParser(html: .untouched)
    return Benchmark(
      name: name, yardstickName: "XMLParser with a delegate that does nothing",
      subject: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ items(document, parser) } },
      yardstick: { runs in (0..<runs).reduce(0) { sum, _ in sum &+ bare(document) } }, repetitions: 1, samples: 5)
  }

  private static func items(_ document: Data, _ parser: FeedParser) -> Int {
    let parsed = try? parser.parse(document, name: "benchmark")
    precondition(parsed?.items.isEmpty == false, "The document of the benchmark does not parse")
    return parsed?.items.count ?? 0
  }

  private static func bare(_ document: Data) -> Int {
    // In one piece the parser refuses a document of this size; as a stream it takes it.
    let parser = XMLParser(stream: InputStream(data: document))
    let delegate = SilentDelegate()
    parser.delegate = delegate
    let isParsed = parser.parse()
    precondition(isParsed, "The document of the benchmark is not well formed")
    return delegate.elements
  }

  /// Implements every call that a feed needs, and does nothing in it.
  private final class SilentDelegate: NSObject, XMLParserDelegate {
    var elements = 0

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {}
    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {}
    func parser(_ parser: XMLParser, foundCharacters string: String) {}
    func parser(_ parser: XMLParser, foundCDATA block: Data) {}
  }

  private static func rss(megabytes: Int, description: String) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
      <title>Benchmark</title><link>https://example.com/</link><description>Made up</description>

      """
    var number = 0
    while text.utf8.count < megabytes * 1_000_000 {
      number += 1
      text += """
        <item><title>Item number \(number) &amp; its title</title><link>https://example.com/items/\(number)</link>
        <guid isPermaLink="false">tag:example.com,2026:\(number)</guid><dc:creator>Author \(number % 40)</dc:creator>
        <pubDate>Mon, 30 Nov 2026 0\(number % 10):00:00 +0000</pubDate><category>one</category><category>two</category>
        <enclosure url="https://example.com/\(number).mp3" length="\(number * 1_000)" type="audio/mpeg"/>
        <description>\(description)</description></item>

        """
    }
    return text + "</channel></rss>\n"
  }
}
