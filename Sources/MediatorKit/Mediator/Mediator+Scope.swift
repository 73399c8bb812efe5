extension Mediator {
  /// Makes a mediator for a part of the program, such as a page, that has a state of its own.
  ///
  /// It has the handlers and the middleware of this one, also those that are added later, and what is added to it stays in it:
  /// its middleware runs inside that of this mediator, its handlers come before, and its targets of the scope
  /// ``TargetScope/local`` are its own. Links, settings and reports are those of this mediator until it has its own.
  ///
  /// A scope keeps this mediator alive, and not the other way round; it is gone when nobody holds it any more, and closed when
  /// this one is.
  ///
  /// - Returns: the scope.
  /// - Complexity: O(n) in the scopes.
  public func scope() -> Mediator {
    let scope = Mediator(scopeOf: self)
    // Whoever closes this mediator has closed the scopes that were there.
    if core.waits.isClosed { scope.close() }
    return scope
  }

  /// Ends whatever waits for a handler that is gone, in the scopes too, but for those that have one of their own.
  func endWaits(for action: ObjectIdentifier, _ error: MediatorError) {
    core.waits.end(action, error)
    for scope in core.scopes.all where scope.core.state.withLock({ $0.added[action]?.isEmpty ?? true }) {
      scope.endWaits(for: action, error)
    }
  }
}
