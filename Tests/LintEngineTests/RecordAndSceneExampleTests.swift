import Testing

@testable import LintEngine

/// The examples on the pages of the rules that need no more than one file.
struct RecordAndSceneExampleTests {
  private static let rules: [any Rule.Type] = [
    SectionWithoutUsedRule.self, RecordShapeRule.self, SceneFormatRule.self, SceneUnknownComponentRule.self,
    SceneDuplicateRule.self,
  ]

  @Test(arguments: rules.map { $0.description })
  func `The bad example leads to a finding, and the good one to none`(rule: RuleDescription) {
    #expect(!findings(rule.bad, rule).isEmpty)
    #expect(findings(rule.good, rule).isEmpty)
  }

  private func findings(_ example: String, _ rule: RuleDescription) -> [Finding] {
    let text = """
      //// Sources/Cards/Cards.swift
      protocol ClockService: AnyObject {}
      @Component("list") final class List {}
      @Component("share") final class Share {}
      //// Sources/Video/Video.swift
      @Component("video") final class Video {}
      //// Targets/Lite/main.swift
      import Cards
      //// Targets/Standard/main.swift
      import Cards
      import Video
      //// \(rule.language == "json" ? "Scenes/scenes.json" : "Sources/Cards/Example.swift")
      \(example)
      """
    return SceneSample.project(text).findings(rule.identifier)
  }
}
