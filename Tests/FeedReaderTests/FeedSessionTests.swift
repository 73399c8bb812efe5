import FeedFormats
import FeedReader
import Foundation
import ServiceKitTesting
import Testing

@Suite struct FeedSessionTests {
  private let loading = FakeLoading(
    [
      .file("a"): FeedDocument(
        format: .rss, title: "A",
        items: [
          FeedItem(id: "1", title: "first", date: Date(timeIntervalSince1970: 1)),
          FeedItem(
            id: "2", title: "third", date: Date(timeIntervalSince1970: 3),
            enclosures: [FeedEnclosure(url: "https://test.example/3.mp3")]),
        ], repairs: ["a repair"]),
      .file("b"): FeedDocument(
        format: .atom, title: nil, items: [FeedItem(id: "3", title: "second", date: Date(timeIntervalSince1970: 2))]),
    ])

  /// A session in a registry with fakes only.
  private func session(
    _ sources: FeedSource..., with more: (inout AdapterOverrides) -> Void = { _ in }
  ) throws -> FeedSession {
    try FakeSession.make(
      sources, loading, scene: #""newest-first", "fake-trimming", "autoplay""#, with: more)
  }

  private func page(of session: FeedSession) -> String {
    var page = ""
    session.renderPage { page += $0 }
    return page
  }

  @Test("A new session has read nothing")
  func untouched() throws {
    let session = try session(.file("a"))
    #expect(session.items.isEmpty)
    #expect(loading.asked.isEmpty)
  }

  @Test("A session reads its feeds in order and shows their items newest first")
  func reads() throws {
    let session = try session(.file("b"), .file("a"))
    let outcomes = session.load()
    #expect(loading.asked == [.file("b"), .file("a")])
    #expect(outcomes.map(\.source) == [.file("b"), .file("a")])
    #expect(outcomes.map(\.repairs) == [[], ["a repair"]])
    #expect(outcomes.allSatisfy { $0.error == nil })
    #expect(page(of: session) == "b+A\nthird\nsecond\nfirst\n")
  }

  @Test("A feed that cannot be read does not lose the others")
  func badFeed() throws {
    let session = try session(.file("none"), .file("b"))
    let outcomes = session.load()
    #expect(outcomes.map { $0.error.map { "\($0)" } } == ["none: not there", nil])
    #expect(page(of: session) == "b\nsecond\n")
  }

  @Test("Loading again starts afresh")
  func reload() throws {
    let session = try session(.file("a"))
    _ = session.load()
    _ = session.load(limit: 1)
    #expect(page(of: session) == "A\nthird\n")
  }

  @Test("A session knows whether it shows several feeds")
  func severalFeeds() throws {
    #expect(try !session(.file("a")).showsSeveralFeeds)
    #expect(try session(.file("a"), .file("b")).showsSeveralFeeds)
  }

  @Test("Without a playback adapter there is no playlist, and without a trimming one no savings")
  func optionalAdapters() throws {
    let session = try session(.file("a"))
    _ = session.load()
    #expect(session.playlist == nil)
    #expect(session.savings == nil)
  }

  @Test("With a playback adapter the playlist has the shown items' media")
  func playlist() throws {
    let session = try session(.file("a")) { $0.bind((any PlaybackAdapter).self, to: FakePlayback()) }
    _ = session.load()
    #expect(session.playlist?.entries.map(\.address) == ["https://test.example/3.mp3"])
  }

  @Test("With a trimming adapter only the items that are shown are trimmed")
  func trimming() throws {
    let session = try session(.file("a"), .file("b")) { $0.bind((any ItemTrimmingAdapter).self, to: FakeTrimming()) }
    _ = session.load(limit: 2)
    #expect(session.items.map(\.title) == ["thi", "sec"])
    #expect(session.savings == "2 trimmed")
  }

  @Test("An error while showing stops the page and reaches the caller")
  func stopsShowing() throws {
    struct Full: Error {}
    let session = try session(.file("a"))
    _ = session.load()
    var pieces = 0
    #expect(throws: Full.self) {
      try session.renderPage { _ in
        pieces += 1
        if pieces == 2 { throw Full() }
      }
    }
    #expect(pieces == 2)
  }

  @Test("A session that is gone keeps no adapter and is kept by none")
  func noLeak() throws {
    weak var gone: FeedSession?
    do {
      let session = try session(.file("a"))
      _ = session.load()
      _ = page(of: session)
      gone = session
    }
    #expect(gone == nil)
  }
}
