/// Where a piece of code stands.
package struct CodeContext: Codable, Hashable, Sendable {
  /// The types around it, outermost first, as written and joined by dots; empty outside types.
  package var type: String
  /// The types and functions around it, joined by dots.
  package var names: String
  package var condition: Condition
  package var position: SourcePosition
}
