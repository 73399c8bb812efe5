internal import PositionedJSON

/// Scenes to which overlays are added, one after another.
struct SceneDraft {
  private(set) var scenes: [(name: String, place: ScenePlace, entries: [SceneEntry])] = []
  private(set) var faults: [SceneFault]
  private(set) var notices: [SceneFault]
  /// Where each scene is in the list.
  private var indices: [String: Int] = [:]
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
      guard let index = indices[name] else {
        passOver(SceneFault(key.error(.unknownScene(name, among: scenes.map(\.name))), in: overlay.file))
        continue
      }
      for change in changes { apply(change, of: overlay.file, to: index) }
    }
  }

  private mutating func addScenes(_ document: SceneDocument) {
    for (key, name, entries) in document.scenes {
      if let earlier = indices.updateValue(scenes.count, forKey: name) {
        indices[name] = earlier
        let place = scenes[earlier].place
        faults.append(
          SceneFault(key.error("the scene '\(name.shownInMessage)' is there already, at \(place)"), in: document.file))
      } else {
        scenes.append((name, ScenePlace(document.file, key.position), entries))
      }
    }
  }

  private mutating func apply(_ change: SceneChange, of overlay: String, to scene: Int) {
    let entries = scenes[scene].entries
    guard let index = entries.firstIndex(where: { $0.component == change.anchorName }) else {
      let names = NearNames(change.anchorName, among: entries.map(\.component)).suggestion
      passOver(
        SceneFault(
          change.anchor.error("the scene has no component '\(change.anchorName.shownInMessage)'; \(names)"), in: overlay
        ))
      return
    }
    switch change.action {
    case .insert(let entry, let isBefore):
      if let earlier = entries.first(where: { $0.component == entry.component }) {
        faults.append(
          SceneFault(
            change.anchor.error(
              "the component '\(entry.component.shownInMessage)' is there already, at \(earlier.place)"),
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
    for name in names where indices[name] == nil {
      faults.append(SceneFault(file: file, .unknownScene(name, among: scenes.map(\.name))))
    }
  }

  private mutating func passOver(_ fault: SceneFault) {
    if passesOverNames { notices.append(fault) } else { faults.append(fault) }
  }
}
