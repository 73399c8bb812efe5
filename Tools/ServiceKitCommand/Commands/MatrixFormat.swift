/// The forms in which a matrix, or a comparison of two, is written.
enum MatrixFormat: String, CaseIterable, Sendable {
  /// A table for a terminal.
  case text
  /// A `Matrix` or a `MatrixComparison`, which is read again.
  case json
  /// A table for a pull request or a wiki.
  case markdown
  /// A page of its own, for people.
  case html
}
