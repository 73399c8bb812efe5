import ContainerKit
import FeedFormats
import FeedReader
import Foundation
import ServiceKit
import ServiceKitTesting
import Testing

/// What each shared component does to a page.
@Suite struct ComponentTests {
  /// An item with a date of its own, in days, and perhaps categories.
  private func item(_ title: String, day: Double? = nil, link: String? = nil, _ categories: String...) -> FeedItem {
    FeedItem(
      id: title, title: title, link: link, date: day.map { Date(timeIntervalSince1970: $0 * 86_400) },
      categories: categories, enclosures: [FeedEnclosure(url: "https://test.example/\(title).mp3")])
  }

  /// A page of some feeds that is loaded.
  private func page(
    _ feeds: [FeedItem]..., scene: String, state: StateFolder? = nil, limit: Int? = nil,
    with more: (inout AdapterOverrides) -> Void = { _ in }
  ) throws -> FeedSession {
    let sources = feeds.indices.map { FeedSource.file("\($0)") }
    let documents = zip(sources, feeds).map { ($0, FeedDocument(format: .rss, title: $0.name, items: $1)) }
    let loading = FakeLoading(Dictionary(uniqueKeysWithValues: documents))
    let session = try FakeSession.make(sources, loading, scene: scene, state: state, with: more)
    _ = session.load(limit: limit)
    return session
  }

  /// Titles, with cards in brackets.
  private func titles(_ session: FeedSession) -> [String] {
    session.entries.map { entry in
      switch entry {
      case .item(let item): item.item.title
      case .card(let card): "[\(card.title): \(card.text)]"
      }
    }
  }

  @Test func `Without components a page has the items in the order of the feeds`() throws {
    #expect(try titles(page([item("old", day: 1)], [item("new", day: 2)], scene: "")) == ["old", "new"])
  }

  @Test func `Newest first: items without a date come last`() throws {
    let session = try page([item("none"), item("old", day: 1), item("new", day: 2)], scene: #""newest-first""#)
    #expect(titles(session) == ["new", "old", "none"])
  }

  @Test func `The limit is for the items that the scene puts first`() throws {
    let session = try page([item("old", day: 1), item("new", day: 2)], scene: #""newest-first""#, limit: 1)
    #expect(titles(session) == ["new"])
  }

  @Test func `Grouped by feed, the items of a feed keep their order`() throws {
    let session = try page(
      [item("1 old", day: 1), item("1 new", day: 3)], [item("2", day: 2)],
      scene: #""newest-first", "grouped-by-feed""#)
    #expect(titles(session) == ["1 new", "1 old", "2"])
  }

  @Test func `An item that an earlier feed has is left out, whatever its scheme, fragment and last slash`() throws {
    let session = try page(
      [item("first", link: "https://test.example/a")],
      [item("second", link: "http://test.example/a/#top"), item("third", link: "https://test.example/b")],
      scene: #""deduplication""#)
    #expect(titles(session) == ["first", "third"])
  }

  @Test func `What one feed has twice stays`() throws {
    let link = "https://test.example/a"
    let session = try page([item("first", link: link), item("second", link: link)], scene: #""deduplication""#)
    #expect(titles(session) == ["first", "second"])
  }

  @Test func `Cards stand behind every few items, the most frequent subject first`() throws {
    let session = try page(
      [item("A", "tea"), item("B", "tea", "ink"), item("C", "ink", "tea"), item("D", "salt"), item("E")],
      scene: #"{"component": "interest-card", "settings": {"every": 2}}"#)
    #expect(
      titles(session) == ["A", "B", "[More on tea: A · B · C]", "C", "D", "[More on ink: B · C]", "E"])
  }

  @Test func `A card after no item at all is refused, with the place`() {
    let error = #expect(throws: SceneError.self) {
      try page([], scene: #"{"component": "interest-card", "settings": {"every": 0}}"#)
    }
    #expect(
      error?.faults.map(\.description) == [
        "test.json:1:89: scenes.test[0].settings.every: expected 1 or more"
      ])
  }

  @Test func `Autoplay queues the media of the items, in the order of the list`() throws {
    let session = try page([item("old", day: 1), item("new", day: 2)], scene: #""newest-first", "autoplay""#) {
      $0.bind((any PlaybackAdapter).self, to: FakePlayback())
    }
    #expect(
      session.playlist?.entries.map(\.address) == ["https://test.example/new.mp3", "https://test.example/old.mp3"])
  }

  @Test func `Where the experiment says so there is no autoplay, and no playlist`() throws {
    let gated = #"{"component": "autoplay", "gate": {"experiment": "autoplay", "arm": "off"}}"#
    let session = try page([item("A")], scene: gated) {
      $0.bind((any PlaybackAdapter).self, to: FakePlayback())
    }
    #expect(session.playlist == nil)
  }

  @Test func `The monitor says what was read from where, and what was skipped`() throws {
    let loading = FakeLoading([.file("a"): FeedDocument(format: .rss, items: [item("A")], repairs: ["one"])])
    let session = try FakeSession.make([.file("a"), .file("none")], loading, scene: #""feed-monitor""#)
    #expect(session.context[.loads] == LoadLog())
    _ = session.load()
    let log = session.context[.loads]
    #expect(log.feeds.map(\.source) == ["a", "none"])
    #expect(log.feeds.map(\.itemCount) == [1, 0])
    #expect(log.feeds.map(\.repairCount) == [1, 0])
    #expect(log.feeds.map(\.failure) == [nil, "none: not there"])
    #expect(log.duration != nil)
  }

  @Test func `What was opened is unmarked, and comes last in the next page`() throws {
    let folder = try TemporaryFolder()
    let state = StateFolder(path: folder.file("state"))
    let feed = [item("A"), item("B")]
    let first = try page(feed, scene: #""reading-progress""#, state: state)
    #expect(list(of: first) == "0\n1\t● A\n2\t● B\n")
    #expect(first.open(1) == "A\n")
    #expect(list(of: first) == "0\n1\t  A\n2\t● B\n")
    let next = try page(feed, scene: #""reading-progress", "unread-first""#, state: state)
    #expect(titles(next) == ["B", "A"])
  }

  private func list(of session: FeedSession) -> String {
    var text = ""
    session.renderList { text += $0 }
    return text
  }

  @Test func `Without a state folder progress is known as long as the page is there`() throws {
    let session = try page([item("A")], scene: #""reading-progress""#)
    _ = session.open(1)
    #expect(list(of: session) == "0\n1\t  A\n")
  }

  @Test func `There is no item with a number outside the list`() throws {
    let session = try page([item("A")], scene: "")
    #expect(session.open(0) == nil)
    #expect(session.open(2) == nil)
  }
}
