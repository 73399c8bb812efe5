/// Runs the rules and puts what they find in order.
package enum FindingList {
  /// What all rules that are switched on find: each once, with its configured severity, by path, place and rule.
  ///
  /// - Parameters:
  ///   - facts: what is known of the project.
  ///   - only: the identifiers of the rules to run; nil for all.
  /// - Returns: the findings that no suppression hides, and what is wrong with the suppressions.
  package static func findings(in facts: ProjectFacts, only: Set<String>? = nil) -> [Finding] {
    result(in: facts, only: only).findings
  }

  /// What the rules find, and what is hidden of it.
  ///
  /// Suppressions are comments in Swift files; findings in JSON files, such as scenes, can only be put into a baseline.
  ///
  /// - Parameters:
  ///   - facts: what is known of the project.
  ///   - only: the identifiers of the rules whose findings are wanted; nil for all. Of unused suppressions those of these
  ///     rules are reported.
  ///   - baseline: known findings.
  ///   - isStrict: entries of the baseline that no longer occur are findings.
  ///   - rules: the rules that there are.
  /// - Returns: what is reported, and what is hidden.
  /// - Complexity: O(n log n) in the findings and suppressions, besides the rules.
  package static func result(
    in facts: ProjectFacts, only: Set<String>? = nil, baseline: Baseline? = nil, isStrict: Bool = false,
    rules: [any Rule.Type] = Rules.all
  ) -> LintResult {
    let run = RuleRun(facts: facts, only: only, rules: rules)
    var pass = SuppressionPass(facts)
    var (shown, hidden) = pass.apply(to: merged(run.findings))
    let unused = pass.apply(to: run.unused(in: pass, isLast: false))
    shown += unused.shown + run.unused(in: pass, isLast: true)
    hidden += unused.hidden
    let wanted = sorted(shown.filter { run.isWanted($0) })
    let parts = (baseline ?? Baseline(entries: [])).apply(to: wanted, of: run.wanted)
    var result = LintResult(
      findings: parts.new, suppressed: sorted(hidden.filter { run.isWanted($0) }), baselined: parts.known,
      baselinePath: baseline?.path, staleEntries: parts.stale, rules: run.wanted,
      files: facts.modules.reduce(facts.inputs.count { $0.path != facts.configurationPath }) { $0 + $1.files.count })
    if isStrict, let path = baseline?.path, run.isOn(StaleBaselineRule.description) {
      let stale = parts.stale.map { run.configured(StaleBaselineRule.finding($0, in: path)) }
      result.findings = sorted(result.findings + stale)
    }
    return result
  }

  /// Findings of one rule with one message at one place become one, for the products of all.
  ///
  /// - Complexity: O(n log n).
  static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    for finding in sorted(findings) {
      if let last = merged.last, last.isSameFault(as: finding) {
        merged[merged.count - 1].absorb(finding)
      } else {
        merged.append(finding)
      }
    }
    return merged
  }

  private static func sorted(_ findings: [Finding]) -> [Finding] { findings.sorted(by: isBefore) }

  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.path != right.place.path { return left.place.path < right.place.path }
    let offsets = (left.place.position.offset, right.place.position.offset)
    if offsets.0 != offsets.1 { return offsets.0 < offsets.1 }
    let names = (
      (left.rule, left.message, left.subject, left.context), (right.rule, right.message, right.subject, right.context)
    )
    // The products last, so that what is merged does not depend on the order in which a rule finds it.
    return names.0 == names.1 ? left.products.lexicographicallyPrecedes(right.products) : names.0 < names.1
  }
}

extension Finding {
  fileprivate func isSameFault(as other: Finding) -> Bool {
    rule == other.rule && place == other.place && message == other.message
  }

  /// Takes over what another finding of the same fault adds.
  ///
  /// A finding without products holds whatever the product, and so does what it is merged with.
  fileprivate mutating func absorb(_ other: Finding) {
    products = products.isEmpty || other.products.isEmpty ? [] : Set(products + other.products).sorted()
    related += other.related.filter { !related.contains($0) }
    waysOut += other.waysOut.filter { !waysOut.contains($0) }
  }
}
