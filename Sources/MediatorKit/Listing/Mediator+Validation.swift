internal import ServiceKit

extension Mediator {
  /// Checks what can be checked before any action is sent: that no action has two
  /// handlers for the same state and variant, that every arm and value has one, that actions which are
  /// answered at once have handlers and middleware that can do so, that routes do not contradict one another, and that no
  /// two modules have one id.
  ///
  /// Which actions the program sends is not known at run time; the linter finds those that nothing handles.
  ///
  /// - Throws: ``MediatorError`` with everything that is wrong.
  /// - Complexity: O(n log n) in all records; no handler's instance is made.
  public func validate() throws(MediatorError) {
    let problems =
      core.allLevels.reversed().flatMap(handlerProblems) + routeProblems().map(\.description)
      + moduleProblems().map(\.description)
    guard problems.isEmpty else { throw .invalid(problems) }
  }

  private func handlerProblems(_ handlers: [LinkedHandler]) -> [String] {
    let middleware = core.allMiddleware
    return Dictionary(grouping: handlers) { ObjectIdentifier($0.declaration.action) }.values
      .sorted { $0[0].actionName < $1[0].actionName }
      .flatMap { handlers -> [String] in
        let name = handlers[0].actionName
        var problems = HandlerVariant.problems(name, handlers)
        guard handlers[0].isImmediateAction else { return problems }
        problems += handlers.filter { !$0.isImmediate }.map { "\(name) is answered at once, and \($0) may wait" }
        problems += middleware.filter { $0.applies(to: handlers[0].declaration.action) && !$0.form.canBeImmediate }
          .map { "\(name) is answered at once, and \($0.form.name), added at \($0.place), may wait" }
        return problems
      }
  }
}
