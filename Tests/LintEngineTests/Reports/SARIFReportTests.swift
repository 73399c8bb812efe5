import PositionedJSON
import Testing

@testable import LintEngine

// https://github.com/realm/SwiftLint/issues/5698
// https://github.com/realm/SwiftLint/issues/5699
// https://github.com/Checkmarx/kics/issues/4431
struct SARIFReportTests {
  private static let full: LintResult = {
    var result = SampleResult.result
    result.baselinePath = "lint/base line.json"
    result.staleEntries = [.init(.init(rule: "r", file: "A.swift", context: "", subject: "s"), count: 2)]
    return result
  }()

  private func results(_ result: LintResult) throws -> [JSONNode] {
    try JSONDocument(ReportFormat.sarif.text(of: result)).root.member("runs").list()[0].member("results").list()
  }

  private func text(_ node: JSONNode?, _ path: String...) -> String? {
    path.reduce(node) { $0?[$1] }.flatMap { try? $0.string() }
  }

  @Test(arguments: [full, SampleResult.result, SampleResult.empty])
  func `Every object has what the specification demands`(result: LintResult) {
    #expect(SARIFChecker(ReportFormat.sarif.text(of: result)).faults == [])
  }

  @Test func `Each finding is one result with one place`() throws {
    let results = try results(SampleResult.result)
    #expect(results.map { text($0, "ruleId") } == ["suppression-without-reason", "unused-suppression"])
    #expect(results.map { $0["locations"]?.items.count } == [1, 1])
    #expect(results.map { $0["relatedLocations"]?.items.count } == [2, 1])
  }

  @Test func `Paths are relative and escaped`() throws {
    let location = try results(SampleResult.result)[1]["locations"]?.items[0]["physicalLocation"]?["artifactLocation"]
    #expect(text(location, "uri") == "Sources/A%20b%3Ac%2Cd/%1B%5B31m%C3%A9%25%0A%E2%80%AE.swift")
    #expect(text(location, "uriBaseId") == "%SRCROOT%")
  }

  @Test func `A path from the root of the file system is a URI of its own`() {
    #expect(SARIFReport.location(of: "/tmp/a b.swift").uri == "file:///tmp/a%20b.swift")
    #expect(SARIFReport.location(of: "/tmp/a b.swift").uriBaseId == nil)
  }

  @Test func `Columns count UTF-16 units, and the log says so`() throws {
    let run = try JSONDocument(ReportFormat.sarif.text(of: SampleResult.result)).root.member("runs").list()[0]
    #expect(text(run, "columnKind") == "utf16CodeUnits")
    let region = try run.member("results").list()[1]["locations"]?.items[0]["physicalLocation"]?["region"]
    #expect(try region?.member("startColumn").integer(Int.self) == 8)
    #expect(try region?.member("startLine").integer(Int.self) == 3)
  }

  @Test func `A place without a line has no region`() throws {
    let related = try results(SampleResult.result)[1]["relatedLocations"]?.items[0]
    #expect(related?["physicalLocation"]?["region"] == nil)
    #expect(related?["physicalLocation"]?["artifactLocation"] != nil)
  }

  @Test func `The message has the ways out`() throws {
    #expect(
      try text(results(SampleResult.result)[0], "message", "text") == """
        the product is asked for
        1. make an adapter
        2. ask a capability
        """)
  }

  @Test func `With a baseline every result says that it is new, without one none does`() throws {
    #expect(try results(Self.full).map { text($0, "baselineState") } == ["new", "new"])
    #expect(try results(SampleResult.result).map { text($0, "baselineState") } == [nil, nil])
  }

  @Test func `What the baseline lists in vain is a notification`() throws {
    let run = try JSONDocument(ReportFormat.sarif.text(of: Self.full)).root.member("runs").list()[0]
    let notification = run["invocations"]?.items[0]["toolExecutionNotifications"]?.items.first
    #expect(
      text(notification, "message", "text")
        == "the baseline lists 'r' for 's' at A.swift 2 times, which no longer occurs")
    #expect(text(notification, "level") == "note")
  }

  @Test func `Every rule has its page and its severity`() throws {
    let run = try JSONDocument(ReportFormat.sarif.text(of: SampleResult.empty)).root.member("runs").list()[0]
    let rules = try run.member("tool").member("driver").member("rules").list()
    #expect(rules.map { text($0, "id") } == Rules.identifiers)
    #expect(rules.map { text($0, "help", "markdown") } == Rules.all.map { RulePage($0.description).markdown })
    #expect(
      rules.map { text($0, "defaultConfiguration", "level") } == Rules.all.map { $0.description.severity.rawValue })
  }

  @Test func `Fingerprints do not depend on lines`() throws {
    var moved = SampleResult.result
    moved.findings[0].place = SampleResult.place("Other/Page.swift", 900, 1)
    let fingerprints = try [SampleResult.result, moved].map {
      try text(results($0)[0], "partialFingerprints", "servicekit/v1")
    }
    #expect(fingerprints[0] == fingerprints[1])
  }
}
