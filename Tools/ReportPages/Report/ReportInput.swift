package import LintReport
package import PositionedJSON

/// A document that a report is made of, recognised by what is in it.
package enum ReportInput: Sendable {
  /// What `servicekit lint --format json` writes.
  case lint(LintDocument)
  /// What a `ContainerProfiler` of ContainerKit measures.
  case profile(ProfileDocument)
  /// What a mediator counts of its modules: a `ModuleReport`, or the listing of a product.
  case modules(ModulesDocument)
  /// What a registry knows of its adapters: an `AdapterSnapshot`, or the listing of a product.
  case adapters(AdaptersDocument)
  /// What `servicekit matrix --format json` writes.
  case matrix(MatrixDocument)

  /// The most bytes of one document.
  package static let maximumBytes = 32_000_000

  /// Reads a document.
  ///
  /// - Parameter bytes: JSON in UTF-8.
  /// - Throws: the first fault, with its place: no JSON, none of the documents, of another version, or not as such a
  ///   document is.
  /// - Complexity: O(n) in the bytes.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let root = try JSONDocument(bytes, limits: JSONLimits(maximumBytes: Self.maximumBytes)).root
    guard let kind = Kind.allCases.first(where: { kind in kind.keys.allSatisfy { root[$0] != nil } }) else {
      throw root.error("is none of the documents that a report is made of")
    }
    let version = try root.member("schemaVersion").integer(Int.self)
    guard version == 1 else {
      throw try root.member("schemaVersion").error("the version of this document is \(version); 1 is read")
    }
    do {
      switch kind {
      case .lint: self = .lint(try root.decode(LintDocument.self))
      case .profile: self = .profile(try root.decode(ProfileDocument.self))
      case .modules: self = .modules(try root.decode(ModulesDocument.self))
      case .adapters: self = .adapters(try root.decode(AdaptersDocument.self))
      case .matrix: self = .matrix(try root.decode(MatrixDocument.self))
      }
    } catch let error as JSONError {
      throw error
    } catch {
      throw root.error("\(error)")
    }
  }

  /// The kinds of documents; the first one is right of which every key is there.
  private enum Kind: String, CaseIterable {
    case lint, matrix, profile, modules, adapters

    var keys: [String] {
      switch self {
      case .lint: ["schemaVersion", "summary", "findings"]
      case .matrix: ["schemaVersion", "kind", "products", "rows"]
      case .profile: ["schemaVersion", "entries", "activations"]
      case .modules: ["schemaVersion", "modules"]
      case .adapters: ["schemaVersion", "adapters", "requirements"]
      }
    }
  }

  /// What the document is called in lists.
  var name: String {
    switch self {
    case .lint: "lint"
    case .profile: "profile"
    case .modules: "modules"
    case .adapters: "adapters"
    case .matrix: "matrix"
    }
  }
}
