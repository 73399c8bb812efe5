internal import ServiceKit

/// Calls of methods of open modules.
extension ModuleStack {
  /// Calls the open instance of a type that is nearest to the top, and fails as soon as it is closed.
  ///
  /// What the method answers after that is counted and let go of.
  nonisolated(nonsending) func call<Action: ModuleAction, Target: Sendable>(
    _ bind: @Sendable (Target) -> HandlerRecord.Run<Action>, _ action: Action, _ call: ActionCall
  ) async throws -> Action.Output {
    // Who was cancelled before has not begun.
    try Task.checkCancellation()
    guard let top = top(Target.self) else { throw MediatorError.moduleNotOpen(Target.self, nil, call) }
    let run = bind(top.instance)
    let answer = OneAnswer<Action.Output>()
    let work = Guarded<Task<Void, Never>?>(nil)
    let token = whenClosed(top.number) {
      if answer.finish(.failure(MediatorError.moduleClosed(top.module, call))) { work.withLock(\.self)?.cancel() }
    }
    defer { forget(token, of: top.number) }
    let task = Task {
      // Closed before it began: the method is not called.
      guard !answer.isFinished else { return }
      let result: Result<Action.Output, any Error>
      do { result = .success(try await run(action, call)) } catch { result = .failure(error) }
      if !answer.finish(result) { countLateResult(of: top.module) }
    }
    work.withLock { $0 = task }
    if answer.isFinished { task.cancel() }
    return try await answer.value { task.cancel() }
  }

  /// The same for a method that answers at once.
  func immediate<Target>(_ type: Target.Type, _ call: ActionCall) throws(MediatorError) -> Target {
    guard let top = top(type) else { throw .moduleNotOpen(type, nil, call) }
    return top.instance
  }
}
