internal import ServiceKit
internal import Synchronization

extension Mediator {
  /// Adds a middleware inside those that were added before.
  ///
  /// Calls that have begun go on without it.
  ///
  /// - Parameters:
  ///   - middleware: the middleware.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func use(
    _ middleware: some Middleware, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MiddlewareToken {
    add(TypeForm(middleware: middleware), for: nil, fileID, line)
  }

  /// Adds code around every action inside what was added before.
  ///
  /// ```swift
  /// mediator.use { call, next in
  ///   guard session.mayUse(call.action) else { throw Refused() }
  ///   return try await next(call)
  /// }
  /// ```
  ///
  /// A synchronous send fails where there is no second closure: middleware is never passed by. Closures that follow one
  /// another cost a send one allocation together.
  ///
  /// - Parameters:
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: runs around what is awaited; it calls `next` once, or throws.
  ///   - immediately: runs around what is answered at once.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func use(
    fileID: StaticString = #fileID, line: UInt = #line, _ run: @escaping AroundAction,
    immediately: AroundImmediateAction? = nil
  ) -> MiddlewareToken {
    let form = ClosureForm(name: "the middleware", run: run, immediately: immediately)
    return add(form, for: nil, fileID, line)
  }

  /// Adds code around one action inside what was added before.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: runs around the action; it calls `next` once, or not at all.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func use<A: ModuleAction>(
    for action: A.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: nonisolated(nonsending) @escaping @Sendable (A, ActionCall, consuming Next<A>) async throws -> A.Output
  ) -> MiddlewareToken {
    let name = "the middleware for \(TypeName.qualified(action))"
    let form = ActionForm<A>(
      name: name, wayToImmediate: "Give it a second closure: use(for:) { … } immediately: { … }.", run: run)
    return add(form, for: action, fileID, line)
  }

  /// Adds code around one action that is answered at once, with a closure for each way of sending it.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: runs around the action where it is awaited.
  ///   - immediately: runs around the action where it is answered at once.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func use<A: ImmediateAction>(
    for action: A.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: nonisolated(nonsending) @escaping @Sendable (A, ActionCall, consuming Next<A>) async throws -> A.Output,
    immediately: @escaping @Sendable (A, ActionCall, consuming ImmediateNext<A>) throws -> A.Output
  ) -> MiddlewareToken {
    let name = "the middleware for \(TypeName.qualified(action))"
    return add(ImmediateActionForm<A>(name: name, run: run, immediately: immediately), for: action, fileID, line)
  }

  /// Adds a middleware that has to be prepared, inside those that were added before.
  ///
  /// The first action prepares it. Whatever is awaited waits for it; what is sent synchronously before it is ready fails.
  /// Where the preparation fails, the actions that waited fail with its error, and the next one tries again.
  ///
  /// - Parameters:
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - make: prepares the middleware, on no actor.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func use<Prepared: Middleware>(
    fileID: StaticString = #fileID, line: UInt = #line, preparing make: @escaping @Sendable () async throws -> Prepared
  ) -> MiddlewareToken {
    let place = SourcePlace(fileID: "\(fileID)", line: Int(line))
    return add(PreparedForm(make, place), for: nil, fileID, line)
  }

  func add(
    _ form: any MiddlewareForm, for action: (any ModuleAction.Type)?, _ fileID: StaticString, _ line: UInt
  ) -> MiddlewareToken {
    let place = SourcePlace(fileID: "\(fileID)", line: Int(line))
    var id = 0
    change { state in
      id = state.version
      state.middleware.append(MiddlewareEntry(id: id, form: form, action: action, place: place))
    }
    return MiddlewareToken(mediator: self, id: id)
  }

  func change(_ body: (inout MediatorCore.State) -> Void) {
    core.change(body) { table.store($0, ordering: .releasing) }
    // Afterwards: what a scope composes in between is out of date, and dropped here.
    for scope in core.scopes.all { scope.change { _ in } }
  }
}
