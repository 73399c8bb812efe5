/// One thing that the linter looks for.
package protocol Rule: Sendable {
  /// What there is to say about it; the list of rules and their documentation are made from this.
  static var description: RuleDescription { get }

  /// Looks through the facts of all modules.
  ///
  /// - Parameter facts: what is known of the project.
  /// - Returns: each fault once, in any order; suppressions and severities are applied later.
  static func findings(in facts: ProjectFacts) -> [Finding]
}
