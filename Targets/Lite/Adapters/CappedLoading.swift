import FeedFormats
import FeedReader
import ServiceKit
import Synchronization

/// Reads small feeds only, and each one once: all subscriptions share this adapter and what it has read.
///
/// Subscriptions may be on several threads, hence the lock.
@Adapter((any LoadingAdapter).self, scope: .shared)
final class CappedLoading: LoadingAdapter {
  /// The most bytes of one feed.
  static let cap = 4_000_000

  private let documents = Mutex<[FeedSource: FeedDocument]>([:])

  func load(_ source: FeedSource) throws -> FeedDocument {
    if let document = documents.withLock({ $0[source] }) { return document }
    let document = try source.document(limits: FeedLimits(maximumBytes: Self.cap))
    documents.withLock { $0[source] = document }
    return document
  }
}
