public import FeedFormats
public import ServiceKit

/// One feed that a session reads.
@AdapterHost
public final class FeedSubscription {
  @Adapted var loader: any LoadingAdapter

  /// Where the feed is read from.
  public let source: FeedSource

  /// Makes a subscription; nothing is read yet.
  public init(source: FeedSource) {
    self.source = source
  }

  /// Reads the feed now.
  ///
  /// - Throws: What keeps the product's loader from reading it.
  public func load() throws -> FeedDocument {
    try loader.load(source)
  }
}
