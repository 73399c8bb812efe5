/// Which registry a task means by ``AdapterRegistry/main``, to be carried to work that does not inherit it.
///
/// `Task {}` and child tasks keep what ``AdapterRegistry/withCurrent(_:)``, or an override of a test, bound to their
/// parent. Detached tasks, dispatch queues and threads do not; there, capture the context and run the work in it:
///
/// ```swift
/// let context = AdapterContext.current
/// queue.async { context.run { refresh() } }
/// ```
///
/// Where nothing is bound, as in a shipped program, this does nothing.
public struct AdapterContext: Sendable {
  private let scope: RegistryScope?

  /// The context of the running task.
  public static var current: AdapterContext { AdapterContext(scope: RegistryCore.scoped) }

  /// Runs a body in this context.
  ///
  /// - Parameter body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, and nothing else.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    if scope === RegistryCore.scoped { return try body() }
    return try RegistryCore.$scoped.withValue(scope, operation: body)
  }

  /// The same for an asynchronous body, over all its suspensions.
  ///
  /// - Parameter body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, and nothing else.
  public nonisolated(nonsending) func run<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    if scope === RegistryCore.scoped { return try await body() }
    return try await RegistryCore.$scoped.withValue(scope) { try await body() }
  }
}
