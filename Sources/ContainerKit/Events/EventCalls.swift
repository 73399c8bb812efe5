public import CallLists

/// The components of a container that have one protocol, as a channel calls them.
///
/// For what ``Events()`` writes; the rules are those of `CallList`.
public struct EventCalls<P> {
  @usableFromInline let list: CallList<P>?

  init(_ container: Container?) { list = container?.calls(of: P.self) }

  /// Calls each component, in registration order; one that throws is reported, and the others are called.
  ///
  /// - Parameters:
  ///   - event: the requirement.
  ///   - fileID: where the requirement is declared.
  ///   - line: the line, from 1.
  ///   - body: calls one component.
  /// - Complexity: O(n); no allocation, and nothing where no component conforms.
  @inlinable @inline(__always)
  public func send<Failure: Error>(
    _ event: StaticString, fileID: StaticString, line: UInt, _ body: (borrowing P) throws(Failure) -> Void
  ) { list?.send(event, fileID: fileID, line: line, body) }

  /// Calls each component, one after another, in the caller's isolation; one that throws is reported.
  ///
  /// - Parameters:
  ///   - event: the requirement.
  ///   - fileID: where the requirement is declared.
  ///   - line: the line, from 1.
  ///   - body: calls one component, and may suspend.
  nonisolated(nonsending) public func send(
    _ event: StaticString, fileID: StaticString, line: UInt,
    _ body: nonisolated(nonsending) (P) async throws -> Void
  ) async { await list?.send(event, fileID: fileID, line: line, body) }
}
