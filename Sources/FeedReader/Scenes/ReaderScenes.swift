public import ContainerKit
import ServiceKit

/// Reads the scenes of the product: those that are shared, with what the product changes in them.
public struct ReaderScenes {
  @Service private var overlay: (any SceneOverlay)?

  /// Makes a reader.
  public init() {}

  /// The scenes of the product; reading them makes no component and asks no experiment.
  ///
  /// - Throws: `SceneError` with everything that is wrong in the shared scenes and the product's overlay.
  public func plan() throws -> ScenePlan {
    try ScenePlan(
      bundled: SceneFile(BundledScenes.name, json: BundledScenes.text.utf8),
      overlays: overlay.map { [SceneFile($0.name, json: $0.text.utf8)] } ?? [],
      vocabulary: SceneVocabulary(catalog: .linked, experiments: ExperimentKey.readerKeys))
  }
}
