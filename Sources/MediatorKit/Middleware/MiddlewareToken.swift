/// Stands for a middleware that was added; dropping it changes nothing.
public struct MiddlewareToken: Sendable {
  weak let mediator: Mediator?
  let id: Int

  /// Removes the middleware; calls that have begun go on with it.
  ///
  /// A second call does nothing.
  public func remove() {
    mediator?.change { state in state.middleware.removeAll { $0.id == id } }
  }
}
