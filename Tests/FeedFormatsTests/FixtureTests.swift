import FeedFormats
import Foundation
import Testing

@Suite("Whole feeds")
struct FixtureTests {
  @Test("A news feed of RSS 2.0 is read with its titles, texts, people, categories and links")
  func news() throws {
    let feed = try Feeds.fixture("news.rss")
    #expect(feed.format == .rss)
    #expect(feed.title == "Harbour News & Tides")
    #expect(feed.link == "https://harbour.example/")
    #expect(feed.summary == "What floats and what sinks")
    #expect(feed.language == "en-GB")
    #expect(feed.repairs.isEmpty)
    let expected = [
      FeedItem(
        id: "harbour-1", title: "AT&T ferry — late again", link: "https://harbour.example/2024/ferry?a=1&b=2",
        summary: "The ferry is late.", date: Feeds.date("2024-01-02T08:05:00Z"), authors: ["Ada Quay"],
        categories: ["Ferries", "Rocks & Buoys"], images: ["https://harbour.example/img/boat.png"],
        links: ["https://harbour.example/why"], feedTitle: "Harbour News & Tides"),
      FeedItem(
        id: "https://harbour.example/2024/second", title: "Second", link: "https://harbour.example/2024/second",
        summary: "Plain & simple < 5", date: Feeds.date("2024-01-01T14:05:00Z"), authors: ["Ben Pier"],
        feedTitle: "Harbour News & Tides"),
    ]
    #expect(feed.items == expected)
  }

  @Test("A podcast is read with its files, durations, pictures and Media RSS")
  func podcast() throws {
    let feed = try Feeds.fixture("podcast.rss")
    #expect(feed.title == "Bell Tower Talk")
    let first = try #require(feed.items.first)
    #expect(first.authors == ["Cleo Clapper"])
    #expect(first.summary == "Ropes and wheels.")
    #expect(first.images == ["http://bells.example/12.jpg"])
    #expect(
      first.enclosures == [
        FeedEnclosure(
          url: "http://bells.example/12.mp3", mediaType: "audio/mpeg", length: 12_345_678, duration: 3723, kind: .audio)
      ])
    let second = try #require(feed.items.last)
    #expect(second.summary == "How a bell is cast.")
    #expect(second.images == ["http://bells.example/11.png", "http://bells.example/11-small.png"])
    #expect(
      second.enclosures == [
        FeedEnclosure(url: "http://bells.example/11.mp4", mediaType: "video/mp4", length: 900, duration: 75),
        FeedEnclosure(url: "http://bells.example/11", kind: .audio),
        FeedEnclosure(url: "http://bells.example/11.png", kind: .image),
      ])
  }

  @Test("A forge's Atom feed is read with XHTML content, bases, inherited authors and a source that is left alone")
  func releases() throws {
    let feed = try Feeds.fixture("releases.atom")
    #expect(feed.format == .atom)
    #expect(feed.title == "Tools & tricks")
    #expect(feed.summary == "Made daily")
    #expect(feed.language == "en")
    #expect(feed.link == "https://forge.example/tools/releases")
    let expected = [
      FeedItem(
        id: "tag:forge.example,2024:2", title: "Version 2 <beta>", link: "https://forge.example/tools/v2",
        summary: "New: notes & a < b\n\n- one\n- two",
        date: Feeds.date("2024-02-01T08:00:00Z")?.addingTimeInterval(0.25),
        authors: ["Dora Anvil"], categories: ["Release"],
        enclosures: [
          FeedEnclosure(
            url: "https://forge.example/tools/v2.zip", mediaType: "application/zip", length: 1024, title: "Sources")
        ],
        images: ["https://forge.example/tools/v2/shot.png"], links: ["https://forge.example/tools/v2/notes"],
        feedTitle: "Tools & tricks"),
      FeedItem(
        id: "tag:forge.example,2024:1", title: "Version 1", link: "https://forge.example/tools/v1",
        summary: "List<Int> works", date: Feeds.date("2024-01-01T00:00:00Z"), authors: ["Forge Team"],
        feedTitle: "Tools & tricks"),
    ]
    #expect(feed.items == expected)
  }

  @Test("RDF Site Summary is read with Dublin Core, its items beside the channel")
  func site() throws {
    let feed = try Feeds.fixture("site.rdf")
    #expect(feed.format == .rss)
    #expect(feed.title == "Map room")
    #expect(feed.link == "http://map.example/")
    let expected = FeedItem(
      id: "http://map.example/1", title: "Chart one", link: "http://map.example/1", summary: "First chart",
      date: Feeds.date("2003-12-31T15:14:55Z"), authors: ["Eve Legend"], categories: ["Maps"], feedTitle: "Map room")
    #expect(feed.items == [expected])
    #expect(feed.repairs.isEmpty)
  }

  @Test("A JSON Feed is read with numeric ids, attachments and relative addresses")
  func notes() throws {
    let feed = try Feeds.fixture("notes.json")
    #expect(feed.format == .json)
    #expect(feed.title == "Notes")
    #expect(feed.link == "https://notes.example/")
    #expect(feed.summary == "Short ones")
    #expect(feed.language == "de")
    let expected = [
      FeedItem(
        id: "7", title: "Seventh", link: "https://notes.example/7", summary: "Hello you",
        date: Feeds.date("2024-03-01T07:00:00Z"), authors: ["Finn Page"], categories: ["a", "b"],
        enclosures: [
          FeedEnclosure(
            url: "https://notes.example/7.m4a", mediaType: "audio/mp4", length: 10, duration: 61.5, title: "Spoken")
        ],
        images: ["https://notes.example/7.png"], links: ["https://notes.example/x"], feedTitle: "Notes"),
      FeedItem(
        id: "https://notes.example/6", title: "No title here, only <text> and more of it to be cut at some…",
        link: "https://notes.example/6",
        summary: "No title here, only <text> and more of it to be cut at some place further on",
        date: Feeds.date("2024-02-29T08:00:00Z"), authors: ["Gus Margin"], feedTitle: "Notes"),
    ]
    #expect(feed.items == expected)
  }

  @Test("What is wrong in a wild feed is repaired and named, each kind once and with its count")
  func wild() throws {
    let feed = try Feeds.fixture("wild.rss")
    #expect(feed.title == "Wild feed")
    #expect(
      feed.items.map(\.title) == [
        "Café & bar", "Without a title, this one is named after the first words of…", "Twin",
      ])
    #expect(feed.items.map(\.link) == ["http://wild.example/?a=1&b=2", nil, nil])
    #expect(feed.items.map(\.images) == [["http://wild.example/t.png"], [], []])
    #expect(Set(feed.items.map(\.id)).count == 3)
    #expect(feed.items[0].id == "http://wild.example/?a=1&b=2")
    #expect(feed.items[1].id == "same")
    #expect(feed.items[2].id.hasPrefix("same#"))
    #expect(
      feed.repairs == [
        "ampersands without a reference read as text: 2", "names of HTML read as characters: 2",
        "namespace prefixes without a declaration read by their custom: 1",
        "items without a title named after their text: 1", "items without a usable link: 2",
        "items without a date: 2", "dates that could not be read left out: 1", "items without an id given one: 1",
        "ids that occurred before made unique: 1",
      ])
  }

  @Test("Reading twice gives the same, ids included, from memory and from a file")
  func stable() throws {
    for url in try Feeds.fixtures() {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let fromFile = try FeedParser().parse(contentsOf: handle, name: "x")
      #expect(try FeedParser().parse(Data(contentsOf: url), name: "x") == fromFile)
    }
  }
}
