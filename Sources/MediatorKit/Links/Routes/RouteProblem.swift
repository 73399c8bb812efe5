internal import ServiceKit

/// Something about the names and paths of actions that a program must not be released with.
public struct RouteProblem: Sendable, Hashable, CustomStringConvertible {
  /// A kind of problem.
  public struct Kind: Hashable, Sendable {
    let name: String

    /// Two actions have one name.
    public static let sharedName = Kind(name: "sharedName")
    /// Two paths fit the same links equally well.
    public static let overlap = Kind(name: "overlap")
    /// A path is not well written.
    public static let malformedPath = Kind(name: "malformedPath")
    /// A parameter of a path, or a URL that is allowed, is one that the action does not have, or one that never decodes.
    public static let parameter = Kind(name: "parameter")
    /// An action is exposed to links, and has no path.
    public static let unreachable = Kind(name: "unreachable")
  }

  /// The kind of problem.
  public let kind: Kind
  /// The whole message, over several lines.
  public let description: String

  init(_ kind: Kind, _ message: MessageText) {
    self.kind = kind
    description = message.text
  }
}
