/// How long the instance lives whose method handles an action.
public struct TargetScope: Hashable, Sendable, Codable, CustomStringConvertible {
  private let name: String

  /// Made when the first of its actions is sent, once in a mediator and all its scopes, and kept; all handlers of the type
  /// share it.
  public static let mediator = TargetScope(name: "mediator")
  /// Made once in each mediator and in each scope, for targets that belong to a page; all handlers of the type share it.
  public static let local = TargetScope(name: "local")
  /// Made for each call, and gone with it.
  public static let unique = TargetScope(name: "unique")

  /// The word that attributes and listings use: `mediator`, `local` or `unique`.
  public var description: String { name }
}
