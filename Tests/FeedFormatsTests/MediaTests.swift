import FeedFormats
import Foundation
import Testing

@Suite("Podcasts and Media RSS")
struct MediaTests {
  private static let prefixes = """
    xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    """

  private func item(_ parts: String) throws -> FeedItem {
    try Feeds.item(Feeds.rss("<item \(Self.prefixes)><title>t</title>\(parts)</item>"))
  }

  @Test("Each content of a group is a file of its own; pictures among them are images too")
  func group() throws {
    let item = try item(
      """
      <media:group><media:content url="http://e.example/a.mp4" type="video/mp4" fileSize="10" duration="62"/>
      <media:content url="http://e.example/a.webm" type="video/webm"/><media:content url="http://e.example/a.png" medium="image"/>
      <media:thumbnail url="http://e.example/t.jpg"/><media:title>Group</media:title></media:group>
      """)
    #expect(
      item.enclosures == [
        FeedEnclosure(url: "http://e.example/a.mp4", mediaType: "video/mp4", length: 10, duration: 62),
        FeedEnclosure(url: "http://e.example/a.webm", mediaType: "video/webm"),
        FeedEnclosure(url: "http://e.example/a.png", kind: .image),
      ])
    #expect(item.images == ["http://e.example/a.png", "http://e.example/t.jpg"])
    #expect(item.title == "t")
  }

  @Test("What stands inside a content belongs to the item: thumbnail, title, description")
  func insideContent() throws {
    let item = try Feeds.item(
      Feeds.rss(
        """
        <item \(Self.prefixes)><media:content url="http://e.example/a.mp4"><media:title>Inner</media:title>
        <media:description>Words</media:description><media:thumbnail url="http://e.example/t.jpg" width="1" height="1"/>
        </media:content></item>
        """))
    #expect(item.title == "Inner")
    #expect(item.summary == "Words")
    #expect(item.images == ["http://e.example/t.jpg"])
  }

  @Test("A content without an address is no file")
  func noAddress() throws {
    #expect(try item("<media:content medium='image'/><media:content url='' type='audio/mpeg'/>").enclosures.isEmpty)
  }

  @Test("A description of a medium is HTML only where it says so")
  func mediaText() throws {
    #expect(
      try item("<media:description>a &lt;b&gt;b&lt;/b&gt;</media:description>").summary == "a <b>b</b>")
    #expect(
      try item("<media:description type='html'>a &lt;b&gt;b&lt;/b&gt;</media:description>").summary == "a b")
  }

  @Test(
    "The medium decides the kind where the type says nothing",
    arguments: [
      ("medium='audio'", .audio), ("medium='video'", .video), ("medium='image'", .image), ("medium='document'", .other),
      ("type='application/octet-stream' medium='video'", .video), ("type='audio/mpeg' medium='video'", .audio),
      ("", .other),
    ] as [(String, FeedEnclosure.Kind)])
  func medium(_ attributes: String, _ kind: FeedEnclosure.Kind) throws {
    #expect(try item("<media:content url='http://e.example/x' \(attributes)/>").enclosures.map(\.kind) == [kind])
  }

  @Test("The duration of an episode is that of its files, not of its pictures")
  func durations() throws {
    let item = try item(
      """
      <itunes:duration>1:30</itunes:duration><enclosure url="http://e.example/a.mp3" type="audio/mpeg" length="1"/>
      <media:content url="http://e.example/b.mp3" type="audio/mpeg" duration="5"/>
      <media:content url="http://e.example/c.png" type="image/png"/>
      """)
    #expect(item.enclosures.map(\.duration) == [90, 5, nil])
  }

  @Test("The episode's own title, summary and subtitle stand in for those that are missing")
  func episode() throws {
    let episode = try Feeds.item(
      Feeds.rss(
        """
        <item \(Self.prefixes)><itunes:title>Episode</itunes:title><itunes:subtitle>Sub</itunes:subtitle>
        <itunes:summary>Sum</itunes:summary><itunes:author>Ada</itunes:author><itunes:image href="http://e.example/i.jpg"/></item>
        """))
    #expect(episode.title == "Episode")
    #expect(episode.summary == "Sum")
    #expect(episode.authors == ["Ada"])
    #expect(episode.images == ["http://e.example/i.jpg"])
    #expect(try item("<itunes:title>Episode</itunes:title>").title == "t")
  }

  @Test("Two hundred files are kept, and no more")
  func manyFiles() throws {
    let files = (0..<300).map { "<enclosure url='http://e.example/\($0).mp3'/>" }.joined()
    #expect(try item(files).enclosures.count == 200)
  }

  @Test("The same picture named in several ways is one")
  func samePicture() throws {
    let item = try item(
      """
      <itunes:image href="http://e.example/i.jpg"/><media:thumbnail url="http://e.example/i.jpg"/>
      <description>&lt;img src="http://e.example/i.jpg"&gt;</description>
      """)
    #expect(item.images == ["http://e.example/i.jpg"])
  }

  @Test("An Atom entry carries Media RSS like an item of RSS")
  func inAtom() throws {
    let entry = try Feeds.item(
      Feeds.atom(
        """
        <entry \(Self.prefixes)><id>i</id><title>t</title><media:group><media:title>no</media:title>
        <media:content url="https://v.example/1" type="application/x-shockwave-flash" width="640"/>
        <media:thumbnail url="https://v.example/1.jpg"/><media:description>About it</media:description></media:group></entry>
        """))
    #expect(entry.title == "t")
    #expect(entry.summary == "About it")
    #expect(entry.images == ["https://v.example/1.jpg"])
    #expect(
      entry.enclosures == [FeedEnclosure(url: "https://v.example/1", mediaType: "application/x-shockwave-flash")])
  }
}
