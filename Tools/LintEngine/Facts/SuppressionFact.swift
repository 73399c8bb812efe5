/// A comment `// servicekit:ignore RULE - reason`.
package struct SuppressionFact: Codable, Hashable, Sendable {
  /// What it covers.
  package enum Scope: String, Codable, Sendable {
    /// The syntax node that it precedes.
    case node
    /// `:next`, the next line.
    case next
    /// `:this`, its own line.
    case this
    /// `:file`, the whole file.
    case file
    /// What stands after the colon is none of these.
    case unknown
  }

  /// The rules that it names.
  package var rules: [String]
  /// What stands after the dash; nil where there is nothing.
  package var reason: String?
  package var scope: Scope
  /// The whole word `servicekit:…` as written, for messages.
  package var written: String
  /// The bytes of the file whose findings it hides.
  package var covered: Range<Int>
  package var position: SourcePosition
}
