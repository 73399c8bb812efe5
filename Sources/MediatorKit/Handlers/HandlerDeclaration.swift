/// What the accessor of a handler's record writes.
struct HandlerDeclaration: Sendable {
  var action: any ModuleAction.Type
  var target: Any.Type?
  var form: any HandlerForm
}

/// A handler of one action type, without the type.
protocol HandlerForm: Sendable {
  /// It answers at once.
  var isImmediate: Bool { get }
}

/// A handler that may wait.
struct WaitingForm<A: ModuleAction>: HandlerForm {
  let run: HandlerRecord.Run<A>
  var isImmediate: Bool { false }
}

/// A handler that answers at once.
struct ImmediateForm<A: ImmediateAction>: HandlerForm {
  let run: HandlerRecord.ImmediateRun<A>
  var isImmediate: Bool { true }
}

extension HandlerForm {
  /// The function for a call that waits: a handler that answers at once does for that, too.
  func waiting<A: ModuleAction>(_ action: A.Type) -> HandlerRecord.Run<A>? {
    if let form = self as? WaitingForm<A> { return form.run }
    guard let immediate = action as? any ImmediateAction.Type else { return nil }
    return waiting(immediate: immediate) as? HandlerRecord.Run<A>
  }

  private func waiting<A: ImmediateAction>(immediate action: A.Type) -> Any? {
    guard let form = self as? ImmediateForm<A> else { return nil }
    let run: HandlerRecord.Run<A> = { action, call in try form.run(action, call) }
    return run
  }
}
