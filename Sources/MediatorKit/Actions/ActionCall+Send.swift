extension ActionCall {
  /// Sends a further action on behalf of the one that is being handled, so that errors can show how it came about.
  ///
  /// - Parameters:
  ///   - action: the further action.
  ///   - fileID: where the call is; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what its handler answers.
  /// - Throws: what ``Mediator/send(_:fileID:line:)`` throws, and ``MediatorError`` with the whole chain where actions
  ///   lead to one another without end.
  public func send<A: ImmediateAction>(
    _ action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> A.Output {
    try mediator.send(action, further(A.self, fileID, line))
  }

  /// Sends a further action on behalf of the one that is being handled; see ``send(_:fileID:line:)``.
  nonisolated(nonsending) public func send<A: ModuleAction>(
    _ action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> A.Output {
    try await mediator.send(action, further(A.self, fileID, line))
  }

  func further(
    _ next: any ModuleAction.Type, _ fileID: StaticString, _ line: UInt
  ) throws(MediatorError) -> ActionCall {
    let further = CallContext(parent: self)
    let call = ActionCall(mediator, next, fileID, line, further)
    guard further.depth < CallContext.maximumDepth else { throw .withoutEnd(call) }
    if let deadline = further.deadline, deadline <= .now { throw .timedOut(call) }
    return call
  }
}
