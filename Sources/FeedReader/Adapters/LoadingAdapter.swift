public import FeedFormats

/// Reads feeds; every product needs one.
public protocol LoadingAdapter: AnyObject {
  /// Reads the feed of the host that asks, from its start to its end.
  ///
  /// - Throws: ``FileError`` if there is nothing to read, `FeedFormatError` if it is no feed or larger than this product
  ///   reads.
  func load(_ source: FeedSource) throws -> FeedDocument
}
