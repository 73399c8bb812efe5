import PositionedJSON
import Testing

@testable import ReportPages

@Suite("The documents that reports are made of")
struct ReportInputTests {
  @Test(arguments: [
    ("lint", ReportSample.lint([])), ("profile", ReportSample.profile([])), ("modules", ReportSample.modules([])),
    ("adapters", ReportSample.adapters([])), ("matrix", ReportSample.matrix),
    // A report of MediatorKit, and the counts that a product keeps between its runs.
    ("modules", #"{"schemaVersion": 1, "modules": [], "parking": {}}"#),
    ("modules", #"{"schemaVersion": 1, "modules": []}"#),
  ])
  func `Each is recognised by what is in it`(name: String, text: String) throws {
    #expect(try ReportInput(Array(text.utf8)).name == name)
  }

  @Test(arguments: [
    ("[", "1:2: is not well-formed JSON: expected a value or ']', found the end of the text"),
    ("[]", "1:1: is none of the documents that a report is made of"),
    (#"{"schemaVersion": 1}"#, "1:1: is none of the documents that a report is made of"),
    (
      #"{"schemaVersion": 2, "modules": []}"#,
      "1:19: schemaVersion: the version of this document is 2; 1 is read"
    ),
    (
      #"{"schemaVersion": "1", "modules": []}"#, "1:19: schemaVersion: expected a whole number, found the text '1'"
    ),
    (
      #"{"schemaVersion": 1, "modules": [{"id": "a", "launches": 1.5}]}"#,
      "1:58: modules[0].launches: expected a whole number, found 1.5"
    ),
    (#"{"schemaVersion": 1, "modules": [{"launches": 1}]}"#, "1:34: modules[0]: there is no 'id'"),
  ])
  func `What is wrong with one is said with its place`(text: String, message: String) {
    #expect {
      _ = try ReportInput(Array(text.utf8))
    } throws: { error in
      #expect("\(error)" == message)
      return true
    }
  }
}
