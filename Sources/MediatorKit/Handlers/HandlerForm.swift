/// A handler of one action type, without the type.
protocol HandlerForm: Sendable {
  /// It answers at once.
  var isImmediate: Bool { get }

  /// How long the instance lives; nil where there is none.
  var scope: TargetScope? { get }

  /// The function for calls that wait, with the instance whose method it is; a `WaitingForm` of the action.
  nonisolated(nonsending) func waiting(_ maker: TargetMaker) async throws -> any HandlerForm

  /// The function for calls that are answered at once, an `ImmediateForm` of the action; nil where the handler may wait.
  func immediate(_ maker: TargetMaker) throws -> (any HandlerForm)?
}

extension HandlerForm {
  var isImmediate: Bool { false }
  var scope: TargetScope? { nil }

  func immediate(_ maker: TargetMaker) throws -> (any HandlerForm)? { nil }
}

/// A free function, a static method, or a method whose instance was made.
struct WaitingForm<Action: ModuleAction>: HandlerForm {
  let method: any HandlerMethod<Action>

  init(_ method: any HandlerMethod<Action>) { self.method = method }

  init(run: @escaping HandlerRecord.Run<Action>) { method = ClosureMethod(target: run) }

  nonisolated(nonsending) func waiting(_ maker: TargetMaker) async throws -> any HandlerForm { self }
}

/// A method.
struct TargetForm<Method: HandlerMethod>: HandlerForm {
  let make: HandlerRecord.Make<Method.Target>
  let targetScope: TargetScope
  var scope: TargetScope? { targetScope }

  nonisolated(nonsending) func waiting(_ maker: TargetMaker) async throws -> any HandlerForm {
    if Method.Target.self is any OpenableModule.Type {
      let modules = maker.store.modules
      let bind: @Sendable (Method.Target) -> HandlerRecord.Run<Method.Action> = { target in
        { action, call in try await Method(target: target).run(action, call) }
      }
      return WaitingForm<Method.Action> { action, call in try await modules.call(bind, action, call) }
    }
    let maker = maker.scoped(targetScope)
    guard targetScope == .unique else {
      return WaitingForm<Method.Action>(Method(target: try await maker.waiting(make)))
    }
    let make = make
    return WaitingForm<Method.Action> { action, call in
      try await Method(target: try await maker.for(call).waiting(make)).run(action, call)
    }
  }
}

/// A free function or a static method that answers at once.
struct ImmediateForm<Action: ImmediateAction>: HandlerForm {
  let run: HandlerRecord.ImmediateRun<Action>
  var isImmediate: Bool { true }

  nonisolated(nonsending) func waiting(_ maker: TargetMaker) async throws -> any HandlerForm {
    let run = run
    return WaitingForm<Action> { action, call in try run(action, call) }
  }

  func immediate(_ maker: TargetMaker) throws -> (any HandlerForm)? { self }
}

/// A method that answers at once.
struct ImmediateTargetForm<Action: ImmediateAction, Target: Sendable>: HandlerForm {
  let make: @Sendable (TargetMaker) throws -> Target
  let bind: @Sendable (Target) -> HandlerRecord.ImmediateRun<Action>
  let targetScope: TargetScope
  var isImmediate: Bool { true }
  var scope: TargetScope? { targetScope }

  nonisolated(nonsending) func waiting(_ maker: TargetMaker) async throws -> any HandlerForm {
    if Target.self is any OpenableModule.Type {
      let (modules, bind) = (maker.store.modules, bind)
      let waiting: @Sendable (Target) -> HandlerRecord.Run<Action> = { target in
        let run = bind(target)
        return { action, call in try run(action, call) }
      }
      return WaitingForm<Action> { action, call in try await modules.call(waiting, action, call) }
    }
    let maker = maker.scoped(targetScope)
    let (make, bind) = (make, bind)
    guard targetScope == .unique else {
      let run = bind(try await maker.waiting { try make($0) })
      return WaitingForm<Action> { action, call in try run(action, call) }
    }
    return WaitingForm<Action> { action, call in
      try bind(try await maker.for(call).waiting { try make($0) })(action, call)
    }
  }

  func immediate(_ maker: TargetMaker) throws -> (any HandlerForm)? {
    if Target.self is any OpenableModule.Type {
      let (modules, bind) = (maker.store.modules, bind)
      return ImmediateForm<Action> { action, call in try bind(try modules.immediate(Target.self, call))(action, call) }
    }
    let maker = maker.scoped(targetScope)
    guard targetScope == .unique else { return ImmediateForm(run: bind(try make(maker))) }
    let (make, bind) = (make, bind)
    return ImmediateForm<Action> { action, call in try bind(try make(maker.for(call)))(action, call) }
  }
}
