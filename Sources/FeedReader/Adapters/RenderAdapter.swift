public import FeedFormats

/// Turns feeds into text for reading; every product needs one.
public protocol RenderAdapter: AnyObject {
  /// What stands above the items of the feeds with these titles, with an empty line at its end.
  func heading(of titles: [String]) -> String

  /// One item, with a line feed at its end.
  func render(_ item: FeedItem) -> String

  /// A card between items, with a line feed at its end.
  func render(_ card: PageCard) -> String

  /// One item in a list, with a line feed at its end; there is a character in `marks` for each component that sets items off.
  func line(number: Int, marks: String, item: FeedItem) -> String
}

extension RenderAdapter {
  /// The card, plain, in two lines.
  public func render(_ card: PageCard) -> String { "\(card.title)\n  \(card.text)\n" }

  /// The number, the marks and the title, plain.
  public func line(number: Int, marks: String, item: FeedItem) -> String { "\(number)\t\(marks) \(item.title)\n" }
}
