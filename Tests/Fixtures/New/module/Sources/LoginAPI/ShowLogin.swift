public import MediatorKit

/// Shows `Login`.
public struct ShowLogin: ModuleAction {
  /// What was shown, in one line.
  public typealias Output = String

  /// Makes the action.
  public init() {}
}
