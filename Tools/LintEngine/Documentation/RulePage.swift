/// The page of one rule.
package struct RulePage: Sendable {
  private let rule: RuleDescription

  /// The page of a rule.
  package init(_ rule: RuleDescription) { self.rule = rule }

  /// The page as Markdown.
  package var markdown: String { markdown(level: 1) }

  /// The page as Markdown, for a place among other pages.
  ///
  /// - Parameter level: how many `#` the heading has.
  /// - Returns: the page, with a line feed at its end.
  package func markdown(level: Int) -> String {
    let heading = String(repeating: "#", count: level)
    var parts = [
      "\(heading) \(rule.identifier)", "Finds \(rule.summary). Severity: \(rule.severity.rawValue).", rule.why,
      "Not so:", example(rule.bad), "Instead:", example(rule.good),
    ]
    if !rule.settings.isEmpty {
      parts.append("Settings in `.servicekit.json`:")
      parts.append(rule.settings.map { "- `\($0.key)`: \($0.meaning)" }.joined(separator: "\n"))
    }
    if let suppression { parts.append("To allow it at one place: `\(suppression)`.") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The page for a terminal, where nothing is marked up.
  package var text: String {
    var parts = [
      "\(rule.identifier) (\(rule.severity.rawValue))", "Finds \(rule.summary).", rule.why, "Not so:",
      Self.plainExample(rule.bad), "Instead:", Self.plainExample(rule.good),
    ]
    if !rule.settings.isEmpty {
      parts.append("Settings in .servicekit.json:")
      parts.append(rule.settings.map { "    \($0.key): \($0.meaning)" }.joined(separator: "\n"))
    }
    if let suppression { parts.append("To allow it at one place:\n\n    \(suppression)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// How a finding is hidden; nil where no comment can do it.
  private var suppression: String? {
    rule.language == "swift" && rule != StaleBaselineRule.description
      ? "// servicekit:ignore \(rule.identifier) - the reason" : nil
  }

  /// The files of an example, each in a block of its own below its path.
  private func example(_ text: String) -> String {
    RuleExample(text).files.map { file in
      let language = file.path.map { $0.hasSuffix(".swift") ? "swift" : "json" } ?? rule.language
      let block = "```\(language)\n\(file.text)\n```"
      return file.path.map { "`\($0)`:\n\n\(block)" } ?? block
    }.joined(separator: "\n\n")
  }

  /// The files of an example, each below its path.
  private static func plainExample(_ text: String) -> String {
    RuleExample(text).files.map { file in
      (file.path.map { "  \($0):\n\n" } ?? "") + indented(file.text)
    }.joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
