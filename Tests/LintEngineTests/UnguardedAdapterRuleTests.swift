import Testing

@testable import LintEngine

struct UnguardedAdapterRuleTests {
  @Test func `Every marked use that assumes an adapter is found, and nothing else`() throws {
    let text = try Fixture.text("unguarded-adapter.findings.swift")
    #expect(SampleProject(text).marks("unguarded-adapter") == SourceBundle(text).marks)
  }

  @Test func `Uses that handle a missing adapter, or are of something else, are left alone`() throws {
    let text = try Fixture.text("unguarded-adapter.near-misses.swift")
    #expect(SampleProject(text).marks("unguarded-adapter") == [])
  }
}
