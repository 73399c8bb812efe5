@testable import LintEngine

/// A result with a finding of each kind, for tests of reports.
enum SampleResult {
  static func place(_ path: String, _ line: Int, _ column: Int, utf16 utf16Column: Int? = nil) -> Place {
    Place(path, SourcePosition(offset: 0, line: line, column: column, utf16Column: utf16Column ?? column))
  }

  /// Hostile in everything that comes from outside: paths, names, conditions.
  static let hostile: Finding = {
    var finding = Finding(
      UnusedSuppressionRule.description, at: place("Sources/A b:c,d/\u{1B}[31mé%\n\u{202E}.swift", 3, 9, utf16: 8),
      "the name '\u{1B}]0;x\u{7}' has 100%, a colon: a comma,\r\nand ::error::",
      related: [.init("here\u{2028}", place("B\t.swift", 0, 0))], waysOut: ["rename \u{200F}it"],
      products: ["L\u{1B}ite"],
      subject: "x")
    finding.severity = .warning
    return finding
  }()

  static let plain = Finding(
    SuppressionWithoutReasonRule.description, at: place("Sources/Page/Page.swift", 12, 5), "the product is asked for",
    related: [
      .init("declared here", place("Sources/Page/App.swift", 2, 3)), .init("and here", place("Other.swift", 1, 1)),
    ],
    waysOut: ["make an adapter", "ask a capability"], products: ["Standard", "Lite"], subject: "LITE")

  static let result = LintResult(findings: [plain, hostile], suppressed: [plain], baselined: [hostile], files: 214)
  static let empty = LintResult(findings: [], files: 1)
}
