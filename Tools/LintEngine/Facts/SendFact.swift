/// A place that sends what may be an action.
package struct SendFact: Codable, Hashable, Sendable {
  /// The type whose initialiser, case or member is written: `Register` of `Register(info: "…")`.
  package var type: String?
  /// Where no type is written, the value that is sent.
  package var value: ReferenceFact?
  /// What it is sent by; nil for a value that cannot be told.
  package var receiver: ReferenceFact?
  /// The code goes on where nothing handles it: `try?`, or a `catch` for that very error.
  package var isAttempted = false
  package var context: CodeContext
}
