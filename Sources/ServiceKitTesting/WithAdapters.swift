import ServiceKit

/// Runs a body with a fake in place of the adapter of one protocol.
///
/// The override follows the task: child tasks and `Task {}` keep it, also beyond the end of the body, and parallel tests
/// never see it. `AdapterContext` carries it to detached tasks and dispatch queues.
///
/// The body has a registry of its own: the same bindings but for the fake, and services and shared adapters of its own. So
/// the rule for what was made before is this: instances keep what they hold, lookups get the fake. A service that was
/// looked up before is replaced for every lookup in the body; a host that was made before stays with its registry, and so
/// do its properties, bound or not.
///
/// - Parameters:
///   - type: the protocol, as `(any P).self`.
///   - adapter: the fake, an instance of a class or an actor. One that is not `Sendable` is for the running task only.
///   - fileID: where the override is, for messages and listings; leave it out.
///   - line: the line, from 1; leave it out.
///   - body: runs at once, in the caller's isolation.
/// - Returns: what the body returns.
/// - Throws: what the body throws, and nothing else.
public func withAdapter<P: Sendable, Value>(
  _ type: P.Type, _ adapter: P, fileID: String = #fileID, line: Int = #line, _ body: () throws -> Value
) rethrows -> Value {
  try withAdapters({ $0.bind(type, to: adapter, fileID: fileID, line: line) }, operation: body)
}

/// Runs a body with a fake, for a protocol that is not `Sendable`; see the function of the same name.
public func withAdapter<P, Value>(
  _ type: P.Type, _ adapter: P, fileID: String = #fileID, line: Int = #line, _ body: () throws -> Value
) rethrows -> Value {
  try withAdapters({ $0.bind(type, to: adapter, fileID: fileID, line: line) }, operation: body)
}

/// Runs an asynchronous body with a fake, over all its suspensions; see the function of the same name.
public nonisolated(nonsending) func withAdapter<P: Sendable, Value>(
  _ type: P.Type, _ adapter: P, fileID: String = #fileID, line: Int = #line,
  _ body: nonisolated(nonsending) () async throws -> Value
) async rethrows -> Value {
  try await withAdapters({ $0.bind(type, to: adapter, fileID: fileID, line: line) }, operation: body)
}

/// Runs an asynchronous body with a fake, for a protocol that is not `Sendable`; see the function of the same name.
public nonisolated(nonsending) func withAdapter<P, Value>(
  _ type: P.Type, _ adapter: P, fileID: String = #fileID, line: Int = #line,
  _ body: nonisolated(nonsending) () async throws -> Value
) async rethrows -> Value {
  try await withAdapters({ $0.bind(type, to: adapter, fileID: fileID, line: line) }, operation: body)
}

/// Runs a body with several overrides at once.
///
/// ```swift
/// withAdapters {
///   $0.bind((any ClockService).self, to: StoppedClock())
///   $0.bind((any PlaybackAdapter).self) { SilentPlayback() }
///   $0.unbind((any DataSaverAdapter).self)
/// } operation: {
///   …
/// }
/// ```
///
/// Overrides nest: inner ones add to outer ones. See `withAdapter` for what they reach.
///
/// - Parameters:
///   - change: says what stands in for what.
///   - operation: runs at once, in the caller's isolation.
/// - Returns: what the operation returns.
/// - Throws: what the two closures throw, and nothing else.
public func withAdapters<Value>(
  _ change: (inout AdapterOverrides) throws -> Void, operation: () throws -> Value
) rethrows -> Value {
  var overrides = AdapterOverrides()
  try change(&overrides)
  return try overrides.registry.withCurrent(operation)
}

/// Runs an asynchronous body with several overrides at once, over all its suspensions; see the function of the same name.
public nonisolated(nonsending) func withAdapters<Value>(
  _ change: (inout AdapterOverrides) throws -> Void,
  operation: nonisolated(nonsending) () async throws -> Value
) async rethrows -> Value {
  var overrides = AdapterOverrides()
  try change(&overrides)
  return try await overrides.registry.withCurrent(operation)
}
