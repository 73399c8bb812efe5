/// What the accessor of a handler's record writes.
struct HandlerDeclaration: Sendable {
  var action: any ModuleAction.Type
  var target: Any.Type?
  var form: any HandlerForm
  /// The state that it is for; nil for every state that has no handler of its own.
  var state: MediatorState?
  /// The arm of an experiment, or the value of a setting, that it is for.
  var variant: HandlerVariant?
}
