internal import PositionedJSON

/// Makes an overlay's changes, and notes those that cannot be made.
struct OverlayRun {
  /// A component that is put where it is already.
  struct Repeated {
    let scene: String
    let entry: SceneText.Entry
    let earlier: Place
  }

  /// A component that a change names and that the scene does not have.
  struct Missing {
    let scene: String
    let change: SceneText.Change
    /// What the scene has; nil where that is not known.
    let present: [String]?
  }

  private(set) var repeated: [Repeated] = []
  private(set) var missing: [Missing] = []
  /// Scenes that are changed and that are neither in the file below nor in the overlay, with those that are.
  private(set) var unknownScenes: [(key: JSONNode, name: String, known: [String])] = []

  /// - Complexity: O(n · m) in the changes of a scene and its entries.
  init(_ overlay: SceneList.File, in list: SceneList) {
    let base = list.base(of: overlay)?.text
    for changes in overlay.text.changes {
      let scenes =
        (base.map { below in below.scenes.map { ($0, below) } } ?? []) + overlay.text.scenes.map { ($0, overlay.text) }
      let found = scenes.first { $0.0.name == changes.scene }
      if base != nil, found == nil {
        unknownScenes.append((changes.key, changes.scene, scenes.map(\.0.name)))
        continue
      }
      let isKnown = found != nil && list.isOnlyOverlay(overlay, on: changes.scene)
      let entries = isKnown ? found.map { scene, text in scene.entries.map { ($0.name, text.place($0.node)) } } : nil
      make(changes, in: overlay.text, of: entries)
    }
  }

  private mutating func make(
    _ list: SceneText.ChangeList, in text: SceneText, of entries: [(name: String, place: Place)]?
  ) {
    var present = entries ?? []
    for change in list.changes {
      let index = present.firstIndex { $0.name == change.anchor }
      if index == nil {
        missing.append(Missing(scene: list.scene, change: change, present: entries.map { _ in present.map(\.name) }))
        if entries != nil { continue }
      }
      switch change.action {
      case .set: break
      case .remove: if let index { present.remove(at: index) }
      case .insert(let entry, let isBefore):
        if let earlier = present.first(where: { $0.name == entry.name }) {
          repeated.append(Repeated(scene: list.scene, entry: entry, earlier: earlier.place))
        } else {
          let place = index.map { isBefore ? $0 : $0 + 1 } ?? present.count
          present.insert((entry.name, text.place(entry.node)), at: place)
        }
      }
    }
  }
}
