import Testing

@testable import LintEngine

struct DuplicateBindingRuleTests {
  @Test func `Adapters for one protocol in one product are found`() throws {
    let text = try Fixture.text("duplicate-binding.findings.swift")
    #expect(SampleProject(text).marks("duplicate-binding") == SourceBundle(text).marks)
  }

  @Test func `What only looks like a second adapter is let alone`() throws {
    let text = try Fixture.text("duplicate-binding.near-misses.swift")
    #expect(SampleProject(text).findings("duplicate-binding") == [])
  }
}
