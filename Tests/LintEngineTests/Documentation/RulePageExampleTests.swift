import Testing

@testable import LintEngine

struct RulePageExampleTests {
  @Test(arguments: Rules.identifiers)
  func `The bad example of a rule leads to a finding of the rule`(identifier: String) throws {
    let rule = try #require(Rules.rule(identifier)).description
    #expect(try ExampleProject(rule.bad, of: rule).findings(of: rule) != [])
  }

  @Test(arguments: Rules.identifiers)
  func `The good example of a rule leads to none`(identifier: String) throws {
    let rule = try #require(Rules.rule(identifier)).description
    #expect(try ExampleProject(rule.good, of: rule).findings(of: rule) == [])
  }

  @Test func `An example without a path is one file`() {
    #expect(RuleExample("a\n\nb").files == [.init(path: nil, text: "a\n\nb")])
  }

  @Test func `Lines with paths begin files`() {
    #expect(
      RuleExample("//// A.swift\na\n//// B.json\n{}\n").files
        == [.init(path: "A.swift", text: "a"), .init(path: "B.json", text: "{}\n")])
  }
}
