/// A name of a type that a file uses, and where it does so first, within an `#if` or outside all.
package struct TypeReferenceFact: Codable, Hashable, Sendable {
  /// The name, of a qualified one the first part.
  package var name: String
  package var condition = Condition.always
  package var position: SourcePosition
}
