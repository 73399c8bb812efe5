/// A component in a scene.
public struct SceneEntry: Sendable {
  /// The name of the component.
  public let component: String
  /// The scene goes on without the component where a product does not have it.
  public let isOptional: Bool
  /// The experiment that decides whether the component is in; nil where none does.
  public let gate: SceneGate?
  /// What the component is set to.
  public internal(set) var settings: SceneSettings
  /// Where the entry is.
  public let place: ScenePlace
}
