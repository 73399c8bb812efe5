@testable import ReportPages

/// Documents to make reports of.
enum ReportSample {
  static let hostile = "</script><img onerror=alert(1) src=x>"

  static func lint(_ rules: [(rule: String, products: [String])], baseline: Int = 0, suppressions: Int = 0) -> String {
    let findings = rules.enumerated().map { index, finding in
      """
      {"rule": "\(finding.rule)", "severity": "error", "message": "m", "path": "A/B.swift", "line": \(index + 1),
       "column": 1, "utf16Column": 1, "related": [], "waysOut": [],
       "products": [\(finding.products.map { "\"\($0)\"" }.joined(separator: ", "))], "fingerprint": "0123456789abcdef"}
      """
    }
    return """
      {"schemaVersion": 1, "tool": {"name": "servicekit", "version": "0.1.0"},
       "summary": {"errors": \(rules.count), "warnings": 0, "files": 12, "hiddenBySuppressions": \(suppressions),
         "hiddenByBaseline": \(baseline), "staleInBaseline": 0},
       "findings": [\(findings.joined(separator: ",\n"))]}
      """
  }

  static func profile(_ entries: [(component: String, event: String, calls: Int, total: Int, worst: Int)]) -> String {
    let rows = entries.map { entry in
      """
      {"container": "recommend", "component": "\(entry.component)", "event": "\(entry.event)", "calls": \(entry.calls),
       "total": \(entry.total), "worst": \(entry.worst), "slow": 0}
      """
    }
    return """
      {"schemaVersion": 1, "entries": [\(rows.joined(separator: ","))], "activations": [], "reports": [], "reportCount": 0}
      """
  }

  static func modules(_ rows: [(id: String, launches: Int, total: Int, longest: Int)], product: String = "Standard")
    -> String
  {
    let modules = rows.map { row in
      """
      {"id": "\(row.id)", "class": "M", "launches": \(row.launches), "totalNanoseconds": \(row.total),
       "longestNanoseconds": \(row.longest)}
      """
    }
    return """
      {"schemaVersion": 1, "product": "\(product)", "modules": [\(modules.joined(separator: ","))], "actions": []}
      """
  }

  static func adapters(_ rows: [(name: String, creations: Int, total: Int, longest: Int)]) -> String {
    let adapters = rows.map { row in
      """
      {"name": "\(row.name)", "file": "Standard/\(row.name).swift", "line": 3, "live": 1, "creations": \(row.creations),
       "totalNanoseconds": \(row.total), "longestNanoseconds": \(row.longest)}
      """
    }
    return """
      {"schemaVersion": 1, "product": "Standard", "bindings": [], "requirements": [], "experiments": [],
       "adapters": [\(adapters.joined(separator: ","))]}
      """
  }

  static let matrix = """
    {"schemaVersion": 1, "kind": "adapters", "products": [], "rows": [
      {"name": "P", "cells": [{"entries": [{"name": "A", "place": {"module": "Standard", "file": "Standard/A.swift", "line": 3}}]},
        {"entries": [{"name": "B", "place": {"module": "Lite", "file": "Lite/B.swift", "line": 3}}], "gap": "duplicate"}]}]}
    """

  /// Three points; the second has nothing of the linter.
  static var report: Report {
    get throws {
      try report([
        (
          "1.9",
          lint(
            [("product-flag", ["Lite"]), ("product-flag", ["Lite", "Standard"]), ("module-cycle", [])], baseline: 9)
        ),
        ("1.9", modules([("article", 12, 48_000_000_000, 9_000_000_000), ("share", 3, 1_200_000_000, 800_000_000)])),
        ("1.9", profile([("preloader", "arrange(_:)", 4, 61_000_000, 30_000_000)])),
        ("1.9", adapters([("FileLoading", 2, 12_400_000, 9_000_000)])),
        ("1.10", modules([("article", 20, 50_000_000_000, 9_500_000_000)])),
        (
          "1.11", lint([("product-flag", ["Lite"])], baseline: 2, suppressions: 1)
        ),
        ("1.11", modules([("article", 31, 52_000_000_000, 9_900_000_000), ("share", 3, 1_200_000_000, 800_000_000)])),
        (
          "1.11",
          profile([
            ("preloader", "arrange(_:)", 4, 41_000_000, 20_000_000),
            ("preloader", "did enter loaded", 2, 900_000, 800_000),
            (hostile, hostile, 1, 5, 5),
          ])
        ), ("1.11", adapters([("FileLoading", 2, 11_400_000, 8_000_000), ("SystemClock", 1, 900, 900)])),
        ("1.11", matrix),
      ])
    }
  }

  static func report(_ documents: [(label: String, text: String)], title: String = "Over time") throws -> Report {
    Report(
      title: title,
      documents: try documents.enumerated().map { index, document in
        (document.label, "reports/\(document.label)/\(index).json", try ReportInput(Array(document.text.utf8)))
      })
  }
}
