import FeedFormats
import Foundation
import Testing

@Suite("RDF Site Summary and old RSS")
struct RDFTests {
  /// A document of RSS 1.0 with these items beside its channel.
  private func rdf(_ items: String, channel: String = "<link>http://e.example/</link>") -> String {
    """
    <?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
      xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel rdf:about="http://e.example/feed"><title>T</title>\(channel)
    <items><rdf:Seq><rdf:li rdf:resource="http://e.example/1"/></rdf:Seq></items></channel>
    \(items)
    </rdf:RDF>
    """
  }

  @Test("An item is known by its address in RDF, which is its link too where no other is given")
  func about() throws {
    let item = try Feeds.item(rdf("<item rdf:about='http://e.example/1'><title>t</title></item>"))
    #expect(item.id == "http://e.example/1")
    #expect(item.link == "http://e.example/1")
    let other = try Feeds.item(
      rdf("<item rdf:about='urn:x:1'><title>t</title><link>http://e.example/2</link></item>"))
    #expect(other.id == "urn:x:1")
    #expect(other.link == "http://e.example/2")
  }

  @Test("Dublin Core gives authors, dates, subjects, titles and descriptions")
  func dublinCore() throws {
    let item = try Feeds.item(
      rdf(
        """
        <item rdf:about="http://e.example/1"><dc:title>From the core</dc:title><dc:description>Deep</dc:description>
        <dc:creator>Ada</dc:creator><dc:creator>Ben</dc:creator><dc:subject>Maps</dc:subject>
        <dc:date>2003-12-31T10:14:55-05:00</dc:date></item>
        """))
    let expected = FeedItem(
      id: "http://e.example/1", title: "From the core", link: "http://e.example/1", summary: "Deep",
      date: Feeds.date("2003-12-31T15:14:55Z"), authors: ["Ada", "Ben"], categories: ["Maps"], feedTitle: "T")
    #expect(item == expected)
  }

  @Test(
    "The terms of Dublin Core say when an item was made and when it changed",
    arguments: [
      ("<dcterms:created>2003-01-01</dcterms:created>", "2003-01-01T00:00:00Z"),
      ("<dcterms:issued>2003-01-02</dcterms:issued>", "2003-01-02T00:00:00Z"),
      ("<dcterms:modified>2003-01-03</dcterms:modified>", "2003-01-03T00:00:00Z"),
      (
        "<dcterms:modified>2003-01-03</dcterms:modified><dcterms:issued>2003-01-02</dcterms:issued>",
        "2003-01-02T00:00:00Z"
      ),
    ])
  func terms(_ written: String, _ expected: String) throws {
    #expect(try Feeds.item(rdf("<item><title>t</title>\(written)</item>")).date == Feeds.date(expected))
  }

  @Test("The language of Dublin Core is the feed's; the address of the channel is not the feed's page")
  func channel() throws {
    let feed = try Feeds.parse(
      rdf("", channel: "<link>http://e.example/home</link><dc:language>fr</dc:language><description>D</description>"))
    #expect(feed.title == "T")
    #expect(feed.language == "fr")
    #expect(feed.link == "http://e.example/home")
    #expect(feed.summary == "D")
    #expect(feed.items.isEmpty)
  }

  @Test("The content module is read where there is no description")
  func content() throws {
    let item = try Feeds.item(
      rdf("<item><title>t</title><content:encoded><![CDATA[<p>One</p><p>Two</p>]]></content:encoded></item>"))
    #expect(item.summary == "One\n\nTwo")
  }

  @Test("An image and a text input beside the channel are no items")
  func besideItems() throws {
    let feed = try Feeds.parse(
      rdf(
        """
        <image rdf:about="http://e.example/i.png"><title>no</title><url>http://e.example/i.png</url></image>
        <item rdf:about="http://e.example/1"><title>yes</title></item>
        <textinput rdf:about="http://e.example/s"><title>no</title><name>q</name></textinput>
        """))
    #expect(feed.items.map(\.title) == ["yes"])
    #expect(feed.title == "T")
  }

  @Test(
    "RSS 0.91 with the document type of its time is read, and the type is not fetched",
    arguments: [
      "<!DOCTYPE rss PUBLIC \"-//Netscape Communications//DTD RSS 0.91//EN\" \"http://127.0.0.1:9/rss-0.91.dtd\">",
      "<!DOCTYPE rss SYSTEM \"http://127.0.0.1:9/rss-0.91.dtd\">", "<!doctype rss>", "",
    ])
  func version091(_ type: String) throws {
    let feed = try Feeds.parse(
      """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      \(type)
      <rss version="0.91"><channel><title>Old &copy;</title><link>http://old.example/</link><language>en</language>
      <item><title>First</title><link>http://old.example/1</link><description>Words &eacute;</description></item>
      <item><title>Second</title><link>http://old.example/2</link></item></channel></rss>
      """)
    #expect(feed.title == "Old ©")
    #expect(feed.items.map(\.id) == ["http://old.example/1", "http://old.example/2"])
    #expect(feed.items.map(\.summary) == ["Words é", ""])
    #expect(feed.repairs.contains("items without an id given one: 2"))
  }

  @Test("RSS 0.92 has items without titles, and sources that are not theirs")
  func version092() throws {
    let feed = try Feeds.parse(
      """
      <rss version="0.92"><channel><title>T</title><link>http://old.example/</link>
      <item><description>Only &lt;b&gt;words&lt;/b&gt;</description><source url="http://x.example/">Elsewhere</source></item>
      <item><description>&lt;a href="/x"&gt;A link&lt;/a&gt;</description>
      <enclosure url="/a.mp3" length="1" type="audio/mpeg"/></item></channel></rss>
      """)
    #expect(feed.items.map(\.title) == ["Only words", "A link"])
    #expect(feed.items[1].links == ["http://old.example/x"])
    #expect(feed.items[1].enclosures.map(\.url) == ["http://old.example/a.mp3"])
  }
}
