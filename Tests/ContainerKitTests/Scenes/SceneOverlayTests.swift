import ContainerKit
import Testing

/// What a product adds to the file that it shares with others, and changes in it.
struct SceneOverlayTests {
  private let base = """
    {"version": 1, "scenes": {"home": ["list", {"component": "interestCard", "settings": {"every": 5}}, "share"]}}
    """

  private func words(_ changes: String..., base: String? = nil) throws -> [String] {
    let overlays = changes.enumerated().map {
      SceneFile(
        "overlay\($0.offset + 1).json", json: #"{"version": 1, "changes": {"home": [\#($0.element)]}}"#.utf8)
    }
    return try ScenePlan(
      bundled: SceneFile("scenes.json", json: (base ?? self.base).utf8), overlays: overlays,
      vocabulary: SceneProgram.vocabulary()
    ).scenes.map(\.words)
  }

  @Test(arguments: [
    (#"{"insert": "dedup", "before": "list"}"#, "dedup list interestCard share"),
    (#"{"insert": "dedup", "after": "list"}"#, "list dedup interestCard share"),
    (#"{"before": "share", "insert": "dedup"}"#, "list interestCard dedup share"),
    (#"{"insert": "dedup", "after": "share"}"#, "list interestCard share dedup"),
    (
      #"{"insert": {"component": "dedup", "gate": {"experiment": "interest"}}, "after": "share"}"#,
      "list interestCard share dedup(interest=on)"
    ),
    (#"{"remove": "interestCard"}"#, "list share"),
    (
      #"{"insert": "dedup", "after": "share"}, {"insert": "playback", "after": "dedup"}"#,
      "list interestCard share dedup playback"
    ),
    (
      #"{"insert": "dedup", "after": "list"}, {"insert": "playback", "after": "list"}"#,
      "list playback dedup interestCard share"
    ),
    (#"{"remove": "list"}, {"insert": "list", "after": "share"}"#, "interestCard share list"),
  ])
  func `Changes are made in order`(changes: String, result: String) throws {
    #expect(try words(changes) == [result])
  }

  @Test func `Overlays are put on in order`() throws {
    #expect(
      try words(
        #"{"insert": "dedup", "after": "list"}"#, #"{"remove": "list"}, {"insert": "playback", "before": "dedup"}"#)
        == ["playback dedup interestCard share"])
  }

  @Test func `An entry is inserted beside one that the product does not have`() throws {
    let base = #"{"version": 1, "scenes": {"home": ["list", {"component": "video", "optional": true}, "share"]}}"#
    #expect(try words(#"{"insert": "dedup", "after": "video"}"#, base: base) == ["list dedup share"])
  }

  @Test func `Settings are replaced as a whole, and the entry stays where it is`() throws {
    let plan = try SceneProgram.plan(
      base, overlays: #"{"version": 1, "changes": {"home": [{"set": "interestCard", "to": {"every": 9}}]}}"#)
    let entry = plan.scenes[0].entries[1]
    #expect(try entry.settings.decode(SceneProgram.CardSettings.self) == .init(every: 9))
    #expect(entry.place.description == "scenes.json:1:44")
  }

  @Test func `An overlay may add scenes`() throws {
    let plan = try SceneProgram.plan(base, overlays: #"{"version": 1, "scenes": {"later": ["bookmarks"]}}"#)
    #expect(plan.scenes.map(\.name) == ["home", "later"])
  }

  @Test(arguments: [
    (
      #"{"insert": "dedup", "after": "lits"}"#,
      "[0].after: the scene has no component 'lits'; known are 'list', 'interestCard', 'share'", "66"
    ),
    (#"{"remove": "shar"}"#, "[0].remove: the scene has no component 'shar'; did you mean 'share'?", "48"),
    (
      #"{"insert": "share", "after": "list"}"#,
      "[0].after: the component 'share' is there already, at scenes.json:1:101", "66"
    ),
    (
      #"{"insert": "dedpu", "after": "list"}"#,
      "[0].insert: unknown component 'dedpu'; known are 'list', 'dedup', 'interestCard', 'playback', 'share', 'bookmarks'",
      "48"
    ),
    (
      #"{"insert": "dedup"}"#,
      "[0]: a change has 'insert' with 'before' or 'after', or 'remove', or 'set' with 'to'; here are 'insert'", "37"
    ),
    (
      #"{"insert": "dedup", "after": "list", "before": "list"}"#,
      "[0]: a change has 'insert' with 'before' or 'after', or 'remove', or 'set' with 'to'; here are 'insert', 'after', 'before'",
      "37"
    ),
    (
      #"{}"#, "[0]: a change has 'insert' with 'before' or 'after', or 'remove', or 'set' with 'to'; here are none",
      "37"
    ),
    (#"{"set": "interestCard", "to": {"every": true}}"#, "[0].to.every: expected a whole number, found true", "77"),
    (#"{"remove": 1}"#, "[0].remove: expected a text, found 1", "48"),
    (#""dedup""#, "[0]: expected an object, found the text 'dedup'", "37"),
  ])
  func `What is wrong with a change is said`(change: String, fault: String, column: String) {
    let overlay = #"{"version": 1, "changes": {"home": [\#(change)]}}"#
    #expect(SceneProgram.faults(base, overlays: overlay) == ["overlay1.json:1:\(column): changes.home\(fault)"])
  }

  @Test func `A change to a scene that is not there, and a scene that is there already, are faults`() {
    #expect(
      SceneProgram.faults(base, overlays: #"{"version": 1, "changes": {"hom": []}, "scenes": {"home": []}}"#) == [
        "overlay1.json:1:51: scenes.home: the scene 'home' is there already, at scenes.json:1:27",
        "overlay1.json:1:28: changes.hom: there is no scene 'hom'; did you mean 'home'?",
      ])
  }

  @Test func `Faults of the file and of overlays are said together`() {
    #expect(
      SceneProgram.faults(
        #"{"version": 1, "scenes": {"home": ["nothing", "list"]}}"#,
        overlays: #"{"version": 1, "changes": {"home": [{"remove": "nothing"}, {"insert": 1, "after": "list"}]}}"#,
        #"{"version": 1, "chnges": {}}"#
      ) == [
        "scenes.json:1:36: scenes.home[0]: unknown component 'nothing'; known are 'list', 'dedup', 'interestCard', "
          + "'playback', 'share', 'bookmarks'",
        "overlay1.json:1:71: changes.home[1].insert: expected an object, found 1",
        "overlay2.json:1:16: unknown key 'chnges'; did you mean 'changes'?",
      ])
  }
}
