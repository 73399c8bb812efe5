public import FeedFormats

/// Makes items smaller before they are shown; a product may have none.
public protocol ItemTrimmingAdapter: AnyObject {
  /// The item with less in it.
  func trim(_ item: FeedItem) -> FeedItem

  /// What trimming has left out of all items so far, as one line for the reader.
  var savings: String { get }
}
