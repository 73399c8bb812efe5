/// The components of a page or a session, in order.
public struct Scene: Sendable {
  /// What scene files call it.
  public let name: String
  /// The components that this product has, each once, in registration order; those with a gate also where it is closed.
  public let entries: [SceneEntry]
  /// The optional entries whose components this product does not have, without their gates.
  public let absent: [SceneEntry]
}
