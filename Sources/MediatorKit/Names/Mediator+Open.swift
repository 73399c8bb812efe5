extension Mediator {
  /// Sends the action that a name or a link leads to.
  ///
  /// It takes the same path as an action that is sent by code, through the same middleware; only its origin differs.
  ///
  /// - Parameters:
  ///   - request: the name or the link.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what `send` throws, and ``MediatorError`` where the request is malformed, leads nowhere, or is refused; then no handler
  ///   has run. ``MediatorError/outsideDescription`` is what whoever asked may be told.
  /// - Complexity: O(n) in the request, after the first time.
  @discardableResult
  nonisolated(nonsending) public func open(
    _ request: OpenRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> any Sendable {
    try await open(request, nil, fileID, line)
  }

  /// Sends the action that a name or a link leads to, for callers that know what it answers.
  ///
  /// - Parameters:
  ///   - request: the name or the link.
  ///   - output: what is expected of the handler.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what ``open(_:fileID:line:)`` throws, and ``MediatorError`` where the handler has answered something else.
  nonisolated(nonsending) public func open<Output: Sendable>(
    _ request: OpenRequest, as output: Output.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Output {
    let answer = try await open(request, nil, fileID, line)
    guard let answer = answer as? Output else {
      throw MediatorError.otherOutput(answer, output, request.form.origin(at: LiteralPlace(fileID, line)))
    }
    return answer
  }

  nonisolated(nonsending) func open(
    _ request: OpenRequest, _ parent: ActionCall?, _ fileID: StaticString, _ line: UInt
  ) async throws -> any Sendable {
    let origin = request.form.origin(at: LiteralPlace(fileID, line))
    if core.waits.isClosed { throw MediatorError.closed(origin) }
    let resolved: ResolvedRequest
    do {
      resolved = try await request.form.resolved(in: core, origin)
    } catch let unresolved as UnresolvedForm {
      guard let handler = core.names.settings.withLock({ $0.notFound }) else { throw unresolved.request.error }
      return try await handler(unresolved.request)
    }
    let context = CallContext(parent: parent, kind: origin.kind, source: origin.source)
    return try await send(erased: resolved.action, resolved, context, fileID, line)
  }

  private nonisolated(nonsending) func send<A: ModuleAction>(
    erased action: A, _ resolved: ResolvedRequest, _ context: CallContext, _ fileID: StaticString, _ line: UInt
  ) async throws -> any Sendable {
    let call = ActionCall(self, A.self, fileID, line, context)
    return try await admitted(action, call, fromOutside: true, confirm: resolved.confirm)
  }
}

extension ActionCall {
  /// Sends the action that a name or a link leads to, on behalf of the one that is being handled; see
  /// ``Mediator/open(_:fileID:line:)``.
  @discardableResult
  nonisolated(nonsending) public func open(
    _ request: OpenRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> any Sendable {
    guard (context?.depth ?? 0) + 1 < CallContext.maximumDepth else { throw MediatorError.withoutEnd(self) }
    return try await mediator.open(request, self, fileID, line)
  }
}
