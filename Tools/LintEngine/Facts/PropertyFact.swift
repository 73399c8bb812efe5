/// A property of a type, as far as its declaration shows it.
package struct PropertyFact: Codable, Hashable, Sendable {
  /// The name without backticks.
  package var name: String
  /// The type as written, on one line; nil where none is written.
  package var type: String?
  /// The type whose initialiser makes its first value, where no type is written: `Session` of `= Session()`.
  package var initialType: String?
  /// It has storage: no getter, no `@Adapted`.
  package var isStored: Bool
  package var isStatic = false
  /// `weak`, `unowned`, `unowned(unsafe)`; nil for a strong one.
  package var ownership: String?
  /// The names of its attributes, without `@`.
  package var attributes: [String] = []
  package var condition = Condition.always
  /// Where the name is.
  package var position: SourcePosition
}
