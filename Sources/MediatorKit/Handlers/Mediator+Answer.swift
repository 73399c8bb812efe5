internal import ServiceKit

extension Mediator {
  /// Lets the adapter that the product binds to a protocol answer an action: the shared module names the protocol, each
  /// product has its own adapter.
  ///
  /// ```swift
  /// mediator.answer(Share.self, from: (any ShareAdapter).self) { adapter, action, _ in try await adapter.share(action.url) }
  /// ```
  ///
  /// The adapter is looked up in each call, so that overrides of tests and experiments are followed.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - adapter: the protocol; its adapter needs no host.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: asks the adapter. It throws what the lookup throws too: `AdapterError` where there is no adapter.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func answer<A: ModuleAction, P: Sendable>(
    _ action: A.Type, from adapter: P.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: nonisolated(nonsending) @escaping @Sendable (P, A, ActionCall) async throws -> A.Output
  ) -> HandlerToken {
    handle(action, fileID: fileID, line: line) { action, call in
      try await run(AdapterRegistry.main.requiredAdapter(adapter), action, call)
    }
  }
}
