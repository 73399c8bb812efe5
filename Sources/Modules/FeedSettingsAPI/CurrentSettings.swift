public import MediatorKit

/// Asks the product for its settings; each product has its own.
public struct CurrentSettings: ImmediateAction {
  /// The settings.
  public typealias Output = ReaderSettings

  /// Makes the action.
  public init() {}
}
