/// Who may reach an action by URL.
public struct ActionExposure: Hashable, Sendable, CustomStringConvertible {
  /// `internal`, `link` or `linkWithConfirmation`.
  public let name: String

  /// The program's own code, and data that the program trusts.
  public static let `internal` = ActionExposure(name: "internal")
  /// Any link: the action opens something and changes nothing.
  public static let link = ActionExposure(name: "link")
  /// A link, after the user was asked.
  public static let linkWithConfirmation = ActionExposure(name: "linkWithConfirmation")

  /// The name.
  public var description: String { name }
}
