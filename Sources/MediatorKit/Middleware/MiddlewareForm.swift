/// One of the ways in which a middleware can be written.
protocol MiddlewareForm: Sendable {
  /// What messages call it.
  var name: String { get }

  /// It can run around actions that are answered at once.
  var canBeImmediate: Bool { get }

  /// What lets it run around actions that are answered at once.
  var wayToImmediate: String { get }

  /// A handler with the middleware around it.
  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A>

  /// The same for calls that are answered at once; nil where the middleware may wait.
  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
}

/// A type that conforms to `Middleware`.
struct TypeForm: MiddlewareForm {
  let middleware: any Middleware

  var name: String { "the middleware \(TypeName.qualified(type(of: middleware)))" }
  var wayToImmediate: String { "Let \(TypeName.qualified(type(of: middleware))) conform to ImmediateMiddleware." }

  var canBeImmediate: Bool { middleware is any ImmediateMiddleware }

  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    // Opened here, once, and not in each call.
    Self.around(middleware, rest)
  }

  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
  {
    (middleware as? any ImmediateMiddleware).map { Self.around($0, immediately: rest) }
  }

  private static func around<A: ModuleAction>(
    _ middleware: some Middleware, _ rest: @escaping HandlerRecord.Run<A>
  ) -> HandlerRecord.Run<A> {
    { action, call in try await middleware.handle(action, call, Next(run: rest)) }
  }

  private static func around<A: ImmediateAction>(
    _ middleware: some ImmediateMiddleware, immediately rest: @escaping HandlerRecord.ImmediateRun<A>
  ) -> HandlerRecord.ImmediateRun<A> {
    { action, call in try middleware.handle(action, call, ImmediateNext(run: rest)) }
  }
}

/// Closures around one action.
struct ActionForm<Only: ModuleAction>: MiddlewareForm {
  let name: String
  let wayToImmediate: String
  let run: nonisolated(nonsending) @Sendable (Only, ActionCall, consuming Next<Only>) async throws -> Only.Output
  var canBeImmediate: Bool { false }

  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    guard let form = self as? ActionForm<A> else { return rest }
    let run = form.run
    return { action, call in try await run(action, call, Next(run: rest)) }
  }

  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
  { nil }
}

/// Closures around one action that is answered at once, one for each way of sending it.
struct ImmediateActionForm<Only: ImmediateAction>: MiddlewareForm {
  let name: String
  let run: nonisolated(nonsending) @Sendable (Only, ActionCall, consuming Next<Only>) async throws -> Only.Output
  let immediately: @Sendable (Only, ActionCall, consuming ImmediateNext<Only>) throws -> Only.Output
  var canBeImmediate: Bool { true }
  var wayToImmediate: String { "" }

  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    ActionForm<Only>(name: name, wayToImmediate: "", run: run).around(rest)
  }

  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
  {
    guard let form = self as? ImmediateActionForm<A> else { return nil }
    let run = form.immediately
    return { action, call in try run(action, call, ImmediateNext(run: rest)) }
  }
}
