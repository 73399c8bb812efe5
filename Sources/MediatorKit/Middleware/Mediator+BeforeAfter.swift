internal import ServiceKit

extension Mediator {
  /// Sends an action before every action of a type; where that fails, the latter fails with its error and does not run.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - other: what to send before it.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func before<A: ModuleAction, B: ModuleAction>(
    _ action: A.Type, send other: B, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MiddlewareToken {
    let form = ActionForm<A>(
      name: "what is sent before it, \(TypeName.qualified(B.self)),", wayToImmediate: Self.immediateBoth
    ) {
      action, call, next in
      _ = try await call.send(other, fileID: fileID, line: line)
      return try await next(action, call)
    }
    return add(form, for: action, fileID, line)
  }

  /// The same for actions that are answered at once.
  @discardableResult
  public func before<A: ImmediateAction, B: ImmediateAction>(
    _ action: A.Type, send other: B, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MiddlewareToken {
    let precede: @Sendable (ActionCall) throws -> Void = { call in _ = try call.send(other, fileID: fileID, line: line)
    }
    let form = ImmediateActionForm<A>(name: "what is sent before it, \(TypeName.qualified(B.self)),") {
      action, call, next in
      try precede(call)
      return try await next(action, call)
    } immediately: { action, call, next in
      try precede(call)
      return try next(action, call)
    }
    return add(form, for: action, fileID, line)
  }

  /// Sends an action after every action of a type, however that ended; where that fails, it is reported, and the answer
  /// of the former stays.
  ///
  /// - Parameters:
  ///   - action: the action's type.
  ///   - other: what to send after it.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func after<A: ModuleAction, B: ModuleAction>(
    _ action: A.Type, send other: B, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MiddlewareToken {
    let form = ActionForm<A>(
      name: "what is sent after it, \(TypeName.qualified(B.self)),", wayToImmediate: Self.immediateBoth
    ) {
      action, call, next in
      let answer: Result<A.Output, any Error>
      do { answer = .success(try await next(action, call)) } catch { answer = .failure(error) }
      do {
        _ = try await call.mediator.send(other, call.following(B.self, fileID, line))
      } catch { call.mediator.core.waits.report(.afterFailed(call, B.self, error)) }
      return try answer.get()
    }
    return add(form, for: action, fileID, line)
  }

  /// The same for actions that are answered at once.
  @discardableResult
  public func after<A: ImmediateAction, B: ImmediateAction>(
    _ action: A.Type, send other: B, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MiddlewareToken {
    let follow: @Sendable (ActionCall) -> Void = { call in
      do {
        _ = try call.mediator.send(other, call.following(B.self, fileID, line))
      } catch { call.mediator.core.waits.report(.afterFailed(call, B.self, error)) }
    }
    let form = ImmediateActionForm<A>(name: "what is sent after it, \(TypeName.qualified(B.self)),") {
      action, call, next in
      let answer: Result<A.Output, any Error>
      do { answer = .success(try await next(action, call)) } catch { answer = .failure(error) }
      follow(call)
      return try answer.get()
    } immediately: { action, call, next in
      let answer: Result<A.Output, any Error>
      do { answer = .success(try next(action, call)) } catch { answer = .failure(error) }
      follow(call)
      return try answer.get()
    }
    return add(form, for: action, fileID, line)
  }

  private static var immediateBoth: String { "Let what is sent be an ImmediateAction too." }
}

extension ActionCall {
  /// A further call that is made whatever became of this one, its deadline included.
  fileprivate func following(_ next: any ModuleAction.Type, _ fileID: StaticString, _ line: UInt) throws(MediatorError)
    -> ActionCall
  {
    let call = ActionCall(mediator, next, fileID, line, CallContext(parent: self))
    guard (call.context?.depth ?? 0) < CallContext.maximumDepth else { throw .withoutEnd(call) }
    return call
  }
}
