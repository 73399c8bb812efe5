import Testing

@testable import LintEngine

struct SceneRuleTests {
  @Test(arguments: ["scene-format", "scene-unknown-component", "scene-duplicate"])
  func `Every marked fault of a scene file is found, and no other`(rule: String) throws {
    let text = try Fixture.text("\(rule).findings.swift")
    #expect(SceneSample.project(text).marks(rule) == SourceBundle(text).marks)
  }

  @Test(arguments: ["scene-format", "scene-unknown-component", "scene-duplicate"])
  func `Scene files that are right are left alone`(rule: String) throws {
    #expect(SceneSample.project(try Fixture.text("\(rule).near-misses.swift")).marks(rule) == [])
  }

  @Test func `A name that no product has is told with one that may be meant`() throws {
    let finding = try #require(SceneSample.project(entries: #""é", "lists""#).findings("scene-unknown-component").last)
    #expect(finding.message == "no product links a component 'lists'; did you mean 'list'?")
    #expect(
      finding.waysOut == [
        "Correct the name.", "Write the component: a class with @Component(\"lists\").",
        "Name it in \"components\" of the scenes in .servicekit.json, if it is declared outside the project.",
      ])
    #expect(finding.products == ["Lite", "Pro", "Standard"])
    #expect(finding.place.position.line == 2)
    #expect(finding.place.position.column == 30)
    #expect(finding.place.position.utf16Column == 29)
    #expect(finding.context == "page")
  }

  @Test func `A component that some products lack is told with the products and where it is declared`() throws {
    let finding = try #require(SceneSample.project(entries: #""video""#).findings("scene-unknown-component").first)
    #expect(
      finding.message
        == "the products 'Lite' and 'Pro' do not link the component 'video', and the entry is not optional")
    #expect(finding.products == ["Lite", "Pro"])
    #expect(finding.related.map(\.message) == ["declared here, in the module 'Video'"])
    #expect(finding.related.map(\.place.path) == ["Sources/Video/Video.swift"])
    #expect(
      finding.waysOut == [
        "Link the module 'Video' into these products.",
        "Add \"optional\": true to the entry, if a product may be without the component.",
        "Move the entry into an overlay that only products with the component read.",
      ])
  }

  @Test func `An optional component that no reader has is told so`() throws {
    var project = SceneSample.project(entries: #"{ "component": "video", "optional": true }"#)
    project.configuration.scenes[0].products = ["Lite"]
    let finding = try #require(project.findings("scene-unknown-component").first)
    #expect(
      finding.message
        == "the product 'Lite' does not link the component 'video', and no other product reads the file")
    #expect(finding.waysOut.first == "Link the module 'Video' into the product.")
  }

  @Test func `An overlay that names what the scene does not have is told what it has`() throws {
    let text = """
      //// Scenes/scenes.json
      { "version": 1, "scenes": { "page": ["list"] } }
      //// Overlays/a.json
      { "version": 1, "changes": { "page": [ { "remove": "lists" } ], "pag": [] } }
      """
    let findings = SceneSample.project(text, overlayProducts: []).findings("scene-unknown-component")
    let messages = findings.filter { $0.place.path == "Overlays/a.json" }.map(\.message)
    #expect(
      messages == [
        "the scene 'page' has no component 'lists'; did you mean 'list'?",
        "there is no scene 'pag' to change; did you mean 'page'?",
      ])
    #expect(
      findings.filter { $0.place.path == "Overlays/a.json" }.map(\.waysOut) == [
        ["Correct the name.", "Take the change out, if the scene does not have the component any more."],
        ["Correct the name.", "Put the scene into \"scenes\", if only this product has it."],
      ])
  }

  @Test func `What two overlays do to one scene is not guessed`() {
    let text = """
      //// Scenes/scenes.json
      { "version": 1, "scenes": { "page": ["from-outside"] } }
      //// Overlays/a.json
      { "version": 1, "changes": { "page": [ { "insert": "list2", "after": "from-outside" } ] } }
      //// Overlays/b.json
      { "version": 1, "changes": { "page": [ { "remove": "list2" } ] } }
      """
    #expect(SceneSample.project(text, overlayProducts: []).findings() == [])
  }

  @Test func `An entry that is repeated is told with the first one`() throws {
    let finding = try #require(SceneSample.project(entries: #""list", "list""#).findings("scene-duplicate").first)
    #expect(finding.message == "the component 'list' is in the scene 'page' already")
    #expect(finding.related.map(\.message) == ["the first one"])
    #expect(finding.related.map(\.place.position.column) == [24])
    #expect(finding.place.position.column == 32)
    #expect(
      finding.waysOut == ["Take one of both out.", "Give the second a name and a class of its own, if two are meant."])
  }

  @Test func `A key that is repeated is told with the first one`() throws {
    let entry = #"{ "component": "list", "optional": true, "optional": false }"#
    let finding = try #require(SceneSample.project(entries: entry).findings("scene-duplicate").first)
    #expect(finding.message == "the key 'optional' is there already")
    #expect(finding.waysOut == ["Take one of both out.", "Give one of both another name."])
    #expect(finding.context == "scenes.page[].optional")
  }

  @Test func `A scene that an overlay has again is told with the first one`() throws {
    let text = """
      //// Scenes/scenes.json
      { "version": 1, "scenes": { "page": ["list"] } }
      //// Overlays/a.json
      { "version": 1, "changes": {}, "scenes": { "page": ["list"] } }
      """
    let finding = try #require(
      SceneSample.project(text, overlayProducts: []).findings("scene-duplicate").first)
    #expect(finding.message == "the scene 'page' is there already, in the file that the overlay is put onto")
    #expect(finding.related.map(\.place.path) == ["Scenes/scenes.json"])
    #expect(
      finding.waysOut == ["Write what is different under \"changes\".", "Give the scene another name."])
  }

  @Test func `A text that is no JSON is told at the place of the fault`() throws {
    let finding = try #require(SceneSample.project(entries: #""list","#).findings().first)
    #expect(finding.rule == "scene-format")
    #expect(finding.message == "is not well-formed JSON: expected a value, found ']'")
    #expect(finding.waysOut == ["Correct it; `scene.schema.json` of ContainerKit describes the form."])
    #expect(finding.place.position.line == 2)
  }

  @Test func `Bytes that are no text are a finding`() {
    let facts = ProjectFacts(
      configuration: SceneSample.project("").configuration, project: Project(modules: [], products: []), modules: [],
      inputs: [.init(path: "Scenes/a.json", bytes: [0xFF, 0x00, 0xFE]), .init(path: "Scenes/b.json", bytes: [])],
      today: "2026-06-01")
    #expect(FindingList.findings(in: facts).map(\.rule) == ["scene-format", "scene-format"])
  }

  @Test func `A text of a thousand lists in one another is told where it is too deep`() {
    let deep = String(repeating: "[", count: 1_000)
    #expect(
      SceneSample.project("//// Scenes/a.json\n\(deep)").findings().map(\.message) == [
        "is nested more than 64 deep"
      ])
  }

  @Test func `A component by hand whose name cannot be read may have any name`() {
    let text = """
      //// Sources/Cards/Cards.swift
      @section("sk_records") @used let record: ComponentRecord.Layout = (1, 3, 0, 0, declare)
      @Component("list") final class List {}
      //// Targets/Lite/main.swift
      import Cards
      //// Targets/Standard/main.swift
      import Video
      //// Sources/Video/Video.swift
      @ContainerKit.Component("video") final class Video {}
      //// Scenes/scenes.json
      { "version": 1, "scenes": { "page": ["more"] } }
      """
    #expect(
      SceneSample.project(text).findings().map(\.products) == [["Standard"]])
  }

  @Test func `A package without products knows the components that it declares`() {
    let text = """
      //// Sources/Cards/Cards.swift
      @Component("list") final class List {}
      //// Scenes/scenes.json
      { "version": 1, "scenes": { "page": ["list", "lists"] } }
      """
    #expect(SceneSample.project(text).findings().map(\.subject) == ["lists"])
  }
}
