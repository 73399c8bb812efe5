public import FeedFormats

/// Turns feeds into text for reading; every product needs one.
public protocol RenderAdapter: AnyObject {
  /// What stands above the items of the feeds with these titles, with an empty line at its end.
  func heading(of titles: [String]) -> String

  /// One item, with a line feed at its end.
  func render(_ item: FeedItem) -> String
}
