internal import ServiceKit

/// A middleware of a mediator, and for which actions it is.
struct MiddlewareEntry: Sendable {
  let id: Int
  let form: any MiddlewareForm
  /// The one action that it is for; nil for all.
  let action: (any ModuleAction.Type)?
  let place: SourcePlace

  func applies(to action: any ModuleAction.Type) -> Bool { self.action.map { $0 == action } ?? true }
}
