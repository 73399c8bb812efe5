import SwiftSyntax

/// A branch that runs where a value is there, looked through for a use of it.
struct Watch {
  /// The statements of the branch.
  let statements: SyntaxIdentifier
  /// The name by which they would use the value.
  let name: String
  /// What is noted if they do not.
  let fact: PresenceFact
  var isUsed = false
}
