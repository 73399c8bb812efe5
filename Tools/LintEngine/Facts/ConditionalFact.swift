/// An `#if` with its `#elseif` and `#else`; one inside it is a fact of its own.
package struct ConditionalFact: Codable, Hashable, Sendable {
  /// A part of it.
  package struct Clause: Codable, Hashable, Sendable {
    /// What is asked; `always` for `#else`.
    package var condition: Condition
    /// The directive on one line: `#elseif DEBUG && !LITE`.
    package var text: String
    package var position: SourcePosition
  }

  /// In the order of the text.
  package var clauses: [Clause]
  /// The names of the types and functions around it, joined by dots.
  package var context: String
  /// The innermost type around it, as an index into the declarations of the file.
  package var declaration: Int?
  /// Where the `#if` is.
  package var position: SourcePosition
}
