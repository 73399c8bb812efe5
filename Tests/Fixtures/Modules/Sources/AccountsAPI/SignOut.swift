public import MediatorKit

/// Ends what others do for the user.
public struct SignOut: ModuleAction {
  public typealias Output = String

  public init() {}
}
