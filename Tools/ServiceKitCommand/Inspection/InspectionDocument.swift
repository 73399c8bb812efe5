import LintEngine
import ProductMap

/// What `inspect` writes as JSON.
struct InspectionDocument: Encodable {
  /// Changes where a reader would have to know.
  static let currentSchemaVersion = 1

  struct Tool: Encodable {
    let name = ToolIdentity.name
    let version = ToolIdentity.version
  }

  let schemaVersion = Self.currentSchemaVersion
  let tool = Tool()
  /// One for each binary, and for each group of its architectures that differs from the others.
  let products: [InspectedBinary]
  /// What `--check` found; left out where nothing was looked for.
  let findings: [ProductFinding]?
}
