import ContainerKit
import FeedFormats

/// Remembers what was opened, also for the next run, and marks what was not.
@Component("reading-progress")
final class ReadingProgress: OpenEvents, ItemMarking {
  /// What is kept between runs: the keys of the items, the newest last.
  struct Progress: StateContent {
    static let fileName = "progress.json"
    var schemaVersion = 1
    var read: [String] = []

    /// The most keys that are kept.
    static let limit = 5_000
  }

  private let file: StateFile<Progress>?
  private let read: ContextWriter<Set<String>>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws {
    file = place.owner?.stateFolder.map(StateFile.init(in:))
    read = try place.context.claim(.readItems)
    read.value = Set(try file?.content().read ?? [])
  }

  func didOpen(_ item: FeedItem) throws {
    let key = item.progressKey
    guard !read.value.contains(key) else { return }
    read.value.insert(key)
    try file?.update { progress in
      progress.read = (progress.read.filter { $0 != key } + [key]).suffix(Progress.limit)
    }
  }

  func mark(of item: FeedItem) -> Character? {
    read.value.contains(item.progressKey) ? nil : "●"
  }
}
