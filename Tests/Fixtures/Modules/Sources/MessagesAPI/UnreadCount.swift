public import MediatorKit

/// Asks how many messages are unread.
public struct UnreadCount: ModuleAction {
  public typealias Output = Int

  public init() {}
}
