/// Findings as the compiler prints diagnostics, with numbered ways out, and a summary line.
package struct TextReport {
  package var usesColor = false

  package init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// Writes a result.
  package func text(of result: LintResult) -> String {
    result.findings.map { lines(of: $0) + "\n" }.joined() + Self.summary(of: result) + "\n"
  }

  /// The numbers of a result in a sentence: `3 errors, 2 warnings in 214 files; 1 hidden by suppressions`.
  package static func summary(of result: LintResult) -> String {
    let found = [count(result.errors, "error"), count(result.warnings, "warning")].compactMap(\.self)
    let files = count(result.files, "file") ?? "0 files"
    var hidden: [String] = []
    if !result.suppressed.isEmpty { hidden.append("\(result.suppressed.count) hidden by suppressions") }
    if !result.baselined.isEmpty {
      hidden.append("\(result.baselined.count) \(hidden.isEmpty ? "hidden " : "")by the baseline")
    }
    let start = "\(found.isEmpty ? "no findings" : found.joined(separator: ", ")) in \(files)"
    return ([start] + (hidden.isEmpty ? [] : [hidden.joined(separator: ", ")])).joined(separator: "; ")
  }

  /// A line without colour.
  static func line(_ place: Place, _ kind: String, _ message: String) -> String {
    TextReport().line(place, kind, message, style: "")
  }

  private func lines(of finding: Finding) -> String {
    let isError = finding.severity == .error
    var lines = [
      line(
        finding.place, finding.severity.rawValue, "\(finding.message) (\(finding.rule))",
        style: isError ? Style.red : Style.magenta)
    ]
    if !finding.products.isEmpty {
      let names = finding.products.map(TerminalText.escaped).joined(separator: ", ")
      lines.append("  in \(finding.products.count == 1 ? "product" : "products") \(names)")
    }
    lines += finding.related.map { line($0.place, "note", $0.message, style: Style.cyan) }
    lines += finding.waysOut.enumerated().map { "  \($0.offset + 1). \(TerminalText.escaped($0.element))" }
    return lines.joined(separator: "\n")
  }

  private func line(_ place: Place, _ kind: String, _ message: String, style: String) -> String {
    let start = "\(TerminalText.escaped(place.path)):\(place.position.line):\(place.position.column):"
    let message = TerminalText.escaped(message)
    guard usesColor else { return "\(start) \(kind): \(message)" }
    return "\(Style.bold)\(start)\(Style.plain) \(style)\(kind):\(Style.plain) \(Style.bold)\(message)\(Style.plain)"
  }

  /// A number with its noun; nil for none.
  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Select Graphic Rendition (ECMA-48), in the colours of the compiler.
  private enum Style {
    static let bold = "\u{1B}[1m"
    static let red = "\u{1B}[1;31m"
    static let magenta = "\u{1B}[1;35m"
    static let cyan = "\u{1B}[1;36m"
    static let plain = "\u{1B}[0m"
  }
}
