public import FeedReaderAPI
public import MediatorKit

/// Opens an item that was chosen from the list.
public struct ShowItem: ModuleAction {
  /// The handle of what was opened.
  public typealias Output = ModuleHandle
  /// The item.
  public let item: ReaderItem

  /// Makes the action.
  public init(_ item: ReaderItem) {
    self.item = item
  }
}
