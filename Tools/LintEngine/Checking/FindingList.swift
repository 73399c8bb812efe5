/// Runs the rules and puts what they find in order.
package enum FindingList {
  /// What all rules that are switched on find: each once, with its configured severity, by path, place and rule.
  ///
  /// - Parameters:
  ///   - facts: what is known of the project.
  ///   - only: the identifiers of the rules to run; nil for all.
  /// - Returns: the findings that no suppression hides, and what is wrong with the suppressions.
  package static func findings(in facts: ProjectFacts, only: Set<String>? = nil) -> [Finding] {
    var found: Set<Finding> = []
    for rule in Rules.all {
      let identifier = rule.description.identifier
      if let only, !only.contains(identifier) { continue }
      let configured = facts.configuration.severities[identifier]
      if case .some(.none) = configured { continue }
      for var finding in rule.findings(in: facts) {
        if case .some(.some(let severity)) = configured { finding.severity = severity }
        found.insert(finding)
      }
    }
    return found.sorted(by: Self.isBefore)
  }

  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    let places = (left.place.path, left.place.position.offset)
    let others = (right.place.path, right.place.position.offset)
    return places == others ? (left.rule, left.message) < (right.rule, right.message) : places < others
  }
}
