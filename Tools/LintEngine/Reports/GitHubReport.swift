/// Findings as workflow commands of GitHub Actions, one a line.
///
/// Source: GitHub, "Workflow commands for GitHub Actions", and the escapes of the `@actions/core` package.
enum GitHubReport {
  static func text(of result: LintResult) -> String { result.findings.map { command($0) + "\n" }.joined() }

  private static func command(_ finding: Finding) -> String {
    let position = finding.place.position
    let properties = [
      ("file", finding.place.path), ("line", String(position.line)), ("col", String(position.utf16Column)),
      ("title", finding.rule),
    ]
    let written = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(finding.severity.rawValue) \(written)::\(data(message(of: finding)))"
  }

  /// The fact, the products, the related places and the ways out, a line each.
  private static func message(of finding: Finding) -> String {
    var lines = [finding.message]
    if !finding.products.isEmpty { lines.append("Products: \(finding.products.joined(separator: ", "))") }
    lines += finding.related.map { "\($0.place.path):\($0.place.position.line): \($0.message)" }
    lines += finding.waysOut.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return lines.map(TerminalText.escaped).joined(separator: "\n")
  }

  /// What stands behind the second `::`.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// What stands behind a `=`; commas and colons would end it.
  ///
  /// A path is not changed otherwise, since it must name the file.
  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    guard text.unicodeScalars.contains(where: { replacements[$0] != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let replacement = replacements[scalar] {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
