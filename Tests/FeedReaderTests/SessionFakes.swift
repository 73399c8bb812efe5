import FeedFormats
import FeedReader
import Synchronization

/// Answers with documents that the test made.
final class FakeLoading: LoadingAdapter {
  private let documents: [FeedSource: FeedDocument]
  private let questions = Mutex<[FeedSource]>([])

  init(_ documents: [FeedSource: FeedDocument]) { self.documents = documents }

  var asked: [FeedSource] { questions.withLock { $0 } }

  func load(_ source: FeedSource) throws -> FeedDocument {
    questions.withLock { $0.append(source) }
    guard let document = documents[source] else { throw FileError(path: source.name, reason: "not there") }
    return document
  }
}

/// Shows titles only.
final class FakeRendering: RenderAdapter {
  func heading(of titles: [String]) -> String { titles.joined(separator: "+") + "\n" }
  func render(_ item: FeedItem) -> String { item.title + "\n" }
}

/// Plays everything.
final class FakePlayback: PlaybackAdapter {
  func entries(for item: FeedItem) -> [PlaylistEntry] {
    PlaylistEntry.entries(of: item, playing: Set(FeedEnclosure.Kind.allCases))
  }
}

/// Cuts titles to three characters.
final class FakeTrimming: ItemTrimmingAdapter {
  private(set) var trimmed = 0

  var savings: String { "\(trimmed) trimmed" }

  func trim(_ item: FeedItem) -> FeedItem {
    trimmed += 1
    var item = item
    item.title = String(item.title.prefix(3))
    return item
  }
}
