/// The JSON output of the linter.
public struct LintDocument: Codable, Hashable, Sendable {
  /// The layout of this document.
  public static let currentSchemaVersion = 1
}
