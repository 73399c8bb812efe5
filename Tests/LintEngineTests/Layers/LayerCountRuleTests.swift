import Testing

@testable import LintEngine

struct LayerCountRuleTests {
  private static let configuration = LayerSample.layers(
    ("foundations", [["Core"]]), ("services", [["Accounts"]]), ("kits", [["Player"]]), ("features", [["Search"]]),
    ("extras", []))

  @Test(arguments: ["layer-count.findings.swift", "layer-count.near-misses.swift"])
  func `Every marked layer of a configuration is found, and no other`(fixture: String) throws {
    let bundle = SourceBundle(try Fixture.text(fixture))
    let marks = try bundle.files.flatMap { file in
      let bytes = Array(file.text.withoutMarks.utf8)
      let facts = ProjectFacts(
        configuration: try ConfigurationReader.read(bytes, path: file.path).configuration,
        project: Project(modules: [], products: []), modules: [], inputs: [.init(path: file.path, bytes: bytes)],
        today: "2026-06-01", configurationPath: file.path)
      return LayerCountRule.findings(in: facts).map {
        SourceBundle.Mark(path: $0.place.path, line: $0.place.position.line, rule: $0.rule)
      }
    }
    #expect(marks.sorted() == bundle.marks)
  }

  @Test func `Each layer beyond the limit is found at its place in the configuration`() throws {
    let text = """
      //// .servicekit.json
      {
        "version": 1,
        "layers": [
          { "name": "foundations", "groups": [["Core"]] },
          { "name": "services", "groups": [["Accounts"]] },
          { "name": "kits", "groups": [["Player"]] },
          { "name": "features", "groups": [["Search"]] },
          { "name": "extras", "groups": [] }
        ]
      }
      """
    let findings = SampleProject(text, configuration: Self.configuration).findings("layer-count")
    #expect(findings.map(\.place.path) == [".servicekit.json", ".servicekit.json"])
    #expect(findings.map(\.place.position.line) == [7, 8])
    #expect(findings.map(\.place.position.column) == [5, 5])
    #expect(findings.map(\.subject) == ["features", "extras"])
    let first = try #require(findings.first)
    #expect(first.message == "the layer 'features' is number 4; there may be 3")
    #expect(
      first.waysOut == [
        "Make the modules of 'features' groups of a layer that is there.",
        "Name executables and tools in \"compositionRoots\": they are no layer.",
        "Raise \"maximumLayers\", if the project is better for it.",
      ])
  }

  @Test func `Without the text of the configuration the place is its beginning`() {
    let findings = SampleProject("", configuration: Self.configuration).findings("layer-count")
    #expect(findings.map(\.place) == Array(repeating: Place(".servicekit.json", .start), count: 2))
  }

  @Test func `A configuration elsewhere is named as it is called`() {
    let facts = ProjectFacts(
      configuration: Self.configuration, project: Project(modules: [], products: []), modules: [],
      inputs: [.init(path: "lint.json", bytes: Array(#"{ "layers": [1, 2, 3, 4] }"#.utf8))], today: "2026-06-01",
      configurationPath: "lint.json")
    let places = LayerCountRule.findings(in: facts).map(\.place)
    #expect(places.map(\.path) == ["lint.json", "lint.json"])
    #expect(places.map(\.position.column) == [23, 13])
  }

  @Test(arguments: [(5, 0), (4, 1), (1, 4), (0, 5), (-3, 5)])
  func `The limit is what the configuration says`(limit: Int, count: Int) {
    var configuration = Self.configuration
    configuration.maximumLayers = limit
    #expect(SampleProject("", configuration: configuration).findings("layer-count").count == count)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `Up to three layers are fine where nothing is said`(count: Int) {
    var configuration = Self.configuration
    configuration.layers = Array(configuration.layers.prefix(count))
    #expect(SampleProject("", configuration: configuration).findings("layer-count").isEmpty)
  }

  @Test func `Modules outside the layers are no layer`() {
    let text = """
      //// Targets/Lite/main.swift
      import Core
      //// Tests/CoreTests/Core.swift
      import Core
      //// Sources/Core/A.swift
      //// Sources/Unplaced/A.swift
      """
    #expect(SampleProject(text, configuration: LayerSample.three).findings("layer-count").isEmpty)
  }
}
