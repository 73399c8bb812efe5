import FeedFormats
import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  private func link(
    _ written: String, channel: String = "<link>http://example.com/a/b</link>", name: String = "feed.xml"
  ) throws -> String? {
    let text = Feeds.rss("<item><title>t</title><link>\(written)</link></item>", channel: channel)
    return try FeedParser().parse(Data(text.utf8), name: name).items.first?.link
  }

  @Test(
    "Relative links start from the feed's own page",
    arguments: [
      ("c", "http://example.com/a/c"), ("/c", "http://example.com/c"), ("?q=1", "http://example.com/a/b?q=1"),
      ("//other.example/c", "http://other.example/c"), ("../../c", "http://example.com/c"),
      ("#f", "http://example.com/a/b#f"),
      ("HTTPS://Example.com/X", "https://Example.com/X"), (" http://example.com/x ", "http://example.com/x"),
      ("http://example.com/a b", "http://example.com/a%20b"), ("http://example.com/é", "http://example.com/%C3%A9"),
      ("http://example.com/a\nb", "http://example.com/ab"),
      ("http://example.com/%7Ea?x=1&amp;y=[2]", "http://example.com/%7Ea?x=1&y=[2]"),
    ])
  func relative(_ written: String, _ expected: String) throws {
    #expect(try link(written) == expected)
  }

  @Test(
    "Only http and https come out, with a host and without anything that hides",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://example.com/",
      "mailto:a@example.com",
      "http://", "https:///x", "http://?x", "http://#x", "java\nscript:alert(1)", "tag:example.com,2024:1",
    ])
  func refused(_ written: String) throws {
    #expect(try link(written) == nil)
  }

  @Test("Nothing but printable ASCII is in any address that comes out")
  func printable() throws {
    for scalar in ["\u{202E}", "\u{200B}", "\u{9B}", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "漢", "&#10;"] {
      let escaped = scalar == "<" ? "&lt;" : scalar
      for written in [
        "http://example.com/x\(escaped)y", "http://example.com/?\(escaped)", "\(escaped)/x",
        "http://exa\(escaped)mple.com/",
      ] {
        guard let link = try link(written) else { continue }
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }, "\(written)")
      }
    }
  }

  @Test("Without a page of the feed, links start from its own address, then from the document's name")
  func otherBases() throws {
    let own = "<atom:link rel='self' href='http://self.example/feed/x'/>"
    #expect(try link("c", channel: own) == "http://self.example/feed/c")
    #expect(try link("c", channel: "", name: "https://name.example/feed/x") == "https://name.example/feed/c")
    #expect(
      try link("c", channel: "<link>/home/</link>", name: "https://name.example/feed/x")
        == "https://name.example/home/c")
    #expect(try link("c", channel: "") == nil)
    #expect(try link("c", channel: "", name: "file:///tmp/x.xml") == nil)
  }

  @Test("The feed's page may come after its items")
  func late() throws {
    let text =
      "<rss><channel><item><title>t</title><link>x</link></item><link>http://example.com/</link></channel></rss>"
    #expect(try Feeds.item(text).link == "http://example.com/x")
  }

  @Test("Addresses of files that are neither http nor https are left out and counted")
  func files() throws {
    let feed = try Feeds.parse(
      Feeds.rss(
        """
        <item><title>t</title><enclosure url="ftp://example.com/a.mp3"/><enclosure url="b.mp3"/><enclosure url=""/>
        <description>&lt;a href="javascript:x"&gt;x&lt;/a&gt;&lt;img src="data:image/png;base64,AA"&gt;</description></item>
        """))
    #expect(feed.items.first?.enclosures.map(\.url) == ["http://example.com/b.mp3"])
    #expect(feed.items.first?.links == [])
    #expect(feed.items.first?.images == [])
    #expect(feed.repairs.contains("addresses that are neither http nor https left out: 1"))
  }
}
