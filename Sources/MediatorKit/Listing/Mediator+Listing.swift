internal import ServiceKit

extension Mediator: CustomStringConvertible {
  /// Every handler that is linked, by image and in link order, and then those that were added.
  ///
  /// - Complexity: O(n) in all records.
  public var handlers: [LinkedHandler] { core.allHandlers }

  /// What the mediator has, for tools.
  ///
  /// - Complexity: O(n log n) in all records.
  public var snapshot: MediatorSnapshot {
    let handlers = Dictionary(grouping: core.allHandlers, by: \.actionName)
    let actions = handlers.sorted { $0.key < $1.key }.map { name, handlers in
      MediatorSnapshot.Action(
        name: name, isImmediate: handlers.contains(where: \.isImmediateAction), handlers: handlers.map(\.snapshot))
    }
    let middleware = core.allMiddleware.map { entry in
      MediatorSnapshot.Middleware(
        name: entry.form.name, action: entry.action.map { TypeName.qualified($0) }, place: entry.place)
    }
    let observers = core.observers.all.map {
      MediatorSnapshot.Observer(event: $0.event.name, action: $0.actionName, place: $0.place)
    }
    return MediatorSnapshot(state: state.name, actions: actions, middleware: middleware, observers: observers)
  }

  /// The actions with their handlers, one a line, the middleware, and the observers.
  public var description: String {
    let snapshot = snapshot
    var lines = snapshot.actions.flatMap { action in
      action.handlers.map { handler in
        let name = [handler.target, handler.function].compactMap(\.self).joined(separator: ".")
        let what = name.isEmpty ? "a handler" : name
        let notes = [
          handler.state.map { "in the state \($0)" }, handler.variant.map { "for \($0)" },
          action.isImmediate ? "at once" : nil, handler.scope.flatMap { $0 == .mediator ? nil : $0.description },
        ].compactMap(\.self)
        return "\(action.name) -> \(what)\(handler.place.map { " at \($0)" } ?? "")"
          + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
      }
    }
    lines += snapshot.middleware.map { entry in
      "\(entry.name)\(entry.action.map { " around \($0)" } ?? "") at \(entry.place)"
    }
    lines += snapshot.observers.map { observer in
      "the event \(observer.event) -> \(observer.action ?? "an observer") at \(observer.place)"
    }
    return lines.isEmpty ? "no handlers" : lines.joined(separator: "\n")
  }
}

extension LinkedHandler {
  /// The action is one that is answered at once.
  var isImmediateAction: Bool { declaration.action is any ImmediateAction.Type }

  fileprivate var snapshot: MediatorSnapshot.Handler {
    MediatorSnapshot.Handler(
      target: targetName, function: functionName, module: module, place: place, scope: declaration.form.scope,
      state: state?.name, variant: variant)
  }
}
