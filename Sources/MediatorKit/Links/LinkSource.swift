internal import PositionedJSON

/// Where a link came from, as far as the program knows.
public struct LinkSource: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What messages call it, in at most 60 characters and one line.
  public let description: String

  /// The command line.
  public static let commandLine: LinkSource = "the command line"
  /// It is not known.
  public static let unknown: LinkSource = "an unknown source"

  /// Names a source.
  ///
  /// - Parameter name: what messages call it.
  public init(_ name: String) { description = name.shownInMessage }

  /// Names a source.
  public init(stringLiteral value: String) { self.init(value) }
}
