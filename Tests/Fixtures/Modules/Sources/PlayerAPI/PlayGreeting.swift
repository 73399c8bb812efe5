public import MediatorKit

/// Plays something for the user.
public struct PlayGreeting: ModuleAction {
  public typealias Output = String

  public init() {}
}
