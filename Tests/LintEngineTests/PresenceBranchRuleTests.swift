import Testing

@testable import LintEngine

struct PresenceBranchRuleTests {
  @Test func `Every marked branch on the presence of an adapter is found, and nothing else`() throws {
    let text = try Fixture.text("presence-branch.findings.swift")
    #expect(SampleProject(text).marks("presence-branch") == SourceBundle(text).marks)
  }

  @Test func `What only looks like a branch on the presence of an adapter is left alone`() throws {
    let text = try Fixture.text("presence-branch.near-misses.swift")
    #expect(SampleProject(text).marks("presence-branch") == [])
  }
}
