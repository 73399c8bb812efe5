/// One entry of a page: an item of a feed, or what a component has put between two of them.
public enum PageEntry: Sendable, Equatable {
  /// An item of a feed.
  case item(PageItem)

  /// Something that is in no feed.
  case card(PageCard)
}
