import FeedFormats
import FeedReader
import ServiceKit

/// Reads small feeds only, and each one once: all subscriptions share this adapter and what it has read.
@Adapter((any LoadingAdapter).self, host: (any FeedSubscriptionCapabilities).self, scope: .shared)
final class CappedLoading: LoadingAdapter {
  /// The most bytes of one feed.
  static let cap = 4_000_000

  private var documents: [FeedSource: FeedDocument] = [:]

  func load(_ source: FeedSource) throws -> FeedDocument {
    if let document = documents[source] { return document }
    let document = try source.document(limits: FeedLimits(maximumBytes: Self.cap))
    documents[source] = document
    return document
  }
}
