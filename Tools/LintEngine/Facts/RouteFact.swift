/// The name, the path and the exposure that an action declares.
package struct RouteFact: Codable, Hashable, Sendable {
  /// A text, and where it stands.
  package struct Text: Codable, Hashable, Sendable {
    package var text: String
    package var position: SourcePosition
  }

  /// The type or extension that declares it, as an index into the declarations of the file.
  package var declaration: Int
  /// Nil where it is no plain text.
  package var name: Text?
  /// Nil where there is none, and where it is no plain text.
  package var path: Text?
  /// The exposure's name, `internal` where none is written; nil where it cannot be told.
  package var exposure: String?
  /// Name, path and exposure are all as they are written here.
  package var isWhole: Bool
  package var context: CodeContext
}

/// A type that server data opens by an id.
package struct OpenableModuleFact: Codable, Hashable, Sendable {
  package var id: String
  /// The qualified name of the type within its module.
  package var type: String
  /// What happens where it is open already, as written; nil where that is not said.
  package var policy: String?
  /// The gate that must be open; nil where there is none.
  package var gate: String?
  package var context: CodeContext
}

/// The declaration of a state or a setting of mediators.
package struct MediatorKeyFact: Codable, Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Sendable {
    case state, setting
  }

  package var kind: Kind
  /// The constant that holds it: `focusTitle`.
  package var constant: String
  package var name: String
  /// What can be chosen; empty for a state, and where the values are not written out.
  package var values: [String] = []
}
