/// One thing that the linter looks for.
package protocol Rule: Sendable {
  /// What there is to say about it; the list of rules and their documentation are made from this.
  static var description: RuleDescription { get }

  /// Looks through the facts of all modules.
  ///
  /// - Parameter facts: what is known of the project.
  /// - Returns: each fault once, in any order; suppressions and severities are applied later.
  static func findings(in facts: ProjectFacts) -> [Finding]

  /// What it finds in the facts of some modules may be wrong, since it depends on what the others lack.
  ///
  /// Every other rule finds in the facts of some modules nothing that it would not find in those of all.
  static var needsWholeProject: Bool { get }

  /// Whether the rule looks at these facts at all; where it does not, comments that name it are not called unused.
  ///
  /// - Parameter facts: what is known of the project.
  /// - Returns: false where it cannot find anything in them, whatever they are.
  static func applies(to facts: ProjectFacts) -> Bool
}

extension Rule {
  package static var needsWholeProject: Bool { false }
  package static func applies(to facts: ProjectFacts) -> Bool { true }
}
