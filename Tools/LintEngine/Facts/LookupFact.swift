/// A call of `adapter(_:)` or `requiredAdapter(_:)`.
package struct LookupFact: Codable, Hashable, Sendable {
  /// The expression, the lookup its last step.
  package var reference: ReferenceFact
  package var context: CodeContext
}
