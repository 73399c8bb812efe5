/// What a product changes in the scenes that all products share; a product may have none.
public protocol SceneOverlay: AnyObject, Sendable {
  /// The name of the overlay, for messages.
  var name: String { get }

  /// The overlay, as JSON.
  var text: String { get }
}
