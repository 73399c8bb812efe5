import Foundation
import LintReport
import Testing

@testable import LintEngine

// https://github.com/realm/SwiftLint/issues/2817
struct JSONReportTests {
  @Test func `The document is the schema of its version`() {
    let result = LintResult(findings: [SampleResult.plain], suppressed: [SampleResult.plain], files: 214)
    #expect(
      ReportFormat.json.text(of: result) == """
        {
          "findings" : [
            {
              "column" : 5,
              "fingerprint" : "\(result.fingerprints[0])",
              "line" : 12,
              "message" : "the product is asked for",
              "path" : "Sources/Page/Page.swift",
              "products" : [
                "Lite",
                "Standard"
              ],
              "related" : [
                {
                  "column" : 3,
                  "line" : 2,
                  "message" : "declared here",
                  "path" : "Sources/Page/App.swift",
                  "utf16Column" : 3
                },
                {
                  "column" : 1,
                  "line" : 1,
                  "message" : "and here",
                  "path" : "Other.swift",
                  "utf16Column" : 1
                }
              ],
              "rule" : "suppression-without-reason",
              "severity" : "error",
              "utf16Column" : 5,
              "waysOut" : [
                "make an adapter",
                "ask a capability"
              ]
            }
          ],
          "schemaVersion" : 1,
          "summary" : {
            "errors" : 1,
            "files" : 214,
            "hiddenByBaseline" : 0,
            "hiddenBySuppressions" : 1,
            "staleInBaseline" : 0,
            "warnings" : 0
          },
          "tool" : {
            "name" : "servicekit",
            "version" : "\(ToolIdentity.version)"
          }
        }

        """)
  }

  @Test func `Whatever is in names and paths, the document can be read again`() throws {
    let text = ReportFormat.json.text(of: SampleResult.result)
    let document = try JSONDecoder().decode(LintDocument.self, from: Data(text.utf8))
    #expect(document == JSONReport.document(of: SampleResult.result))
    #expect(document.findings[1].path == SampleResult.hostile.place.path)
    #expect((document.findings[1].column, document.findings[1].utf16Column) == (9, 8))
  }

  @Test func `A result without findings is a document too`() throws {
    let text = ReportFormat.json.text(of: SampleResult.empty)
    #expect(try JSONDecoder().decode(LintDocument.self, from: Data(text.utf8)).findings == [])
  }
}
