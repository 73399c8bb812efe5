/// A handler of one action type, without the type.
protocol HandlerForm: Sendable {
  /// It answers at once.
  var isImmediate: Bool { get }

  /// The function for calls that wait, with the instance whose method it is; a `WaitingForm` of the action.
  nonisolated(nonsending) func waiting(_ targets: TargetStore) async throws -> any HandlerForm

  /// The function for calls that are answered at once, an `ImmediateForm` of the action; nil where the handler may wait.
  func immediate(_ targets: TargetStore) throws -> (any HandlerForm)?
}

extension HandlerForm {
  var isImmediate: Bool { false }

  func immediate(_ targets: TargetStore) throws -> (any HandlerForm)? { nil }
}

/// A free function or a static method.
struct WaitingForm<Action: ModuleAction>: HandlerForm {
  let run: HandlerRecord.Run<Action>

  nonisolated(nonsending) func waiting(_ targets: TargetStore) async throws -> any HandlerForm { self }
}

/// A method.
struct TargetForm<Action: ModuleAction, Target: Sendable>: HandlerForm {
  let make: @Sendable () async throws -> Target
  let bind: @Sendable (Target) -> HandlerRecord.Run<Action>

  nonisolated(nonsending) func waiting(_ targets: TargetStore) async throws -> any HandlerForm {
    if Target.self is any OpenableModule.Type {
      let (modules, bind) = (targets.modules, bind)
      return WaitingForm<Action> { action, call in try await modules.call(bind, action, call) }
    }
    return WaitingForm<Action>(run: bind(try await targets.target(Target.self, make)))
  }
}

/// A free function or a static method that answers at once.
struct ImmediateForm<Action: ImmediateAction>: HandlerForm {
  let run: HandlerRecord.ImmediateRun<Action>
  var isImmediate: Bool { true }

  nonisolated(nonsending) func waiting(_ targets: TargetStore) async throws -> any HandlerForm {
    let run = run
    return WaitingForm<Action> { action, call in try run(action, call) }
  }

  func immediate(_ targets: TargetStore) throws -> (any HandlerForm)? { self }
}

/// A method that answers at once.
struct ImmediateTargetForm<Action: ImmediateAction, Target: Sendable>: HandlerForm {
  let make: @Sendable () throws -> Target
  let bind: @Sendable (Target) -> HandlerRecord.ImmediateRun<Action>
  var isImmediate: Bool { true }

  nonisolated(nonsending) func waiting(_ targets: TargetStore) async throws -> any HandlerForm {
    try await bound(targets).waiting(targets)
  }

  func immediate(_ targets: TargetStore) throws -> (any HandlerForm)? { try bound(targets) }

  private func bound(_ targets: TargetStore) throws -> ImmediateForm<Action> {
    if Target.self is any OpenableModule.Type {
      let (modules, bind) = (targets.modules, bind)
      return ImmediateForm { action, call in try bind(try modules.immediate(Target.self, call))(action, call) }
    }
    return ImmediateForm(run: bind(try targets.target(Target.self, make)))
  }
}
