/// What modules know of an item that is loaded.
public struct ReaderItem: Sendable, Hashable {
  /// The item's number in the list, from 1.
  public let number: Int
  /// The title, one line of plain text.
  public let title: String
  /// The item's page; nil where it has none.
  public let url: String?

  /// Makes a description of an item.
  public init(number: Int, title: String, url: String?) {
    self.number = number
    self.title = title
    self.url = url
  }
}
