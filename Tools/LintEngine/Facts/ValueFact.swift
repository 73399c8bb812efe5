/// A property or a global variable whose value or type the declaration shows.
package struct ValueFact: Codable, Hashable, Sendable {
  /// The name without backticks.
  package var name: String
  /// The type that declares it, as an index into the declarations of the file; nil for a global variable.
  package var declaration: Int?
  /// The type as written; nil where none is written.
  package var type: String?
  /// What its initial value or its getter looks at, where that is made of nothing else: `!App.isLite`, `Edition.current`.
  package var terms: [TestTerm] = []
  /// The flags by which an `#if` decides whether it is true or false.
  package var flags: [String] = []
  /// The names of the types and functions around it, joined by dots.
  package var context: String
  /// Where the name is.
  package var position: SourcePosition
}
