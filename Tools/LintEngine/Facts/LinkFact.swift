/// A text in code that begins as a link does.
package struct LinkFact: Codable, Hashable, Sendable {
  /// What the code does with it.
  package enum Use: String, Codable, Sendable {
    /// `open(.url("…"))`.
    case opened
    /// `URL(string: "…")`, `ActionURL("…")`.
    case read
    /// It is a part of something else, or is compared with something.
    case compared
    /// Anything else.
    case value
  }

  /// The text, up to the first interpolation.
  package var text: String
  /// There is no interpolation in it.
  package var isWhole: Bool
  package var use: Use
  package var context: CodeContext
}
