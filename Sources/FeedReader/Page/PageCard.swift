/// A short remark between the items of a page, such as what else there is to read.
public struct PageCard: Sendable, Equatable {
  /// The title, one line that is safe to print.
  public let title: String

  /// What the card says, one line that is safe to print.
  public let text: String

  /// Makes a card.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}
