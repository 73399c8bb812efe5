public import MediatorKit

/// Asks the product for the text that is passed on; each product handles it in its own way.
public struct FormatShare: ImmediateAction {
  /// The text, one line.
  public typealias Output = String
  /// The title; nil where it is not to be passed on.
  public let title: String?
  /// The address.
  public let url: String

  /// Makes the action.
  public init(title: String?, url: String) {
    self.title = title
    self.url = url
  }
}
