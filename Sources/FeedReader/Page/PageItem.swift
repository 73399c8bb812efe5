public import FeedFormats

/// An item, and the feed that it came from.
public struct PageItem: Sendable, Equatable {
  /// The item.
  public var item: FeedItem

  /// The place of its feed among those of the session, from 0.
  public let feed: Int

  /// Makes an item of a page.
  public init(_ item: FeedItem, feed: Int = 0) {
    self.item = item
    self.feed = feed
  }
}
