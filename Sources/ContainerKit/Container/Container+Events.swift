public import CallLists

extension Container {
  /// Calls each component that conforms to a protocol, in order, before it returns.
  ///
  /// A component that throws is reported, and the others are called. From within a component's function it runs at once and
  /// fully. Where an event is sent often, keep ``calls(of:fileID:line:)``, or a channel.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - event: the name for reports and profiles; by default the function that sends.
  ///   - fileID: who sends, for reports; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - body: calls one component; it runs in the caller's isolation.
  /// - Complexity: O(n), and O(protocols in use) to find the list; no allocation.
  @inlinable
  public func send<P, Failure: Error>(
    _ type: P.Type, event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: (borrowing P) throws(Failure) -> Void
  ) {
    calls(of: type, fileID: fileID, line: line).send(event, fileID: fileID, line: line, body)
  }

  /// Calls each component that conforms to a protocol, one after another, and waits for each.
  ///
  /// While it is suspended, components may come and go; those that have gone are not called. It stops before the next where the
  /// task is cancelled.
  ///
  /// - Returns: who was called, and what they threw.
  @discardableResult
  public nonisolated(nonsending) func send<P>(
    _ type: P.Type, event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: nonisolated(nonsending) (P) async throws -> Void
  ) async -> CallDelivery {
    await calls(of: type, fileID: fileID, line: line).send(event, fileID: fileID, line: line, body)
  }

  /// Sends an event when the outermost ``send(_:event:fileID:line:_:)`` of this container has returned, in the order of
  /// posting; outside of one, at once.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - event: the name for reports and profiles; by default the function that posts.
  ///   - fileID: who posts, for reports; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - body: calls one component.
  public func post<P>(
    _ type: P.Type, event: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping (borrowing P) throws -> Void
  ) {
    let calls = calls(of: type, fileID: fileID, line: line)
    core.roster.post { calls.send(event, fileID: fileID, line: line, body) }
  }

  /// The components that conform to a protocol, in order, for loops with answers, vetoes, `await` and `try`.
  ///
  /// The array is a copy: the loop itself sees to components that are removed meanwhile.
  ///
  /// - Complexity: O(n).
  public func components<P>(_ type: P.Type) -> [P] { calls(of: type).values }

  /// The list of the components that conform to a protocol, the same object each time; it holds no container.
  ///
  /// - Complexity: O(protocols in use); the first time each component is asked whether it conforms.
  @inlinable
  public func calls<P>(of type: P.Type, fileID: StaticString = #fileID, line: UInt = #line) -> CallList<P> {
    roster.list(of: type, fileID: fileID, line: line)
  }
}
