public import MediatorKit

/// Asks the reader for the item with a link, among those that are loaded; nothing is fetched.
public struct FindItem: ImmediateAction {
  /// The item.
  public typealias Output = ReaderItem
  /// The link of the item, as its feed gives it.
  public let url: String

  /// Makes the action.
  public init(url: String) {
    self.url = url
  }
}
