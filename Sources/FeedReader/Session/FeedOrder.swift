public import FeedFormats
public import Foundation

/// The order in which items are shown.
public enum FeedOrder {
  /// Newest first, items without a date at the end; equal items keep the order of their feeds.
  ///
  /// With a `limit`, no more items than that are returned.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func newestFirst(_ items: [FeedItem], limit: Int? = nil) -> [FeedItem] {
    Array(newestFirst(items, date: \.date).prefix(limit ?? items.count))
  }

  /// The same for whatever has a date.
  public static func newestFirst<Element>(_ elements: [Element], date: (Element) -> Date?) -> [Element] {
    let ordered = elements.map { (date: date($0), element: $0) }.enumerated().sorted { first, second in
      switch (first.element.date, second.element.date) {
      case (let a?, let b?) where a != b: a > b
      case (.some, nil): true
      case (nil, .some): false
      default: first.offset < second.offset
      }
    }
    return ordered.map(\.element.element)
  }
}
