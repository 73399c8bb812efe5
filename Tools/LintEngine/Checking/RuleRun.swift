/// Which rules run, and what they find.
struct RuleRun {
  let facts: ProjectFacts
  /// The rules whose findings are wanted; nil for all.
  let only: Set<String>?
  /// The rules that there are.
  let rules: [any Rule.Type]

  /// The findings of the rules that look at the facts, with their configured severity.
  var findings: [Finding] {
    rules.filter(runs).flatMap { rule -> [Finding] in
      let found =
        rule == UnknownSuppressionRule.self
        ? UnknownSuppressionRule.findings(in: facts, known: rules.map { $0.description.identifier })
        : rule.findings(in: facts)
      return found.map(configured)
    }
  }

  /// The identifiers of the rules that are switched on and wanted.
  var wanted: Set<String> {
    var wanted: Set<String> = []
    for rule in rules where isOn(rule.description) {
      let identifier = rule.description.identifier
      if only.map({ $0.contains(identifier) }) ?? true { wanted.insert(identifier) }
    }
    return wanted
  }

  /// The configuration does not switch the rule off.
  func isOn(_ rule: RuleDescription) -> Bool {
    if case .some(.none) = facts.configuration.severities[rule.identifier] { false } else { true }
  }

  /// The finding with the severity of the configuration, where it has one for the rule.
  func configured(_ finding: Finding) -> Finding {
    guard case .some(.some(let severity)) = facts.configuration.severities[finding.rule] else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }

  /// The finding is one of those that were asked for.
  ///
  /// Who asks for one rule also learns which of its suppressions are not needed.
  func isWanted(_ finding: Finding) -> Bool {
    guard let only else { return true }
    return only.contains(finding.rule) || finding.rule == Self.unused.identifier
  }

  /// What there is to say of suppressions that have hidden nothing.
  ///
  /// - Parameters:
  ///   - pass: what has been hidden so far.
  ///   - isLast: looks at the suppressions of this very rule, which can be known only when all others are.
  /// - Returns: one finding for each such suppression.
  func unused(in pass: SuppressionPass, isLast: Bool) -> [Finding] {
    guard isOn(Self.unused), !facts.isPartial else { return [] }
    let ran = Set(rules.filter { runs($0) && $0.applies(to: facts) }.map { $0.description.identifier })
    return pass.comments.enumerated().compactMap { number, comment in
      let unused = comment.suppression.rules.filter { rule in
        (rule == Self.unused.identifier) == isLast && ran.contains(rule) && isAskedFor(rule)
          && !pass.used.contains(.init(comment: number, rule: rule))
      }
      guard !unused.isEmpty, comment.suppression.scope != .unknown else { return nil }
      return configured(UnusedSuppressionRule.finding(comment.suppression, in: comment.path, of: unused))
    }
  }

  private static var unused: RuleDescription { UnusedSuppressionRule.description }

  /// To know which suppressions are unused, all rules have to run.
  private func runs(_ rule: any Rule.Type) -> Bool {
    guard isOn(rule.description), !(facts.isPartial && rule.needsWholeProject) else { return false }
    return only.map { $0.contains(rule.description.identifier) || $0.contains(Self.unused.identifier) } ?? true
  }

  private func isAskedFor(_ rule: String) -> Bool {
    only.map { $0.contains(rule) || $0.contains(Self.unused.identifier) } ?? true
  }
}
