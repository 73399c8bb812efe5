extension MediatorCore {
  /// A handler with the middleware around it.
  func composed<A: ModuleAction>(_ handler: any HandlerMethod<A>) -> any HandlerMethod<A> {
    let entries = entries(A.self)
    guard !entries.isEmpty else { return handler }
    var chain: HandlerRecord.Run<A> = { action, call in try await handler.run(action, call) }
    var closures: [AroundAction] = []
    for entry in entries {
      // Closures that follow one another share one frame.
      if let form = entry.form as? ClosureForm {
        closures.insert(form.run, at: 0)
        continue
      }
      chain = entry.form.around(closures.isEmpty ? chain : ActionFrame.around(closures, chain))
      closures = []
    }
    return ClosureMethod(target: closures.isEmpty ? chain : ActionFrame.around(closures, chain))
  }

  /// The same for calls that are answered at once: a middleware that cannot run at once is never passed by.
  func composedImmediately<A: ImmediateAction>(
    _ handler: @escaping HandlerRecord.ImmediateRun<A>, _ call: ActionCall
  ) throws(MediatorError) -> HandlerRecord.ImmediateRun<A> {
    var chain = handler
    var closures: [AroundImmediateAction] = []
    for entry in entries(A.self) {
      if let form = entry.form as? ClosureForm, let closure = form.immediately {
        closures.insert(closure, at: 0)
        continue
      }
      let rest = closures.isEmpty ? chain : ImmediateActionFrame.around(closures, chain)
      closures = []
      guard let outer = entry.form.around(immediately: rest) else { throw .middlewareWaits(call, entry) }
      chain = outer
    }
    return closures.isEmpty ? chain : ImmediateActionFrame.around(closures, chain)
  }

  /// The middleware around an action, from the innermost to the outermost.
  private func entries(_ action: any ModuleAction.Type) -> [MiddlewareEntry] {
    allMiddleware.reversed().filter { $0.applies(to: action) }
  }
}
