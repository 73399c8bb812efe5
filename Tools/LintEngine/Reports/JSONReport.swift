internal import Foundation
internal import LintReport

/// Findings as a `LintDocument`.
enum JSONReport {
  static func text(of result: LintResult) -> String { encoded(document(of: result)) }

  static func document(of result: LintResult) -> LintDocument {
    LintDocument(
      tool: LintTool(name: ToolIdentity.name, version: ToolIdentity.version),
      summary: LintSummary(
        errors: result.errors, warnings: result.warnings, files: result.files,
        hiddenBySuppressions: result.suppressed.count, hiddenByBaseline: result.baselined.count,
        staleInBaseline: result.staleEntries.count),
      findings: zip(result.findings, result.fingerprints).map(LintFinding.init))
  }

  /// Keys in alphabetical order, so that equal documents are equal texts.
  static func encoded(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Documents consist of texts, whole numbers, lists and objects, all of which can be encoded.
    let data = (try? encoder.encode(document)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension LintFinding {
  init(_ finding: Finding, fingerprint: String) {
    let position = finding.place.position
    self.init(
      rule: finding.rule, severity: finding.severity == .error ? .error : .warning, message: finding.message,
      path: finding.place.path, line: position.line, column: position.column, utf16Column: position.utf16Column,
      related: finding.related.map(Related.init), waysOut: finding.waysOut, products: finding.products,
      fingerprint: fingerprint)
  }
}

extension LintFinding.Related {
  init(_ related: Finding.Related) {
    let position = related.place.position
    self.init(
      message: related.message, path: related.place.path, line: position.line, column: position.column,
      utf16Column: position.utf16Column)
  }
}
