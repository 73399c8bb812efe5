/// What the accessor of a handler's record writes.
struct HandlerDeclaration: Sendable {
  var action: any ModuleAction.Type
  var target: Any.Type?
  var form: any HandlerForm
}
