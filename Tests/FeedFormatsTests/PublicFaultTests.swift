import FeedFormats
import Foundation
import Testing

/// Kinds of faults that readers of feeds were reported for in public; every feed here is made up.
@Suite("Faults that others met")
struct PublicFaultTests {
  private func dated(_ written: String) throws -> Date? {
    try Feeds.item(Feeds.rss("<item><title>t</title><pubDate>\(written)</pubDate></item>")).date
  }

  // MARK: - Dates

  // https://github.com/spacecowboy/Feeder/issues/456
  @Test("A clock of twelve hours after a weekday is read")
  func twelveHours() throws {
    #expect(try dated("Sun, 15 Dec 2024 12:15 PM") == Feeds.date("2024-12-15T12:15:00Z"))
    #expect(try dated("Sun, 15 Dec 2024 12:15 AM") == Feeds.date("2024-12-15T00:15:00Z"))
    #expect(try dated("Sun, 15 Dec 2024 01:15 PM") == Feeds.date("2024-12-15T13:15:00Z"))
  }

  // https://github.com/sdepold/feedrapp/issues/63
  @Test("Zones of India and Australia are known by their letters")
  func distantZones() throws {
    #expect(try dated("Tue, 20 Dec 2016 09:31:15 IST") == Feeds.date("2016-12-20T04:01:15Z"))
    #expect(try dated("17 Mar 2020 23:00:00 AEDT") == Feeds.date("2020-03-17T12:00:00Z"))
  }

  // https://github.com/fossar/selfoss/pull/1057
  @Test("Weekdays and months may be Dutch")
  func dutchDates() throws {
    #expect(try dated("ma, 08 okt 2018 10:09:29 +0000") == Feeds.date("2018-10-08T10:09:29Z"))
    #expect(try dated("do, 04 mei 2017 10:09:29 +0200") == Feeds.date("2017-05-04T08:09:29Z"))
  }

  // https://github.com/nmdias/FeedKit/issues/76
  @Test("A date may stand in a CDATA section, and be written as ISO 8601 with a space")
  func dateInSection() throws {
    #expect(try dated("<![CDATA[ 2018-12-21 11:27:25 +0800 ]]>") == Feeds.date("2018-12-21T03:27:25Z"))
  }

  // https://github.com/readrops/Readrops/issues/77
  @Test("Items without any date are kept, without a date")
  func noDates() throws {
    let feed = try Feeds.parse(Feeds.rss("<item><title>a</title></item><item><title>b</title><pubDate/></item>"))
    #expect(feed.items.map(\.title) == ["a", "b"])
    #expect(feed.items.allSatisfy { $0.date == nil })
    #expect(feed.repairs.contains("items without a date: 2"))
  }

  // https://github.com/mmcdole/gofeed/issues/270
  @Test("One odd value in a JSON feed costs that value and not the feed")
  func oddValues() throws {
    let feed = try Feeds.parse(
      Feeds.json(
        """
        {"id": 123, "title": "a"}, {"id": "b", "title": "b", "attachments": [{"url": "http://e.example/b.mp3",
        "mime_type": "audio/mpeg", "size_in_bytes": 1024.0, "duration_in_seconds": "3600.5"}]}
        """))
    #expect(feed.items.map(\.id) == ["123", "b"])
    #expect(
      feed.items[1].enclosures == [
        FeedEnclosure(url: "http://e.example/b.mp3", mediaType: "audio/mpeg", length: 1024, duration: 3600.5)
      ])
  }

  // MARK: - Files

  // https://github.com/nmdias/FeedKit/issues/191
  @Test("A length that is no number is left out; the file stays", arguments: ["", "unknown", "12 MB", "-1", "0"])
  func oddLength(_ length: String) throws {
    let item = try Feeds.item(
      Feeds.rss(
        "<item><title>t</title><enclosure url='http://e.example/a.mp3' length='\(length)' type='audio/mpeg'/></item>"))
    #expect(item.enclosures == [FeedEnclosure(url: "http://e.example/a.mp3", mediaType: "audio/mpeg")])
  }

  // https://github.com/rometools/rome/issues/93
  @Test("A duration that is a pattern or a word is left out", arguments: ["hh:mm:ss", "", "soon", "1h", "1:2:3:4"])
  func oddDuration(_ duration: String) throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item><title>t</title><enclosure url="http://e.example/a.mp3"/><itunes:duration
         xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">\(duration)</itunes:duration></item>
        """))
    #expect(item.enclosures.map(\.duration) == [nil])
  }

  // https://github.com/nmdias/FeedKit/issues/171
  @Test("Elements of podcasts that are empty, or hold other things than they should, are no fault")
  func oddEpisodes() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><title>t</title><itunes:episode>12b</itunes:episode>
        <itunes:subtitle/><itunes:summary><![CDATA[]]></itunes:summary><description><b>Bold</b> words</description></item>
        """))
    #expect(item.summary == "Bold words")
  }

  // MARK: - Markup

  // https://github.com/miniflux/v2/issues/416
  @Test("An ampersand between letters is itself")
  func ampersand() throws {
    let feed = try Feeds.parse(Feeds.rss("<item><title>&quot;D&D&quot; on Q&A; R&D&amp;S</title></item>"))
    #expect(feed.items.first?.title == "\"D&D\" on Q&A; R&D&S")
    #expect(feed.repairs.contains("ampersands without a reference read as text: 3"))
  }

  // https://github.com/vercel/turborepo/issues/13832
  @Test("Ampersands in the address of a file are parts of the address")
  func ampersandInAttribute() throws {
    let item = try Feeds.item(
      Feeds.rss("<item><title>t</title><enclosure url='https://e.example/og?title=A+1&section=Blog&sig=c0'/></item>"))
    #expect(item.enclosures.map(\.url) == ["https://e.example/og?title=A+1&section=Blog&sig=c0"])
  }

  // https://github.com/kurtmckee/feedparser/issues/440
  @Test("A CDATA section that was escaped is still one")
  func escapedSection() throws {
    let item = try Feeds.item(
      Feeds.rss("<item><title>t</title><description>&lt;![CDATA[some <b/> text]]&gt;</description></item>"))
    #expect(item.summary.contains("text"))
    #expect(!item.summary.contains("CDATA"))
  }

  // https://github.com/nmdias/FeedKit/issues/63
  @Test("The creator of Dublin Core may stand in a CDATA section")
  func creatorInSection() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item><title>t</title><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/"><![CDATA[ Ada Quay ]]></dc:creator></item>
        """))
    #expect(item.authors == ["Ada Quay"])
  }

  // https://github.com/alexdebril/feed-io/issues/197
  @Test("A CDATA section that looks closed inside is closed where the specification says")
  func sectionWithBrackets() throws {
    let item = try Feeds.item(
      Feeds.rss(
        "<item><title>t</title><description><![CDATA[a[b[0]] > c ]] > d]]]></description><link>http://e.example/</link></item>"
      ))
    #expect(item.summary == "a[b[0]] > c ]] > d]")
    #expect(item.link == "http://e.example/")
  }

  // https://github.com/nmdias/FeedKit/issues/196
  @Test("A feed of a blog host with a style sheet before it is known by its root")
  func styleSheet() throws {
    let feed = try Feeds.parse(
      """
      <?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?>
      <feed xmlns='http://www.w3.org/2005/Atom' xmlns:openSearch='http://a9.com/-/spec/opensearchrss/1.0/'>
      <title type='text'>Tests</title><openSearch:totalResults>1</openSearch:totalResults>
      <entry><id>tag:e.example,1:2</id><title type='text'></title><content type='html'>&lt;p&gt;One&lt;/p&gt;</content></entry></feed>
      """)
    #expect(feed.format == .atom)
    #expect(feed.items.map(\.title) == ["One"])
  }

  // MARK: - Addresses

  // https://github.com/feedbin/support/issues/338
  @Test("The base of an entry is relative to that of the feed")
  func relativeBase() throws {
    let item = try Feeds.item(
      Feeds.atom(
        "<entry xml:base='When/201x/'><id>i</id><title>t</title><link href='Tides'/></entry>",
        attributes: "xml:base='http://e.example/ongoing/'"))
    #expect(item.link == "http://e.example/ongoing/When/201x/Tides")
  }

  // https://github.com/danmactough/node-feedparser/issues/275
  @Test("Images in the HTML of a content start from the content's own base")
  func baseOfContent() throws {
    let item = try Feeds.item(
      Feeds.atom(
        """
        <entry><id>i</id><title>t</title>
        <content type="html" xml:base="http://e.example/2019/02/">&lt;img src="x.jpg"&gt;&lt;img src="/y.jpg"&gt;</content></entry>
        """))
    #expect(item.images == ["http://e.example/2019/02/x.jpg", "http://e.example/y.jpg"])
  }

  // https://github.com/mmcdole/gofeed/pull/290
  @Test("The end of an element without a base leaves the base of those around it")
  func baseStays() throws {
    let feed = try Feeds.parse(
      """
      <rss version="2.0" xml:base="http://e.example/a/"><channel><title>T</title>
      <image><url>i.png</url><title>x</title></image>
      <item xml:base="b/"><title>t</title><guid isPermaLink="false">1</guid><link>post/1</link></item>
      <item><title>u</title><guid isPermaLink="false">2</guid><link>post/2</link><enclosure url="2.mp3"/></item></channel></rss>
      """)
    #expect(feed.items.map(\.link) == ["http://e.example/a/b/post/1", "http://e.example/a/post/2"])
    #expect(feed.items[1].enclosures.map(\.url) == ["http://e.example/a/2.mp3"])
  }

  // https://github.com/luyuhuang/vscode-rss/issues/6
  @Test("An item without a link is read all the same")
  func noLink() throws {
    let feed = try Feeds.parse(Feeds.rss("<item><title>t</title><link></link><description>d</description></item>"))
    #expect(feed.items.map(\.title) == ["t"])
    #expect(feed.items.first?.link == nil)
    #expect(feed.repairs.contains("items without a usable link: 1"))
  }
}
