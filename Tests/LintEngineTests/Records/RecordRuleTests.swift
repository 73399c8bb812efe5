import Testing

@testable import LintEngine

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

  @Test func `A record without @used says what happens to it`() throws {
    let text = """
      //// Sources/ByHand/A.swift
      enum Outer { enum Clock {
        @section("sk_records") static let record: AdapterRecord.Layout = (1, 1, 0, 0, declare)
      } }
      """
    let finding = try #require(SampleProject(text).findings("section-without-used").first)
    #expect(
      finding.message == "'record' is in the section 'sk_records' without @used, so a release build does not have it")
    #expect(finding.waysOut == ["Write @used beside @section."])
    #expect(finding.place.position.column == 12)
    #expect(finding.context == "Outer.Clock")
  }

  @Test(arguments: RecordMessage.all)
  func `What is wrong with a record is said with what to write`(expected: RecordMessage) throws {
    let text = """
      //// Sources/ByHand/A.swift
      protocol ClockService: AnyObject {}
      struct Box<Element> {}
      \(expected.source)
      """
    let findings = SampleProject(text).findings("record-shape")
    #expect(findings.map(\.message) == [expected.message])
    #expect(findings.first?.waysOut == expected.waysOut)
  }

  @Test func `One declaration can be wrong in several ways`() {
    let text = """
      //// Sources/ByHand/A.swift
      @section("sk_records") @used var record: AdapterRecord.Layout = (2, 9, 0, 7, declare)
      """
    #expect(
      SampleProject(text).findings("record-shape").map(\.message) == [
        "'record' has the kind 9, which nothing reads", "'record' has the version 2; readers know version 1 only",
        "'record' is a variable, but records are constants", "no description in the file has the identity of 'record'",
      ])
  }

  @Test(arguments: [
    "@section let a: Int = 1", "@section() let a: Int = 1", "@section(", "@section(\"sk_records\")",
    "@section(\"sk_records\") @used let", "@section(\"sk_records\") @used let (a, b) = (1, 2)",
    "@section(\"sk_\\(records)\") let a: Int = 1", "@section(\"sk_records\") @used let a: () = ()",
    "@section(\"sk_records\") @used let a: ((((", "@Component final class A {}", "@Component() final class A {}",
    "@Component(name) final class A {}", "@Component(\"a\"", "import", "import .", "import struct", "#if A\nimport",
  ])
  func `Code that is half written is no fault and no crash`(text: String) {
    #expect(SampleProject("//// Sources/ByHand/A.swift\n\(text)").findings() == [])
  }

  @Test func `A tuple in 200 parentheses takes no stack of the rule`() {
    let tuple = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    let text = "//// Sources/ByHand/A.swift\n@section(\"sk_records\") @used let a: (UInt8, UInt8) = \(tuple)"
    #expect(
      SampleProject(text).findings("record-shape").map(\.message) == [
        "'a' has 2 elements; a record has 5, and each continuation 5 more"
      ])
  }
}
