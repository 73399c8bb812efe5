import Foundation
import Testing

@testable import LintEngine

/// Every finding says what can be done, in one voice.
struct WaysOutTests {
  private static let fixtures = (try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)) ?? []

  @Test(arguments: fixtures.filter { $0.hasSuffix(".findings.swift") }.sorted())
  func `A way out is a sentence on one line`(fixture: String) throws {
    let findings = SampleProject(try Fixture.text(fixture)).findings()
    for finding in findings {
      #expect(!finding.waysOut.isEmpty, "\(finding.rule)")
      for way in finding.waysOut {
        #expect(way.first?.isLowercase == false && (way.hasSuffix(".") || way.hasSuffix("?")), "\(way)")
        #expect(!way.contains("\n"), "\(way)")
      }
    }
  }

  @Test func `There are fixtures for it`() { #expect(Self.fixtures.count { $0.hasSuffix(".findings.swift") } > 15) }
}
