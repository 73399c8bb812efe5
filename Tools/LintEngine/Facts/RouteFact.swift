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
