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
