import LintEngine
import ProductMap

/// What `--check` found, as the linter prints findings.
struct ProductFindingText {
  let usesColor: Bool

  /// The findings, and their number in a sentence.
  func text(of findings: [ProductFinding], products: Int) -> String {
    let count = findings.isEmpty ? "no findings" : "\(findings.count) error\(findings.count == 1 ? "" : "s")"
    return findings.map { lines(of: $0) + "\n" }.joined()
      + "\(count) in \(products) product\(products == 1 ? "" : "s")\n"
  }

  private func lines(of finding: ProductFinding) -> String {
    let start = finding.place.map(place) ?? TerminalText.escaped(finding.product) + ":"
    let lines =
      [line(start, "error", "\(finding.message) (\(finding.check.rawValue))", style: "\u{1B}[1;31m")]
      + ["  in product \(TerminalText.escaped(finding.product))"]
      + finding.related.map { line(place($0.place), "note", $0.message, style: "\u{1B}[1;36m") }
      + finding.waysOut.enumerated().map { "  \($0.offset + 1). \(TerminalText.escaped($0.element))" }
    return lines.joined(separator: "\n")
  }

  private func place(_ place: DeclarationPlace) -> String { "\(TerminalText.escaped(place.file)):\(place.line):" }

  private func line(_ start: String, _ kind: String, _ message: String, style: String) -> String {
    let message = TerminalText.escaped(message)
    guard usesColor else { return "\(start) \(kind): \(message)" }
    let (bold, plain) = ("\u{1B}[1m", "\u{1B}[0m")
    return "\(bold)\(start)\(plain) \(style)\(kind):\(plain) \(bold)\(message)\(plain)"
  }
}
