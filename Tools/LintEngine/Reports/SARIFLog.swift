/// The objects of SARIF 2.1.0 that the linter writes.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", section 3. The names are those of the
/// specification, since they become the keys.
struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let originalUriBaseIds: [String: ArtifactLocation]
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: ToolComponent
  }

  struct ToolComponent: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [ReportingDescriptor]
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: MultiformatMessage
    let defaultConfiguration: ReportingConfiguration
  }

  struct ReportingConfiguration: Encodable {
    let level: String
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let baselineState: String?
    let properties: Properties
  }

  /// What the specification has no place for.
  struct Properties: Encodable {
    let products: [String]
    let waysOut: [String]
  }

  struct Message: Encodable {
    let text: String
  }

  struct MultiformatMessage: Encodable {
    let text: String
    let markdown: String
  }

  struct Location: Encodable {
    let id: Int?
    let physicalLocation: PhysicalLocation
    let message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
