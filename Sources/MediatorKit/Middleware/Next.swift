/// The rest of the way to a handler; it cannot be copied, so that calling it twice does not compile.
public struct Next<A: ModuleAction>: ~Copyable, Sendable {
  let run: HandlerRecord.Run<A>

  /// Goes on.
  ///
  /// - Parameters:
  ///   - action: the action, or another one of the same type.
  ///   - call: the call.
  /// - Returns: what the rest answers.
  /// - Throws: what the rest throws.
  nonisolated(nonsending) public consuming func callAsFunction(
    _ action: A, _ call: ActionCall
  ) async throws -> A.Output {
    try await run(action, call)
  }
}

/// The rest of the way to a handler that answers at once; it can be called once.
public struct ImmediateNext<A: ImmediateAction>: ~Copyable, Sendable {
  let run: HandlerRecord.ImmediateRun<A>

  /// Goes on; see ``Next``.
  public consuming func callAsFunction(_ action: A, _ call: ActionCall) throws -> A.Output { try run(action, call) }
}
