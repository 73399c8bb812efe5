/// The documents that are made from the rules.
package enum RulePages {
  /// The page of all rules, `Tools/LintEngine/Documentation/Rules.md`.
  package static var markdown: String {
    let pages = Rules.all.map { RulePage($0.description).markdown(level: 2) }.joined(separator: "\n")
    return """
      <!-- Made from the rules; `SERVICEKIT_RECORD=1 swift test --filter RulePagesTests` writes it anew. -->

      # The rules of `servicekit lint`

      \(table)
      \(pages)
      """
  }

  /// A table with a line for each rule, for documents that link to the page.
  ///
  /// - Parameter page: where the page of all rules is; empty within it.
  /// - Returns: the table, in Markdown.
  package static func table(linkingTo page: String = "") -> String {
    let rows = Rules.all.map { rule in
      let rule = rule.description
      return "| [`\(rule.identifier)`](\(page)#\(rule.identifier)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    return "| rule | severity | finds |\n|---|---|---|\n" + rows.joined()
  }

  /// A line for each rule, for a terminal.
  package static var text: String {
    let width = Rules.identifiers.map(\.count).max() ?? 0
    return Rules.all.map { rule in
      let rule = rule.description
      let padding = String(repeating: " ", count: width - rule.identifier.count)
      return "\(rule.identifier)\(padding)  \(rule.severity == .error ? "error  " : "warning")  \(rule.summary)\n"
    }.joined()
  }

  private static var table: String { table() }
}
