import Foundation
import Testing

@testable import LintEngine

/// The checker of logs finds what is broken in a log.
struct SARIFCheckerTests {
  /// The first mention of a rule by its place among the rules.
  private static let ruleIndex: String = {
    let start = sound.firstRange(of: "\"ruleIndex\" : ")
    return start.map { String(sound[$0.lowerBound...].prefix { $0 != "," && $0 != "\n" }) } ?? ""
  }()

  private static let sound: String = {
    var result = SampleResult.result
    result.baselinePath = "b.json"
    result.staleEntries = [.init(.init(rule: "r", file: "A.swift", context: "", subject: "s"), count: 2)]
    return ReportFormat.sarif.text(of: result)
  }()

  @Test(arguments: [
    ("\"version\" : \"2.1.0\"", "\"version\" : \"2.0.0\""), ("\"runs\" :", "\"run\" :"), ("\"driver\" :", "\"tool\" :"),
    ("\"name\" : \"servicekit\"", "\"name\" : \"\""), ("\"executionSuccessful\" : true", "\"exitCode\" : 0"),
    ("\"executionSuccessful\" : true", "\"executionSuccessful\" : \"true\""),
    ("\"startLine\" : 12", "\"startLine\" : \"12\""), ("\"startLine\" : 12", "\"startLine\" : 0"),
    ("\"startColumn\" : 5", "\"startColumn\" : 5.5"), ("\"startColumn\" : 8", "\"startColumn\" : -1"),
    ("\"startLine\" : 12", "\"endLine\" : 12"),
    ("\"columnKind\" : \"utf16CodeUnits\"", "\"columnKind\" : \"utf8\""), ("Sources/A%20b", "Sources/A b"),
    ("Sources/A%20b", "Sources/A%2b%"), ("Sources/Page/Page.swift", "/Sources/Page/Page.swift"),
    ("Sources/Page/Page.swift", "file:///Sources/Page/Page.swift"), ("Sources/Page/Page.swift", "a:b/Page.swift"),
    ("%C3%A9", "é"), ("\"uriBaseId\" : \"%SRCROOT%\"", "\"uriBaseId\" : \"ROOT\""),
    ("\"uriBaseId\" : \"%SRCROOT%\"", "\"base\" : \"%SRCROOT%\""), (ruleIndex, "\"ruleIndex\" : 0"),
    (ruleIndex, "\"ruleIndex\" : 99"), ("\"level\" : \"error\"", "\"level\" : \"fatal\""),
    ("\"baselineState\" : \"new\"", "\"baselineState\" : \"fresh\""), ("\"text\" : \"here", "\"txt\" : \"here"),
    ("\"id\" : 2", "\"id\" : 1"), ("\"id\" : \"unused-suppression\"", "\"id\" : \"suppression-without-reason\""),
    ("\"semanticVersion\" : \"", "\"semanticVersion\" : \"v"), ("\"artifactLocation\" :", "\"artifact\" :"),
    ("\"markdown\" :", "\"html\" :"), ("\"partialFingerprints\" : {", "\"partialFingerprints\" : { \"n\" : 1,"),
    ("{", "["),
  ])
  func `A broken log is refused`(sound: String, broken: String) throws {
    let range = try #require(Self.sound.firstRange(of: sound))
    #expect(SARIFChecker(Self.sound.replacingCharacters(in: range, with: broken)).faults != [])
  }

  /// Without any one line that holds a required property, or with null in its place, a log is broken.
  @Test(arguments: ["version", "runs", "tool", "driver", "name", "id", "executionSuccessful", "message", "text"])
  func `A log without a required property is refused`(name: String) throws {
    let range = try #require(Self.sound.firstRange(of: "\"\(name)\" :"))
    #expect(SARIFChecker(Self.sound.replacingCharacters(in: range, with: "\"properties\" : {}, \"x\" :")).faults != [])
  }
}
