import Testing

@testable import LintEngine

struct StrongHostRuleTests {
  @Test func `Every marked property and closure that holds a host or an adapter is found, and nothing else`() throws {
    let text = try Fixture.text("strong-host.findings.swift")
    #expect(SampleProject(text).marks("strong-host") == SourceBundle(text).marks)
  }

  @Test func `What holds no host, or not strongly, is left alone whatever its name`() throws {
    let text = try Fixture.text("strong-host.near-misses.swift")
    #expect(SampleProject(text).marks("strong-host") == [])
  }
}
