import Testing

@testable import LintEngine

struct LayerRuleTests {
  @Test(arguments: [("layer-direction", LayerSample.three), ("same-layer-import", LayerSample.groups)])
  func `Every marked import is found, and no other`(rule: String, configuration: Configuration) throws {
    let text = try Fixture.text("\(rule).findings.swift")
    #expect(SampleProject(text, configuration: configuration).marks(rule) == SourceBundle(text).marks)
  }

  @Test(arguments: [("layer-direction", LayerSample.three), ("same-layer-import", LayerSample.groups)])
  func `What only looks like an import against the layers is left alone`(
    rule: String, configuration: Configuration
  ) throws {
    let text = try Fixture.text("\(rule).near-misses.swift")
    #expect(SampleProject(text, configuration: configuration).marks(rule) == [])
  }

  @Test func `An import upwards names both layers and says what to do`() throws {
    let text = "//// Sources/Core/A.swift\n  @testable import struct Comments.Thread"
    let finding = try #require(SampleProject(text, configuration: LayerSample.three).findings("layer-direction").first)
    #expect(
      finding.message == "'Core' of the layer 'foundations' imports 'Comments' of the higher layer 'features'")
    #expect(
      finding.waysOut == [
        "Say in a protocol in 'Core' what it needs, and bind it in 'Comments' or in the products.",
        "Move what is needed down into the layer 'foundations' or below.",
        "Move the code that needs it up into the layer 'features'.",
      ])
    #expect(finding.place.position.column == 27)
    #expect(finding.subject == "Core -> Comments")
    #expect(finding.severity == .error)
  }

  @Test func `An import sideways names the layer and says what to do`() throws {
    let text = "//// Sources/Comments/A.swift\nimport Search"
    let project = SampleProject(text, configuration: LayerSample.groups)
    let finding = try #require(project.findings("same-layer-import").first)
    #expect(finding.message == "'Comments' imports 'Search', which is in another group of the same layer 'features'")
    #expect(
      finding.waysOut == [
        "Import a module that holds the interface of 'Search' only, and name it in \"interfaces\".",
        "Move what both need into a lower layer.",
        "Put both into one group, if neither is ever built without the other.",
      ])
  }

  @Test func `A name goes before a pattern, and a pattern takes no modules of others`() {
    let configuration = LayerSample.layers(("low", [["Core*"]]), ("high", [["*Kit"], ["CoreExtras"]]))
    let text = """
      //// Sources/CoreData/A.swift
      import CoreExtras  // expect: layer-direction
      import UIKit
      //// Sources/CoreExtras/A.swift
      import CoreData
      //// Sources/PageKit/A.swift
      import CoreData
      """
    #expect(
      SampleProject(text, configuration: configuration).marks("layer-direction") == SourceBundle(text).marks)
  }

  @Test func `A module of others is in a layer where it is named`() {
    let configuration = LayerSample.layers(("low", [["Core"]]), ("high", [["UIKit"]]))
    let project = SampleProject("//// Sources/Core/A.swift\nimport UIKit", configuration: configuration)
    #expect(project.findings("layer-direction").map(\.subject) == ["Core -> UIKit"])
  }

  @Test func `What the rule about containers says is not said twice`() {
    var configuration = LayerSample.three
    configuration.containers = [.init(name: "page", sources: ["Sources/Core/Page"])]
    let text = "//// Sources/Core/Page/A.swift\nimport Comments\n//// Sources/Core/B.swift\nimport Search"
    var project = SampleProject(text, configuration: configuration)
    #expect(project.findings().map(\.rule) == ["layer-direction", "container-purity"])
    project.configuration.severities["container-purity"] = .some(nil)
    #expect(project.findings().map(\.rule) == ["layer-direction", "layer-direction"])
  }

  @Test func `A long chain of branches is gone through in time`() {
    var text = "//// Sources/Core/A.swift\n"
    for index in 0..<2_000 { text += "\(index == 0 ? "#if" : "#elseif") F\(index)\nimport Comments\n" }
    text += "#endif\n"
    #expect(!SampleProject(text, configuration: LayerSample.three).findings("layer-direction").isEmpty)
  }
}
