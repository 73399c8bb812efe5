extension MediatorCore {
  /// A handler with the middleware around it.
  func composed<A: ModuleAction>(_ handler: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    var chain = handler
    for entry in state.withLock(\.middleware).reversed() where entry.applies(to: A.self) {
      let rest = chain
      let middleware = entry.middleware
      chain = { action, call in try await middleware.handle(action, call, Next(run: rest)) }
    }
    return chain
  }

  /// The same for calls that are answered at once: a middleware that cannot run at once is never passed by.
  func composedImmediately<A: ImmediateAction>(
    _ handler: @escaping HandlerRecord.ImmediateRun<A>, _ call: ActionCall
  ) throws(MediatorError) -> HandlerRecord.ImmediateRun<A> {
    var chain = handler
    for entry in state.withLock(\.middleware).reversed() where entry.applies(to: A.self) {
      guard let middleware = entry.middleware as? any ImmediateMiddleware else {
        throw .middlewareWaits(call, entry)
      }
      let rest = chain
      chain = { action, call in try middleware.handle(action, call, ImmediateNext(run: rest)) }
    }
    return chain
  }
}
