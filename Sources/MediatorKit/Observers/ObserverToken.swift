/// Stands for an observer; dropping it changes nothing.
public struct ObserverToken: Sendable {
  weak let mediator: Mediator?
  let observer: Observer

  /// Removes the observer: once this has returned it is not told again, also not by a notice that is under way or suspended.
  ///
  /// One that is telling it on another thread may still be doing so. A second call does nothing.
  public func remove() { mediator?.removeObserver(observer) }

  /// Whether the observer is still there.
  public var isRegistered: Bool { observer.isRegistered }
}
