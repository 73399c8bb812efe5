public import FeedFormats

/// Reads feeds; every product needs one.
///
/// It is `Sendable`, so that a product may share one among all its subscriptions.
public protocol LoadingAdapter: AnyObject, Sendable {
  /// Reads the feed of the host that asks, from its start to its end.
  ///
  /// - Throws: ``FileError`` if there is nothing to read, `FeedFormatError` if it is no feed or larger than this product
  ///   reads.
  func load(_ source: FeedSource) throws -> FeedDocument
}
