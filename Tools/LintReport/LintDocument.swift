/// The JSON output of the linter.
///
/// Keys may be added without a new ``currentSchemaVersion``; a key that is removed or changes its meaning raises it.
public struct LintDocument: Codable, Hashable, Sendable {
  /// The layout of this document.
  public static let currentSchemaVersion = 1

  /// The layout of the document that was read.
  public var schemaVersion: Int
  /// What made the document.
  public var tool: LintTool
  /// The numbers.
  public var summary: LintSummary
  /// What was found, by path, place and rule.
  public var findings: [LintFinding]

  /// Makes a document of the current layout.
  public init(tool: LintTool, summary: LintSummary, findings: [LintFinding]) {
    schemaVersion = Self.currentSchemaVersion
    self.tool = tool
    self.summary = summary
    self.findings = findings
  }
}
