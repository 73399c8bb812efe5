import Testing

@testable import LintEngine

struct ProductFlagRuleTests {
  static var configuration: Configuration {
    var configuration = SampleProject.configuration
    configuration.vocabulary.words[.product]? += [
      "App.isPro", "Edition.lite", "Edition.standard", "Klar", "KlarKit", "Flavour.klar", "com.example.reader.pro",
    ]
    configuration.funnels = ["Sources/Core/Funnel/**"]
    return configuration
  }

  @Test(arguments: ["findings", "near-misses"])
  func `What is marked is found, and nothing else`(name: String) throws {
    let text = try Fixture.text("product-flag.\(name).swift")
    let sample = SampleProject(text, configuration: Self.configuration)
    #expect(sample.marks("product-flag") == SourceBundle(text).marks)
  }
}
