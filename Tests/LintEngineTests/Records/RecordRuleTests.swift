@testable import LintEngine
import Testing

struct RecordRuleTests {
  @Test(arguments: ["section-without-used", "record-shape"])
  func `Every marked record is found, and no other`(rule: String) throws {
    let text = try Fixture.text("\(rule).findings.swift")
    #expect(SampleProject(text).marks(rule) == SourceBundle(text).marks)
  }

  @Test(arguments: ["section-without-used", "record-shape"])
  func `Records that are right, and the sections of others, are left alone`(rule: String) throws {
    #expect(SampleProject(try Fixture.text("\(rule).near-misses.swift")).marks(rule) == [])
  }
}
