public import FeedFormats

/// The order in which items are shown.
public enum FeedOrder {
  /// Newest first, items without a date at the end; equal items keep the order of their feeds.
  ///
  /// With a `limit`, no more items than that are returned.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func newestFirst(_ items: [FeedItem], limit: Int? = nil) -> [FeedItem] {
    let ordered = items.enumerated().sorted { first, second in
      switch (first.element.date, second.element.date) {
      case (let a?, let b?) where a != b: a > b
      case (.some, nil): true
      case (nil, .some): false
      default: first.offset < second.offset
      }
    }
    return ordered.prefix(limit ?? ordered.count).map(\.element)
  }
}
