public import MediatorKit

/// Asks who is there.
public struct CurrentUser: ModuleAction {
  public typealias Output = String

  public init() {}
}
