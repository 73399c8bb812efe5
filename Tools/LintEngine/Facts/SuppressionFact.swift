/// A comment `// servicekit:ignore RULE - reason`.
package struct SuppressionFact: Codable, Hashable, Sendable {
  /// What it covers.
  package enum Scope: String, Codable, Sendable {
    /// The syntax node that it precedes.
    case node
    /// `:next`, the next line with code on it.
    case next
    /// `:this`, its own line.
    case this
    /// `:file`, the whole file.
    case file
    /// It is written almost like one of these; it hides nothing.
    case unknown
  }

  /// The rules that it names.
  package var rules: [String]
  /// What stands after the dash; nil where there is nothing.
  package var reason: String?
  package var scope: Scope
  /// The whole word `servicekit:…` as written, for messages.
  package var written: String
  /// The bytes of the file whose findings it hides; empty where it stands before nothing.
  package var covered: Range<Int>
  package var position: SourcePosition
}
