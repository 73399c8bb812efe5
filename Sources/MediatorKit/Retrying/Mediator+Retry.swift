extension Mediator {
  /// Sends an action again where it fails with an error that allows that: each attempt is a new pass through the whole
  /// chain, with every middleware.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - policy: how often, and how long to wait in between.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: the error of the last attempt: one that does not say ``RetryableError/allowsRetry``, or that of the last one
  ///   permitted; `CancellationError` where the task is cancelled during a wait.
  nonisolated(nonsending) public func send<A: ModuleAction>(
    _ action: A, retrying policy: RetryPolicy, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> A.Output {
    try await send(action, ActionCall(self, A.self, fileID, line), policy)
  }

  nonisolated(nonsending) func send<A: ModuleAction>(
    _ action: A, _ call: ActionCall, _ policy: RetryPolicy
  ) async throws -> A.Output {
    var attempt = 1
    while true {
      do { return try await send(action, call.with(call.context.again(attempt))) } catch let error as any RetryableError
        where error.allowsRetry && attempt < policy.attempts
      {
        let wait = policy.wait(after: attempt)
        if let deadline = call.deadline, .now.advanced(by: wait) >= deadline { throw error }
        try await Task.sleep(for: wait)
        attempt += 1
      }
    }
  }
}

extension ActionCall {
  /// Sends a further action again where it fails with an error that allows that, but not past the deadline of this call;
  /// see ``Mediator/send(_:retrying:fileID:line:)``.
  nonisolated(nonsending) public func send<A: ModuleAction>(
    _ action: A, retrying policy: RetryPolicy, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> A.Output {
    try await mediator.send(action, further(A.self, fileID, line), policy)
  }
}

extension Optional where Wrapped == CallContext {
  /// The same for another attempt.
  fileprivate func again(_ attempt: Int) -> CallContext {
    CallContext(
      parent: self?.parent, kind: self?.kind, source: self?.source, deadline: self?.deadline, task: self?.task,
      attempt: attempt)
  }
}
