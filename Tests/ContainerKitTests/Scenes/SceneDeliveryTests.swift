import ContainerKit
import ServiceKit
import Testing

/// Scene files that were delivered or saved: made for another version of the program, or broken.
struct SceneDeliveryTests {
  private let bundled = SceneFile("scenes.json", json: #"{"version": 3, "scenes": {"home": ["list"]}}"#.utf8)

  private func plan(
    _ text: String?, overlay: String? = nil, bundled: SceneFile? = nil
  ) throws -> (plan: ScenePlan, reports: [String]) {
    var reports: [String] = []
    // No experiments but those of the vocabulary.
    let plan = try AdapterRegistry(modules: []).withCurrent {
      try ScenePlan(
        delivered: text.map { SceneFile("delivered.json", json: $0.utf8) }, bundled: bundled ?? self.bundled,
        overlays: overlay.map { [SceneFile("overlay.json", json: $0.utf8)] } ?? [],
        vocabulary: SceneProgram.vocabulary(), report: { reports.append($0) })
    }
    return (plan, reports)
  }

  @Test func `A delivered file of the same version is used, and the bundled one not even read`() throws {
    let unread = SceneFile("scenes.json") { () -> [UInt8] in
      Issue.record("The bundled file was read")
      return []
    }
    let (plan, reports) = try plan(#"{"version": 3, "scenes": {"home": ["share", "list"]}}"#, bundled: unread)
    #expect(plan.scenes.map(\.words) == ["share list"])
    #expect(reports.isEmpty && plan.rejection == nil && plan.notices.isEmpty)
  }

  @Test func `Without a delivered file the bundled one is used, and nothing is reported`() throws {
    let (plan, reports) = try plan(nil)
    #expect(plan.scenes.map(\.words) == ["list"] && reports.isEmpty)
  }

  // https://github.com/eclipse-platform/eclipse.platform.ui/issues/804
  @Test func `In the place of a broken file the bundled one is used, with one report`() throws {
    let (plan, reports) = try plan("{\"version\": 3,\n \"scenes\": {\"home\": [\"list\", ")
    #expect(plan.scenes.map(\.words) == ["list"])
    #expect(
      reports == [
        """
        'scenes.json' is used, because 'delivered.json' cannot be.
          delivered.json:2:30: is not well-formed JSON: expected a value, found the end of the text
        """
      ])
    #expect(plan.rejection?.faults.map(\.place.line) == [2])
  }

  @Test func `A file of the program's own version must be right in everything`() throws {
    let (plan, reports) = try plan(#"{"version": 3, "scenes": {"home": ["lits", {"component": "share", "x": 1}]}}"#)
    #expect(plan.scenes.map(\.words) == ["list"])
    #expect(
      reports == [
        """
        'scenes.json' is used, because 'delivered.json' cannot be.
          delivered.json:1:36: scenes.home[0]: unknown component 'lits'; known are 'list', 'dedup', 'interestCard', \
        'playback', 'share', 'bookmarks'
          delivered.json:1:67: scenes.home[1]: unknown key 'x'; known are 'component', 'optional', 'gate', 'settings'
        """
      ])
  }

  @Test func `In a newer file unknown names and keys are passed over, with one report`() throws {
    let (plan, reports) = try plan(
      """
      {"version": 5, "theme": "dark", "scenes": {"home": [
        "hologram", "list",
        {"component": "share", "gate": {"experiment": "holograms"}, "settings": {}},
        {"component": "playback", "gate": {"experiment": "layout", "arm": "cube"}},
        {"component": "interestCard", "settings": {"every": 2, "depth": 3}, "room": "living"}
      ]}}
      """)
    #expect(plan.scenes.map(\.words) == ["list interestCard"])
    #expect(try plan.scenes[0].entries[1].settings.decode(SceneProgram.CardSettings.self) == .init(every: 2))
    #expect(
      reports == [
        """
        What this program does not know was passed over: the file is of version 5, the program of 3.
          delivered.json:1:16: unknown key 'theme'; known are '$schema', 'version', 'scenes'
          delivered.json:2:3: scenes.home[0]: unknown component 'hologram'; known are 'list', 'dedup', 'interestCard', \
        'playback', 'share', 'bookmarks'
          delivered.json:3:49: scenes.home[2].gate.experiment: unknown experiment 'holograms'; known are 'interest', 'layout'
          delivered.json:4:69: scenes.home[3].gate.arm: the experiment 'layout' has no arm 'cube'; known are 'list', 'grid'
          delivered.json:5:58: scenes.home[4].settings: unknown key 'depth'; known are 'every', 'style'
          delivered.json:5:71: scenes.home[4]: unknown key 'room'; known are 'component', 'optional', 'gate', 'settings'
        """
      ])
    #expect(plan.notices.count == 6 && plan.version == 5)
  }

  // https://github.com/eclipse-platform/eclipse.platform.ui/issues/675
  @Test func `In an older file the names of what is gone are passed over, and unknown keys are not`() throws {
    let (plan, reports) = try plan(#"{"version": 1, "scenes": {"home": ["list", "marquee"]}}"#)
    #expect(plan.scenes.map(\.words) == ["list"])
    #expect(
      reports == [
        """
        What this program does not know was passed over: the file is of version 1, the program of 3.
          delivered.json:1:44: scenes.home[1]: unknown component 'marquee'; known are 'list', 'dedup', 'interestCard', \
        'playback', 'share', 'bookmarks'
        """
      ])
    let broken = try self.plan(#"{"version": 1, "scenes": {"home": ["share"]}, "scene": 1}"#)
    #expect(broken.plan.scenes.map(\.words) == ["list"] && broken.reports.count == 1)
  }

  @Test func `Bad settings, a component twice and a repeated key are faults in a newer file, too`() throws {
    for entry in [
      #"{"component": "interestCard", "settings": {"every": 0.5}}"#, #""share", "share""#,
      #"{"component": "share", "component": "list"}"#,
    ] {
      let (plan, reports) = try plan(#"{"version": 9, "scenes": {"home": [\#(entry)]}}"#)
      #expect(plan.scenes.map(\.words) == ["list"] && reports.count == 1 && plan.rejection?.faults.count == 1)
    }
  }

  @Test func `A change to what a delivered file does not have is passed over only if the file is of another version`()
    throws
  {
    let overlay = #"{"version": 1, "changes": {"home": [{"insert": "dedup", "after": "list"}]}}"#
    let newer = try plan(#"{"version": 4, "scenes": {"home": ["share"]}}"#, overlay: overlay)
    #expect(newer.plan.scenes.map(\.words) == ["share"])
    #expect(
      newer.plan.notices.map(\.description)
        == ["overlay.json:1:66: changes.home[0].after: the scene has no component 'list'; known are 'share'"])
    let same = try plan(#"{"version": 3, "scenes": {"home": ["share"]}}"#, overlay: overlay)
    #expect(same.plan.scenes.map(\.words) == ["list dedup"] && same.reports.count == 1)
  }

  @Test func `A bundled file with a fault is an error, also where it is to take the place of another`() throws {
    let error = #expect(throws: SceneError.self) {
      try plan("", bundled: SceneFile("scenes.json", json: #"{"version": 4, "scenes": {"home": ["lits"]}}"#.utf8))
    }
    #expect(error?.faults.map(\.place.file) == ["scenes.json", "scenes.json"])
    let overlay = #expect(throws: SceneError.self) {
      try plan(#"{"version": 3, "scenes": {"home": []}}"#, overlay: #"{"version": 3, "changes": []}"#)
    }
    #expect(
      overlay?.faults.map(\.description) == ["overlay.json:1:27: changes: expected an object, found a list"])
  }
}
