/// Code around every action that is sent: logging, timing, access gates.
///
/// Middleware that was added first is outermost. Each runs once for a call, also for one that fails or is cancelled.
///
/// ```swift
/// struct Timing: Middleware {
///   nonisolated(nonsending) func handle<A: ModuleAction>(
///     _ action: A, _ call: ActionCall, _ next: consuming Next<A>
///   ) async throws -> A.Output {
///     let start = ContinuousClock.now
///     defer { record(A.self, start.duration(to: .now)) }
///     return try await next(action, call)
///   }
/// }
/// ```
public protocol Middleware: Sendable {
  /// Runs around an action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - call: the call.
  ///   - next: the rest of the way; it can be called once, or not at all.
  /// - Returns: the answer of `next`, or another one.
  /// - Throws: whatever it wants the caller to get.
  nonisolated(nonsending) func handle<A: ModuleAction>(
    _ action: A, _ call: ActionCall, _ next: consuming Next<A>
  ) async throws -> A.Output
}

/// A middleware that also runs around actions that are answered at once.
///
/// A synchronous send fails where one of the middleware around the action does not conform: it is never passed by.
public protocol ImmediateMiddleware: Middleware {
  /// Runs around an action that is answered at once; see ``Middleware/handle(_:_:_:)``.
  func handle<A: ImmediateAction>(
    _ action: A, _ call: ActionCall, _ next: consuming ImmediateNext<A>
  ) throws -> A.Output
}
