public import MediatorKit

/// Shares the item that is open.
public struct ShareArticle: ModuleAction {
  /// The handle of what was opened.
  public typealias Output = ModuleHandle

  /// Makes the action.
  public init() {}
}
