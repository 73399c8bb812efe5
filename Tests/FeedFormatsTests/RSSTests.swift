import FeedFormats
import Foundation
import Testing

@Suite("RSS")
struct RSSTests {
  @Test(
    "Titles are one line of text, whatever they were escaped with",
    arguments: [
      ("AT&amp;T", "AT&T"), ("AT&amp;amp;T", "AT&T"), ("AT&amp;amp;amp;T", "AT&T"), ("<![CDATA[AT&T]]>", "AT&T"),
      ("<![CDATA[a <b>b</b>]]>", "a b"), ("a &lt;b&gt;b&lt;/b&gt;", "a b"), ("a <b>b</b> c", "a b c"),
      ("List&lt;Int&gt;", "List<Int>"),
      ("1 &lt; 2", "1 < 2"), ("&amp;#8220;x&amp;#8221;", "“x”"), ("a\n   b", "a b"), ("&nbsp;a&nbsp;b&eacute;", "a bé"),
      ("It&#146;s", "It’s"), ("a<!-- c -->b", "ab"), ("a<![CDATA[b]]>c", "abc"), ("&#27;[31mred", "[31mred"),
      ("a &#x202E;b", "a b"),
      ("a\u{1B}[31mb\u{7}", "a[31mb"), ("&copy 2024 & more", "© 2024 & more"), ("&undefined; ok", "&undefined; ok"),
    ])
  func titles(_ written: String, _ expected: String) throws {
    #expect(try Feeds.item(Feeds.rss("<item><title>\(written)</title></item>")).title == expected)
  }

  @Test("HTML in a summary becomes lines, escaped, in CDATA, as markup, and escaped twice")
  func summaries() throws {
    for html in [
      "&lt;p&gt;One &amp;amp; two&lt;/p&gt;&lt;p&gt;Three&lt;/p&gt;", "<![CDATA[<p>One &amp; two</p><p>Three</p>]]>",
      "<p>One &amp;amp; two</p><p>Three</p>",
      "&amp;lt;p&amp;gt;One &amp;amp; two&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Three&amp;lt;/p&amp;gt;",
    ] {
      let item = try Feeds.item(Feeds.rss("<item><description>\(html)</description></item>"))
      #expect(item.summary == "One & two\n\nThree", "\(html)")
    }
  }

  @Test("The summary is the description; without one the content, then the podcast's and the medium's own words")
  func summaryOrder() throws {
    let parts = [
      "<description>D</description>", "<content:encoded>C</content:encoded>", "<itunes:summary>S</itunes:summary>",
      "<media:description>M</media:description>", "<itunes:subtitle>U</itunes:subtitle>",
    ]
    for first in parts.indices {
      let item = try Feeds.item(Feeds.rss("<item><title>t</title>\(parts[first...].reversed().joined())</item>"))
      #expect(item.summary == ["D", "C", "S", "M", "U"][first])
    }
    #expect(
      try Feeds.item(Feeds.rss("<item><description> </description><content:encoded>C</content:encoded></item>")).summary
        == "C")
  }

  @Test("Authors are read from every element for them, without addresses where there is a name, each once")
  func authors() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item><title>t</title><author>ada@example.com (Ada Quay)</author><dc:creator>Ada Quay</dc:creator>
        <author>Ben &lt;ben@example.com&gt;</author><itunes:author>Cleo &amp;amp; Co</itunes:author><author>d@example.com</author>
        <author> </author><dc:creator>E, F</dc:creator></item>
        """))
    #expect(item.authors == ["Ada Quay", "Ben", "Cleo & Co", "E, F"])
  }

  @Test("The link is the link element, else a permanent id, else another address that the item names")
  func links() throws {
    func link(_ parts: String) throws -> String? {
      try Feeds.item(Feeds.rss("<item><title>t</title>\(parts)</item>")).link
    }
    #expect(try link("<link>http://a.example/1</link><guid>http://b.example/2</guid>") == "http://a.example/1")
    #expect(try link("<link>\n  http://a.example/1\n</link>") == "http://a.example/1")
    #expect(try link("<guid>http://b.example/2</guid>") == "http://b.example/2")
    #expect(try link("<guid isPermaLink=\"false\">http://b.example/2</guid>") == nil)
    #expect(try link("<guid>tag:b.example,2</guid>") == nil)
    #expect(try link("<atom:link href=\"http://c.example/3\"/>") == "http://c.example/3")
    #expect(try link("<link/><link>http://a.example/1</link>") == "http://a.example/1")
  }

  @Test("What other elements hold is not taken for the item's or the feed's own")
  func containers() throws {
    let feed = try Feeds.parse(
      Feeds.rss(
        """
        <item><title>t</title><source url="http://x.example/"><title>no</title></source>
        <image><url>http://example.com/i.png</url><title>no</title><link>http://no.example/</link></image>
        <other:thing xmlns:other="urn:x"><title>no</title><link>http://no.example/</link></other:thing>
        <unknown><description>no</description></unknown></item>
        """,
        channel:
          "<image><title>no</title><link>http://no.example/</link></image><textInput><title>no</title></textInput>"))
    let item = try #require(feed.items.first)
    #expect(feed.title == "T")
    #expect(feed.link == nil)
    #expect(item.title == "t")
    #expect(item.link == nil)
    #expect(item.summary == "")
    #expect(item.images == ["http://example.com/i.png"])
  }

  @Test("An item without a title is named after its text, its link, or its file")
  func names() throws {
    func title(_ parts: String) throws -> String { try Feeds.item(Feeds.rss("<item>\(parts)</item>")).title }
    #expect(try title("<description>Short text</description>") == "Short text")
    #expect(try title("<title> </title><description>&lt;p&gt;Short&lt;/p&gt;</description>") == "Short")
    #expect(
      try title("<description>\(String(repeating: "x", count: 100))</description>") == String(repeating: "x", count: 60)
        + "…")
    #expect(try title("<link>http://example.com/1</link>") == "http://example.com/1")
    #expect(try title("<enclosure url='http://example.com/1.mp3'/>") == "http://example.com/1.mp3")
    #expect(try title("<media:title>Medium</media:title>") == "Medium")
    #expect(try title("") == "(no title)")
  }

  @Test("Ids that are missing are derived from the item alone, those that occur again are told apart")
  func identities() throws {
    let items = """
      <item><title>a</title></item><item><title>b</title></item><item><guid>x</guid><title>c</title></item>
      <item><guid>x</guid><title>d</title></item><item><title>a</title></item><item><guid> x </guid><title>c</title></item>
      """
    let ids = try Feeds.parse(Feeds.rss(items)).items.map(\.id)
    #expect(Set(ids).count == 6)
    #expect(ids[2] == "x")
    let more = try Feeds.parse(Feeds.rss("<item><title>new</title></item>" + items)).items.map(\.id)
    #expect(Array(more.dropFirst()) == ids)
    #expect(ids[0].hasPrefix("urn:feed-item:"))
  }

  @Test(
    "Files have a kind from their type, else from the end of their name",
    arguments: [
      ("audio/mpeg", "x", .audio), ("Audio/MPEG; charset=x", "x", .audio), ("video/mp4", "x.mp3", .video),
      ("image/png", "x", .image),
      ("application/octet-stream", "x.m4a", .audio), (nil, "x.MP4?token=a.b", .video), (nil, "a.jpg/x", .other),
      ("application/pdf", "x.pdf", .other),
      (nil, "x", .other), ("", "dir/x.opus#t=1", .audio),
    ] as [(String?, String, FeedEnclosure.Kind)])
  func kinds(_ type: String?, _ path: String, _ kind: FeedEnclosure.Kind) throws {
    let attribute = type.map { "type=\"\($0)\"" } ?? ""
    let item = try Feeds.item(
      Feeds.rss(
        "<item><title>t</title><enclosure url=\"http://example.com/\(path)\" length=\"0\" \(attribute)/></item>"))
    #expect(item.enclosures.map(\.kind) == [kind])
    #expect(item.enclosures.first?.length == nil)
  }

  @Test("The same file named twice is one, with what both say of it")
  func mergedFiles() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item><title>t</title><enclosure url="http://example.com/a" type="audio/ogg"/>
        <media:content url="http://example.com/a" fileSize="5" duration="1:00" medium="audio"/><itunes:duration>7</itunes:duration></item>
        """))
    #expect(
      item.enclosures == [FeedEnclosure(url: "http://example.com/a", mediaType: "audio/ogg", length: 5, duration: 60)])
  }

  @Test("Versions 0.90 to 2.0, in every namespace that was ever used for them, are RSS")
  func versions() throws {
    for root in [
      "<rss version='0.92'>|</rss>", "<rss>|</rss>", "<rss xmlns='http://backend.userland.com/rss2'>|</rss>",
      "<RSS xmlns='http://blogs.law.harvard.edu/tech/rss'>|</RSS>", "<rss xmlns='urn:somebody'>|</rss>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://my.netscape.com/rdf/simple/0.9/'>|</r:RDF>",
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:p='http://purl.org/rss/1.0/'>:</rdf:RDF>",
    ] {
      let plain = "<channel><title>T</title></channel><item><title>t</title></item>"
      let nested = "<channel><title>T</title><item><title>t</title></item></channel>"
      let prefixed = "<p:channel><p:title>T</p:title></p:channel><p:item><p:title>t</p:title></p:item>"
      for body in [plain, nested] where root.contains("|") {
        let feed = try Feeds.parse(root.replacing("|", with: body))
        #expect(feed.title == "T" && feed.items.map(\.title) == ["t"], "\(root)")
      }
      if !root.contains("|") {
        let feed = try Feeds.parse(root.replacing(">:<", with: ">\(prefixed)<"))
        #expect(feed.title == "T" && feed.items.map(\.title) == ["t"], "\(root)")
      }
    }
  }

  @Test("A prefix may be any, and means what its declaration says where it stands")
  func prefixes() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item><d:title xmlns:d="urn:other">no</d:title><d:creator xmlns:d="http://purl.org/dc/elements/1.1/">Ada</d:creator>
        <d:creator xmlns:d="urn:other">no</d:creator><media:title xmlns:media="urn:other">no</media:title><title>yes</title></item>
        """))
    #expect(item.title == "yes")
    #expect(item.authors == ["Ada"])
  }
}
