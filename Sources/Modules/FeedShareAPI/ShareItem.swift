public import FeedReaderAPI
public import MediatorKit

/// Shows an item in the form in which it can be passed on.
public struct ShareItem: ModuleAction {
  /// The handle of what was opened.
  public typealias Output = ModuleHandle
  /// The item.
  public let item: ReaderItem

  /// Makes the action.
  public init(_ item: ReaderItem) {
    self.item = item
  }
}
