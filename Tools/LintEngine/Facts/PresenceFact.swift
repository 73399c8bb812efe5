/// Code that depends on whether a value is nil.
package struct PresenceFact: Codable, Hashable, Sendable {
  /// How it asks.
  package enum Form: String, Codable, Sendable {
    /// `x != nil` as a condition.
    case comparison
    /// `if let x`.
    case binding
    /// `guard let x`.
    case `guard`
    /// `if case`.
    case pattern
    case `switch`
    case ternary
    /// `x.map { _ in … }`.
    case map
    /// The answer itself is a value: `let isLite = x == nil`.
    case value
  }

  /// What depends on the answer.
  package enum Consequence: String, Codable, Sendable {
    /// Work is done where the value is nil.
    case workWithout
    /// Something is done where the value is not nil, and does not use it.
    case branchThatIgnores
    /// A value tells whether it is nil.
    case answer
  }

  package var reference: ReferenceFact
  package var form: Form
  package var consequence: Consequence
  package var context: CodeContext
}
