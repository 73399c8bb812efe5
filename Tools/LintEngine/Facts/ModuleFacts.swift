/// The facts of one module: what the first step writes and the second reads.
package struct ModuleFacts: Codable, Hashable, Sendable {
  /// The layout of this document; another one is refused.
  package static let currentSchemaVersion = 2

  package var schemaVersion = Self.currentSchemaVersion
  /// The module's name.
  package var module: String
  /// Its files, by path.
  package var files: [FileFacts]

  package init(module: String, files: [FileFacts]) {
    self.module = module
    self.files = files.sorted { $0.path < $1.path }
  }
}
