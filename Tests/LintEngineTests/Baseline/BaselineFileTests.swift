import Testing

@testable import LintEngine

struct BaselineFileTests {
  private let baseline = Baseline(entries: [
    .init(.init(rule: "b", file: "B.swift", context: "Outer.f", subject: "\"LITE\" && \\\n"), count: 1),
    .init(.init(rule: "b", file: "A.swift", context: "", subject: "x"), count: 12),
    .init(.init(rule: "a", file: "A.swift", context: "", subject: "é\u{1}"), count: 1),
  ])

  @Test func `The file has a line for each finding, sorted`() {
    #expect(
      baseline.text == #"""
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "a", "file": "A.swift", "subject": "é\u0001"},
            {"rule": "b", "file": "A.swift", "subject": "x", "count": 12},
            {"rule": "b", "file": "B.swift", "context": "Outer.f", "subject": "\"LITE\" && \\\u000a"}
          ]
        }

        """#)
  }

  @Test func `What was written is read`() throws {
    let read = try Baseline(Array(baseline.text.utf8), path: "b.json")
    #expect(read.text == baseline.text)
    #expect(read.entries.map(\.position.line) == [4, 5, 6])
  }

  @Test func `A baseline without findings is a document too`() throws {
    let text = Baseline(entries: []).text
    #expect(text == "{\n  \"schemaVersion\": 1,\n  \"findings\": []\n}\n")
    #expect(try Baseline(Array(text.utf8), path: "b.json").entries == [])
  }

  @Test(arguments: [
    ("", "b.json:1:1: error: is not well-formed JSON: expected a value, found the end of the text"),
    ("[]", "b.json:1:1: error: expected an object, found a list"),
    ("{\"findings\": []}", "b.json:1:1: error: there is no 'schemaVersion'"),
    (
      "{\"schemaVersion\": 2}",
      "b.json:1:19: error: schemaVersion: this is layout 2, and this version of the tool reads layout 1"
    ),
    ("{\"schemaVersion\": 1}", "b.json:1:1: error: there is no 'findings'"),
    (
      "{\"schemaVersion\": 1, \"finding\": []}",
      "b.json:1:22: error: unknown key 'finding'; did you mean 'findings'?"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [\n  {\"rule\": \"é\", \"file\": 3}]}",
      "b.json:2:26: error: findings[0].file: expected a text, found 3"
    ),
    (
      "{\"schemaVersion\": 1, \"findings\": [{\"rule\": \"a\", \"file\": \"b\", \"subject\": \"c\", \"count\": 0}]}",
      "b.json:1:87: error: findings[0].count: expected a whole number from 1 to 1000000, found 0"
    ),
    (
      "{\"schemaVersion\": 1, ",
      "b.json:1:22: error: is not well-formed JSON: expected a key in quotation marks, found the end of the text"
    ),
  ])
  func `A file that is none is refused with the place of the fault`(text: String, message: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(Array(text.utf8), path: "b.json") }
    #expect(error?.description == message)
  }
}
