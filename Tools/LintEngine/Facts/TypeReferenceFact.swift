/// A name of a type that a file uses, and where it does so first.
package struct TypeReferenceFact: Codable, Hashable, Sendable {
  /// The name, of a qualified one the first part.
  package var name: String
  package var position: SourcePosition
}
