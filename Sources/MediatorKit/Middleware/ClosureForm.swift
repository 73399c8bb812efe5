/// Closures around every action.
struct ClosureForm: MiddlewareForm {
  let name: String
  let run: AroundAction
  let immediately: AroundImmediateAction?

  var canBeImmediate: Bool { immediately != nil }
  var wayToImmediate: String { "Give it a second closure: use { … } immediately: { … }." }

  func around<A: ModuleAction>(_ rest: @escaping HandlerRecord.Run<A>) -> HandlerRecord.Run<A> {
    ActionFrame.around([run], rest)
  }

  func around<A: ImmediateAction>(immediately rest: @escaping HandlerRecord.ImmediateRun<A>)
    -> HandlerRecord.ImmediateRun<A>?
  {
    immediately.map { ImmediateActionFrame.around([$0], rest) }
  }
}
