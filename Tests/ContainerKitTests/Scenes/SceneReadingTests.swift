import ContainerKit
import ServiceKit
import Testing

/// Scene files that are as they should be.
struct SceneReadingTests {
  private let text = """
    {
      "$schema": "scene.schema.json",
      "version": 2,
      "scenes": {
        "recommend": [
          "list",
          { "component": "interestCard", "gate": { "experiment": "interest" }, "settings": { "every": 5 } },
          { "component": "video", "optional": true },
          { "component": "share", "optional": true, "gate": { "experiment": "layout", "arm": "grid" } }
        ],
        "follow": []
      }
    }
    """

  @Test func `Scenes and their entries are in the order of the file`() throws {
    let plan = try SceneProgram.plan(text)
    #expect(plan.scenes.map(\.name) == ["recommend", "follow"])
    #expect(try plan.scene(named: "recommend").words == "list interestCard(interest=on) share(layout=grid)?")
    #expect(try plan.scene(named: "follow").entries.isEmpty)
    #expect(plan.version == 2 && plan.notices.isEmpty && plan.rejection == nil)
  }

  @Test func `An entry knows its place`() throws {
    let scene = try SceneProgram.plan(text).scene(named: "recommend")
    #expect(scene.entries.map(\.place.description) == ["scenes.json:6:7", "scenes.json:7:7", "scenes.json:9:7"])
  }

  @Test func `An optional component that the product does not have is absent`() throws {
    let scene = try SceneProgram.plan(text).scene(named: "recommend")
    #expect(scene.absent.map(\.component) == ["video"])
  }

  @Test func `Where a product does not have a component it need not have its experiment`() throws {
    let entry = #"{"component": "video", "optional": true, "gate": {"experiment": "video"}, "settings": {"hd": true}}"#
    let scene = try SceneProgram.plan(SceneProgram.scene(entry)).scenes[0]
    #expect(scene.absent.map(\.component) == ["video"] && scene.absent[0].gate == nil)
    #expect(
      SceneProgram.faults(SceneProgram.scene(entry.replacing("\"experiment\"", with: "\"experimnt\""))) == [
        "scenes.json:2:50: scenes.home[0].gate: there is no 'experiment'",
        "scenes.json:2:51: scenes.home[0].gate: unknown key 'experimnt'; did you mean 'experiment'?",
      ])
  }

  @Test func `A scene that is not there is an error with those that may be meant`() throws {
    let plan = try SceneProgram.plan(text)
    let error = #expect(throws: SceneError.self) { try plan.scene(named: "folow") }
    #expect(error?.faults.map(\.description) == ["scenes.json: there is no scene 'folow'; did you mean 'follow'?"])
  }

  @Test func `A file is read only when it is needed, and by its closure`() throws {
    let file = SceneFile("scenes.json") { Array(#"{"version": 1, "scenes": {"a": ["list"]}}"#.utf8) }
    let plan = try ScenePlan(bundled: file, vocabulary: SceneProgram.vocabulary())
    #expect(plan.scenes.map(\.words) == ["list"])
    struct Missing: Error, CustomStringConvertible { let description = "no such file" }
    let missing = SceneFile("scenes.json") { () throws -> [UInt8] in throw Missing() }
    let error = #expect(throws: SceneError.self) {
      try ScenePlan(bundled: missing, vocabulary: SceneProgram.vocabulary())
    }
    #expect(error?.faults.map(\.description) == ["scenes.json: cannot be read: no such file"])
  }
}

/// Gates and what they ask.
struct SceneGateTests {
  private func gate(_ text: String) throws -> SceneGate? {
    try SceneProgram.plan(SceneProgram.scene(#"{"component": "list", "gate": \#(text)}"#)).scenes[0].entries[0].gate
  }

  @Test func `A gate is open in its arm, and asking it is an exposure`() throws {
    let registry = AdapterRegistry(modules: [])
    try registry.withCurrent {
      let gate = try #require(try gate(#"{"experiment": "layout", "arm": "grid"}"#))
      nonisolated(unsafe) var exposures: [String] = []
      Experiments.onExposure { unsafe exposures.append($0.description) }
      #expect(unsafe exposures.isEmpty)
      #expect(!gate.isOpen)
      #expect(unsafe exposures == ["layout=list (first)"])
      try Experiments.force(SceneProgram.layout, "grid")
      #expect(gate.isOpen)
    }
  }

  @Test func `A gate without an arm is for the arm 'on'`() throws {
    let gate = try #require(try gate(#"{"experiment": "interest"}"#))
    #expect(gate.arm == "on" && gate.experiment == SceneProgram.interest)
    #expect(try Experiments.withOverride(SceneProgram.interest, "on") { gate.isOpen })
    #expect(try Experiments.withOverride(SceneProgram.interest, "off") { !gate.isOpen })
  }
}
