public import MediatorKit

/// Asks the reader to show what a module has to show.
public struct ShowInReader: ImmediateAction {
  /// What can be shown.
  public enum Content: Sendable, Hashable {
    /// An item in full, as the product renders it.
    case item(ReaderItem)
    /// Lines of plain text.
    case lines([String])
  }

  /// What is to be shown.
  public let content: Content

  /// Makes the action.
  public init(_ content: Content) {
    self.content = content
  }
}
