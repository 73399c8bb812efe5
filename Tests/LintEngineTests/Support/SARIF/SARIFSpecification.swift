/// What SARIF 2.1.0 demands of the objects that the linter may write, written down from the specification by hand.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0"; the number is that of the section.
enum SARIFSpecification {
  /// What a property holds.
  indirect enum Kind: Sendable {
    case text
    case truthValue
    /// A whole number, at least this.
    case integer(Int)
    case oneOf([String])
    case object(String)
    case list(Kind)
    /// An object whose keys are free.
    case map(Kind)
    /// A URI or a reference relative to one, as in RFC 3986.
    case uri
    case semanticVersion
    /// A property bag (3.8).
    case bag
  }

  struct Property: Sendable {
    let name: String
    let kind: Kind
    let isRequired: Bool
  }

  struct Object: Sendable {
    let section: String
    let properties: [Property]
    /// Sets of properties of which one at least is there.
    var oneOf: [[String]] = []
  }

  private static func must(_ name: String, _ kind: Kind) -> Property {
    Property(name: name, kind: kind, isRequired: true)
  }
  private static func may(_ name: String, _ kind: Kind) -> Property {
    Property(name: name, kind: kind, isRequired: false)
  }

  private static let level = Kind.oneOf(["none", "note", "warning", "error"])

  static let objects: [String: Object] = [
    "sarifLog": Object(
      section: "3.13",
      properties: [
        must("version", .oneOf(["2.1.0"])), must("runs", .list(.object("run"))), may("$schema", .uri),
        may("properties", .bag),
      ]),
    "run": Object(
      section: "3.14",
      properties: [
        must("tool", .object("tool")), may("invocations", .list(.object("invocation"))),
        may("originalUriBaseIds", .map(.object("baseLocation"))), may("results", .list(.object("result"))),
        may("columnKind", .oneOf(["utf16CodeUnits", "unicodeCodePoints"])), may("baselineGuid", .text),
        may("properties", .bag),
      ]),
    "tool": Object(section: "3.18", properties: [must("driver", .object("toolComponent")), may("properties", .bag)]),
    "toolComponent": Object(
      section: "3.19",
      properties: [
        must("name", .text), may("version", .text), may("semanticVersion", .semanticVersion),
        may("informationUri", .uri),
        may("rules", .list(.object("reportingDescriptor"))), may("properties", .bag),
      ]),
    "reportingDescriptor": Object(
      section: "3.49",
      properties: [
        must("id", .text), may("name", .text), may("shortDescription", .object("multiformatMessageString")),
        may("fullDescription", .object("multiformatMessageString")), may("help", .object("multiformatMessageString")),
        may("helpUri", .uri), may("defaultConfiguration", .object("reportingConfiguration")), may("properties", .bag),
      ]),
    "multiformatMessageString": Object(
      section: "3.12", properties: [must("text", .text), may("markdown", .text), may("properties", .bag)]),
    "reportingConfiguration": Object(
      section: "3.50", properties: [may("enabled", .truthValue), may("level", level), may("properties", .bag)]),
    "invocation": Object(
      section: "3.20",
      properties: [
        must("executionSuccessful", .truthValue), may("exitCode", .integer(.min)),
        may("toolExecutionNotifications", .list(.object("notification"))),
        may("toolConfigurationNotifications", .list(.object("notification"))), may("properties", .bag),
      ]),
    "notification": Object(
      section: "3.58",
      properties: [
        must("message", .object("message")), may("level", level), may("locations", .list(.object("location"))),
        may("properties", .bag),
      ]),
    "result": Object(
      section: "3.27",
      properties: [
        must("message", .object("message")), may("ruleId", .text), may("ruleIndex", .integer(0)), may("level", level),
        may("locations", .list(.object("location"))), may("relatedLocations", .list(.object("location"))),
        may("partialFingerprints", .map(.text)),
        may("baselineState", .oneOf(["new", "unchanged", "updated", "absent"])), may("properties", .bag),
      ], oneOf: [["ruleId", "ruleIndex"]]),
    "message": Object(
      section: "3.11",
      properties: [may("text", .text), may("markdown", .text), may("id", .text), may("properties", .bag)],
      oneOf: [["text", "id"]]),
    "location": Object(
      section: "3.28",
      properties: [
        may("id", .integer(0)), may("physicalLocation", .object("physicalLocation")),
        may("message", .object("message")),
        may("properties", .bag),
      ]),
    "physicalLocation": Object(
      section: "3.29",
      properties: [
        may("artifactLocation", .object("artifactLocation")), may("region", .object("region")), may("properties", .bag),
      ], oneOf: [["artifactLocation", "address"]]),
    "artifactLocation": Object(
      section: "3.4",
      properties: [
        may("uri", .uri), may("uriBaseId", .text), may("index", .integer(0)), may("description", .object("message")),
        may("properties", .bag),
      ], oneOf: [["uri", "index"]]),
    // An artifactLocation too, but where the root is need not be known (3.14.14).
    "baseLocation": Object(
      section: "3.14.14",
      properties: [
        may("uri", .uri), may("uriBaseId", .text), may("description", .object("message")), may("properties", .bag),
      ]),
    "region": Object(
      section: "3.30",
      properties: [
        may("startLine", .integer(1)), may("startColumn", .integer(1)), may("endLine", .integer(1)),
        may("endColumn", .integer(1)), may("charOffset", .integer(0)), may("byteOffset", .integer(0)),
        may("properties", .bag),
      ], oneOf: [["startLine", "charOffset", "byteOffset"]]),
  ]
}
