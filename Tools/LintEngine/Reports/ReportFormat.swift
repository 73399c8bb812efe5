/// The forms in which findings are written.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// As the compiler prints, for people.
  case text
  /// A `LintDocument` of the target LintReport.
  case json
  /// SARIF 2.1.0, for code scanning services.
  case sarif
  /// Workflow commands, for annotations of GitHub Actions.
  case github

  /// Writes a result; the text ends with a line feed.
  ///
  /// - Parameters:
  ///   - result: what was found.
  ///   - usesColor: colours the text form for a terminal; the other forms are for machines.
  /// - Returns: the whole report.
  /// - Complexity: O(n) in the findings.
  package func text(of result: LintResult, usesColor: Bool = false) -> String {
    switch self {
    case .text: TextReport(usesColor: usesColor).text(of: result)
    case .json: JSONReport.text(of: result)
    case .sarif: SARIFReport.text(of: result)
    case .github: GitHubReport.text(of: result)
    }
  }
}
