internal import PositionedJSON

/// Puts a product's overlays onto a scene file.
struct SceneComposition {
  private let vocabulary: SceneVocabulary
  private let overlays: [SceneDocument]

  init(_ overlays: [SceneFile], _ vocabulary: SceneVocabulary) {
    self.vocabulary = vocabulary
    self.overlays = overlays.map { SceneReading($0, as: .overlay, with: vocabulary).document }
  }

  /// The plan that a file and the overlays give.
  func plan(
    from file: SceneFile, as role: SceneReading.Role, instead rejection: SceneError? = nil
  ) -> Result<ScenePlan, SceneError> {
    let document = SceneReading(file, as: role, with: vocabulary).document
    var draft = SceneDraft(document, passesOverNames: role == .delivered && document.version != vocabulary.version)
    for overlay in overlays { draft.add(overlay) }
    if let names = vocabulary.scenes, document.isReadable { draft.require(names) }
    guard draft.faults.isEmpty else { return .failure(SceneError(faults: draft.faults)) }
    let known = Set(vocabulary.components.map(\.name))
    let scenes = draft.scenes.map { scene in
      Scene(
        name: scene.name, entries: scene.entries.filter { known.contains($0.component) },
        absent: scene.entries.filter { !known.contains($0.component) })
    }
    return .success(
      ScenePlan(
        scenes: scenes, version: document.version ?? 1, notices: draft.notices, rejection: rejection, file: file.name))
  }
}

/// Scenes to which overlays are added, one after another.
private struct SceneDraft {
  private(set) var scenes: [(name: String, place: ScenePlace, entries: [SceneEntry])] = []
  private(set) var faults: [SceneFault]
  private(set) var notices: [SceneFault]
  private let file: String
  private let passesOverNames: Bool

  init(_ document: SceneDocument, passesOverNames: Bool) {
    file = document.file
    faults = document.faults
    notices = document.notices
    self.passesOverNames = passesOverNames
    addScenes(document)
  }

  /// Adds the scenes of an overlay, and makes its changes.
  mutating func add(_ overlay: SceneDocument) {
    // What is missing below an overlay may be there once the faults are corrected.
    let isSound = faults.isEmpty
    faults += overlay.faults
    addScenes(overlay)
    guard isSound else { return }
    for (key, name, changes) in overlay.changes {
      guard let index = scenes.firstIndex(where: { $0.name == name }) else {
        passOver(SceneFault(key.error(.unknownScene(name, among: scenes.map(\.name))), in: overlay.file))
        continue
      }
      for change in changes { apply(change, of: overlay.file, to: index) }
    }
  }

  private mutating func addScenes(_ document: SceneDocument) {
    for (key, name, entries) in document.scenes {
      let place = ScenePlace(document.file, key.position)
      if let earlier = scenes.first(where: { $0.name == name }) {
        faults.append(
          SceneFault(key.error("the scene '\(name)' is there already, at \(earlier.place)"), in: document.file))
      } else {
        scenes.append((name, place, entries))
      }
    }
  }

  private mutating func apply(_ change: SceneChange, of overlay: String, to scene: Int) {
    let entries = scenes[scene].entries
    guard let index = entries.firstIndex(where: { $0.component == change.anchorName }) else {
      let names = NearNames(change.anchorName, among: entries.map(\.component)).suggestion
      passOver(
        SceneFault(
          change.anchor.error("the scene has no component '\(change.anchorName)'; \(names)"), in: overlay))
      return
    }
    switch change.action {
    case .insert(let entry, let isBefore):
      if let earlier = entries.first(where: { $0.component == entry.component }) {
        faults.append(
          SceneFault(
            change.anchor.error("the component '\(entry.component)' is there already, at \(earlier.place)"),
            in: overlay))
      } else {
        scenes[scene].entries.insert(entry, at: isBefore ? index : index + 1)
      }
    case .remove: scenes[scene].entries.remove(at: index)
    case .set(let settings): scenes[scene].entries[index].settings = settings
    }
  }

  /// Every scene that the program asks for is there.
  mutating func require(_ names: [String]) {
    for name in names where !scenes.contains(where: { $0.name == name }) {
      faults.append(SceneFault(file: file, .unknownScene(name, among: scenes.map(\.name))))
    }
  }

  private mutating func passOver(_ fault: SceneFault) {
    if passesOverNames { notices.append(fault) } else { faults.append(fault) }
  }
}
