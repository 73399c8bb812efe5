internal import PositionedJSON

/// Scene files that name something twice.
enum SceneDuplicateRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "scene-duplicate", "scene files that have an entry or a key twice", severity: .error,
    why: """
      A component is in a scene once; of a key that an object has twice, readers take one or the other. Both are what is \
      left of a merge that went wrong, and the program refuses the file when it reads it. The rule looks at scene files \
      and overlays, at every depth, settings included; at what an overlay inserts into the scene that it changes; and at \
      scenes that an overlay has and the file below it, too.
      """,
    bad: """
      {
        "version": 1,
        "scenes": {
          "recommend": ["list", "share", { "component": "list" }],
          "follow": ["list"],
          "follow": ["list", "share"]
        }
      }
      """,
    good: """
      {
        "version": 1,
        "scenes": {
          "recommend": ["list", "share"],
          "follow": ["list", "share"]
        }
      }
      """,
    language: "json", settings: [.init("scenes.files", "patterns of the scene files and overlays")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let list = SceneList(facts)
    return list.files.flatMap { file in
      keys(in: file.text) + entries(in: file.text) + scenes(of: file, in: list) + insertions(of: file, in: list)
    }
  }

  private static func keys(in text: SceneText) -> [Finding] {
    text.repeatedKeys.map { key, name, earlier in
      Finding(
        description, at: text.place(key), "the key '\(name.shownInMessage)' is there already",
        related: [.init("the first one", text.place(earlier))],
        waysOut: ["Take one of both out.", "Give one of both another name."], subject: name,
        context: SceneText.withoutIndices(key.path))
    }
  }

  private static func entries(in text: SceneText) -> [Finding] {
    text.scenes.flatMap { scene -> [Finding] in
      var seen: [String: JSONNode] = [:]
      return scene.entries.compactMap { entry in
        guard let earlier = seen[entry.name] else {
          seen[entry.name] = entry.node
          return nil
        }
        return finding(
          at: text.place(entry.node), component: entry.name, scene: scene.name, earlier: text.place(earlier))
      }
    }
  }

  private static func insertions(of file: SceneList.File, in list: SceneList) -> [Finding] {
    OverlayRun(file, in: list).repeated.map {
      finding(
        at: file.text.place($0.entry.node), component: $0.entry.name, scene: $0.scene, earlier: $0.earlier)
    }
  }

  private static func scenes(of file: SceneList.File, in list: SceneList) -> [Finding] {
    guard file.text.isOverlay, let base = list.base(of: file)?.text else { return [] }
    return file.text.scenes.compactMap { scene in
      guard let earlier = base.scenes.first(where: { $0.name == scene.name }) else { return nil }
      return Finding(
        description, at: file.text.place(scene.key),
        "the scene '\(scene.name.shownInMessage)' is there already, in the file that the overlay is put onto",
        related: [.init("the first one", base.place(earlier.key))],
        waysOut: ["Write what is different under \"changes\".", "Give the scene another name."], subject: scene.name)
    }
  }

  private static func finding(at place: Place, component: String, scene: String, earlier: Place) -> Finding {
    Finding(
      description, at: place,
      "the component '\(component.shownInMessage)' is in the scene '\(scene.shownInMessage)' already",
      related: [.init("the first one", earlier)],
      waysOut: ["Take one of both out.", "Give the second a name and a class of its own, if two are meant."],
      subject: component, context: scene)
  }
}
