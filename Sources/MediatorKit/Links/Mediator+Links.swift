extension Mediator {
  /// Says which links the program answers; before that it answers none.
  ///
  /// - Parameters:
  ///   - prefixes: the schemes and hosts; they replace those that were given before.
  ///   - limits: how much is read of links and of parameters that are given by name.
  public func answerLinks(_ prefixes: LinkPrefix..., limits: LinkLimits = LinkLimits()) {
    core.names.settings.withLock { settings in
      settings.prefixes = prefixes
      settings.limits = limits
    }
  }

  /// Sets who is asked before the action of a link with the exposure ``ActionExposure/linkWithConfirmation`` is sent.
  ///
  /// Without one such links are refused. It is asked once for each link, after everything else about the link was found
  /// right, and not before the program is ready: see ``holdUntilReady(_:)``.
  ///
  /// - Parameter handler: answers whether the action may be sent; what it throws, the call of `open` throws.
  public func confirmLinks(_ handler: @escaping LinkConfirmation.Handler) {
    // The one before leaves the lock alive: letting go of it may run a deinit.
    var last: LinkConfirmation.Handler? = handler
    core.names.settings.withLock { swap(&$0.confirm, &last) }
  }

  /// Sets what happens to names and links that lead to no action that may be reached; else `open` throws.
  ///
  /// Links and names that are malformed, and wrong parameters, are always thrown.
  ///
  /// - Parameter handler: answers in place of the action, or throws.
  public func handleNotFound(_ handler: @escaping UnresolvedRequest.Handler) {
    // The one before leaves the lock alive, as above.
    var last: UnresolvedRequest.Handler? = handler
    core.names.settings.withLock { swap(&$0.notFound, &last) }
  }
}
