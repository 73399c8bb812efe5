public import ServiceKit
public import Synchronization

extension Mediator {
  /// Sends an action that is answered at once.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what the handler and the middleware throw, and ``MediatorError`` where there is no handler, where there are
  ///   two, and where a middleware cannot run at once.
  /// - Complexity: O(1) after the first time: no lock, and no allocation without middleware.
  @inlinable
  @inline(__always)
  public func send<A: ImmediateAction>(
    _ action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> A.Output {
    try send(action, ActionCall(self, A.self, fileID, line))
  }

  /// Sends an action.
  ///
  /// The handler runs in its own isolation; where it has none, in the caller's.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what the handler and the middleware throw, and ``MediatorError`` where there is no handler, and where there
  ///   are two.
  /// - Complexity: O(1) after the first time.
  @inlinable
  @inline(__always)
  nonisolated(nonsending) public func send<A: ModuleAction>(
    _ action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> A.Output {
    try await send(action, ActionCall(self, A.self, fileID, line))
  }

  @inlinable
  @inline(__always)
  func send<A: ImmediateAction>(_ action: A, _ call: ActionCall) throws -> A.Output {
    let address = warmAddress(Self.immediateKey(A.self))
    guard address > WarmTable.none, let box = unsafe UnsafeRawPointer(bitPattern: address) else {
      return try slowSend(action, call)
    }
    return try unsafe Unmanaged<ImmediateHandlerBox<A>>.fromOpaque(box)._withUnsafeGuaranteedRef {
      try $0.run(action, call)
    }
  }

  @inlinable
  @inline(__always)
  nonisolated(nonsending) func send<A: ModuleAction>(_ action: A, _ call: ActionCall) async throws -> A.Output {
    let address = warmAddress(Self.key(A.self))
    guard address > WarmTable.none, let box = unsafe UnsafeRawPointer(bitPattern: address) else {
      return try await slowSend(action, call)
    }
    // Boxes live as long as the mediator, so only the target is retained.
    let method = unsafe Unmanaged<HandlerBox<A>>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.method }
    return try await method.run(action, call)
  }

  /// What a call is asked for that waits for the handler.
  @inlinable
  @inline(__always)
  static func key(_ action: Any.Type) -> UInt { WarmTable.key(action) }

  /// What a call is asked for that is answered at once: the same action can be sent in both ways.
  @inlinable
  @inline(__always)
  static func immediateKey(_ action: Any.Type) -> UInt { WarmTable.boundKey(action) }

  @inlinable
  @inline(__always)
  func warmAddress(_ key: UInt) -> UInt {
    guard let base = unsafe UnsafeMutableRawPointer(bitPattern: table.load(ordering: .acquiring)) else { return 0 }
    return unsafe WarmTable(base: base).box(key)
  }

  @usableFromInline
  func slowSend<A: ImmediateAction>(_ action: A, _ call: ActionCall) throws -> A.Output {
    try core.immediateBox(A.self, call) { table.store($0, ordering: .releasing) }.run(action, call)
  }

  @usableFromInline
  nonisolated(nonsending) func slowSend<A: ModuleAction>(_ action: A, _ call: ActionCall) async throws -> A.Output {
    let box = try await core.box(A.self, call) { table.store($0, ordering: .releasing) }
    return try await box.method.run(action, call)
  }
}
