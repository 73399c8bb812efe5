public import FeedFormats

/// Decides what of an item is played; a product may have none.
public protocol PlaybackAdapter: AnyObject {
  /// The item's media that this product plays, in playing order.
  func entries(for item: FeedItem) -> [PlaylistEntry]
}
