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
