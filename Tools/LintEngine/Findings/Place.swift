/// A position in one of the project's files.
package struct Place: Codable, Hashable, Sendable {
  /// The path from the root of the project, with `/`.
  package var path: String
  package var position: SourcePosition

  package init(_ path: String, _ position: SourcePosition) {
    self.path = path
    self.position = position
  }
}
