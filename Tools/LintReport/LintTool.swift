/// The program that made a document.
public struct LintTool: Codable, Hashable, Sendable {
  /// Its name, `servicekit`.
  public var name: String
  /// Its version, as in Semantic Versioning.
  public var version: String

  /// Names a program.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
