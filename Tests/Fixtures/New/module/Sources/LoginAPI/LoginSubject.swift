public import MediatorKit

/// Asks the program for whom `Login` is shown.
public struct LoginSubject: ModuleAction {
  /// A name.
  public typealias Output = String

  /// Makes the action.
  public init() {}
}
