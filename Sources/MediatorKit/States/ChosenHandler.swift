internal import ServiceKit

/// The way to whichever handler of an action answers a call: chosen for each call, bound once.
final class ChosenHandler<A: ModuleAction>: Sendable {
  private let choice: HandlerChoice
  private let conditions: HandlerConditions
  private let targets: TargetStore
  /// By what the handler is for.
  private let bound = Guarded<[HandlerChoice.Key: any HandlerForm]>([:])

  init(_ choice: HandlerChoice, _ core: MediatorCore) {
    self.choice = choice
    conditions = core.conditions
    targets = core.targets
  }

  /// The function for calls that wait.
  var run: HandlerRecord.Run<A> {
    { action, call in
      let (key, handler) = try self.choice.handler(self.conditions, call)
      if let form = self.form(key, as: WaitingForm<A>.self) { return try await form.method.run(action, call) }
      let maker = TargetMaker(store: self.targets, call: call, holdsThread: false)
      guard let form = try await handler.declaration.form.waiting(maker) as? WaitingForm<A> else {
        preconditionFailure("A handler is kept under the action that it is for")
      }
      self.keep(form, key)
      return try await form.method.run(action, call)
    }
  }

  private func form<Form: HandlerForm>(_ key: HandlerChoice.Key, as type: Form.Type) -> Form? {
    bound.withLock { $0[key] } as? Form
  }

  private func keep(_ form: any HandlerForm, _ key: HandlerChoice.Key) {
    bound.withLock { $0[key] = form }
  }
}

extension ChosenHandler where A: ImmediateAction {
  /// The function for calls that are answered at once.
  var immediateRun: HandlerRecord.ImmediateRun<A> {
    { action, call in
      let (key, handler) = try self.choice.handler(self.conditions, call)
      if let form = self.form(key, as: ImmediateForm<A>.self) { return try form.run(action, call) }
      let maker = TargetMaker(store: self.targets, call: call, holdsThread: true)
      guard let form = try handler.declaration.form.immediate(maker) as? ImmediateForm<A> else {
        throw MediatorError.notImmediate(call, handler)
      }
      self.keep(form, key)
      return try form.run(action, call)
    }
  }
}
