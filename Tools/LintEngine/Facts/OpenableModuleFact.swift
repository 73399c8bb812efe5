/// A type that server data opens by an id.
package struct OpenableModuleFact: Codable, Hashable, Sendable {
  package var id: String
  /// The qualified name of the type within its module.
  package var type: String
  package var context: CodeContext
}
