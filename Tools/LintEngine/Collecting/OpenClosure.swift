import SwiftSyntax

/// A closure that outlives the call around it, while its body is walked.
struct OpenClosure {
  let node: SyntaxIdentifier
  /// How many blocks were open around it.
  let depth: Int
  /// The names that it captures weakly or as copies of their own.
  let weakNames: Set<String>
  var fact: StoredClosureFact
}
