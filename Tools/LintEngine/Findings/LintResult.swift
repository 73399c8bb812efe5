/// What a run of the linter found, ready to be reported.
package struct LintResult: Sendable {
  /// What is reported, by path, place and rule.
  package var findings: [Finding]
  /// What comments hide.
  package var suppressed: [Finding]
  /// What the baseline hides.
  package var baselined: [Finding]
  /// The baseline's file; nil where there is none.
  package var baselinePath: String?
  /// Entries of the baseline that no longer occur.
  package var staleEntries: [Baseline.Entry]
  /// The identifiers of the rules that ran and were asked for.
  package var rules: Set<String>
  /// How many files were looked at.
  package var files: Int

  package init(
    findings: [Finding], suppressed: [Finding] = [], baselined: [Finding] = [], baselinePath: String? = nil,
    staleEntries: [Baseline.Entry] = [], rules: Set<String> = Set(Rules.identifiers), files: Int
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.baselined = baselined
    self.baselinePath = baselinePath
    self.staleEntries = staleEntries
    self.rules = rules
    self.files = files
  }

  /// How many findings are errors.
  package var errors: Int { findings.count { $0.severity == .error } }
  /// How many are warnings.
  package var warnings: Int { findings.count - errors }

  /// The run fails: there are errors or, where it is strict, any findings.
  package func fails(isStrict: Bool) -> Bool { isStrict ? !findings.isEmpty : errors > 0 }

  /// What standard error says of the baseline, a line each; empty where all of it still occurs.
  package var notices: [String] {
    guard let baselinePath else { return [] }
    return staleEntries.map { entry in
      let finding = StaleBaselineRule.finding(entry, in: baselinePath)
      return TextReport.line(finding.place, "note", finding.message)
    }
  }
}
