import Testing

@testable import LintEngine

/// What the rules about actions find in their fixtures.
struct ActionRuleFixtureTests {
  static let rules = [
    "action-without-handler", "duplicate-handler", "overlapping-routes", "stringly-call", "unexported-link",
  ]

  @Test(arguments: rules) func `Everything that is marked is found, and nothing else`(rule: String) throws {
    let text = try Fixture.text("\(rule).findings.swift")
    #expect(SampleProject(text).marks(rule) == SourceBundle(text).marks)
  }

  @Test(arguments: rules) func `What only looks like it is let alone`(rule: String) throws {
    let found = SampleProject(try Fixture.text("\(rule).near-misses.swift")).findings(rule)
    #expect(found.map { "\($0.place.path):\($0.place.position.line): \($0.message)" } == [])
  }
}
