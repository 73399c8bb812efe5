internal import PositionedJSON
internal import ServiceKit

extension MediatorError {
  static func noHandler(_ call: ActionCall, _ core: MediatorCore) -> MediatorError {
    let name = TypeName.qualified(call.action)
    let known = Set(core.allHandlers.map(\.actionName)).sorted()
    let libraries = core.catalog.searchedLibraries
    let hidden = core.catalog.hidden(of: call.action)
    return MediatorError(
      .noHandler,
      MessageText(
        fact: "Nothing handles \(name); \(NearNames(name, among: known).suggestion)",
        details: ["sent by \(call.origin)"]
          + hidden.map { "linked, but hidden: \($0), since this mediator leaves the module '\($0.module)' out" }
          + (libraries.isEmpty ? [] : ["searched: the program, \(libraries.joined(separator: ", "))"]),
        waysOut: [
          "Link the target with the function that has @Handles(\(shortName(name)).self) into this product.",
          "Mark a function with it.",
        ]))
  }

  /// A type's name without what it is in; of a generic type with the whole names of its arguments.
  private static func shortName(_ name: String) -> Substring {
    let end = name.firstIndex(of: "<") ?? name.endIndex
    let start = name[..<end].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
    return name[start...]
  }

  static func severalHandlers(_ action: any ModuleAction.Type, _ handlers: [LinkedHandler]) -> MediatorError {
    MediatorError(
      .severalHandlers,
      MessageText(
        fact: "\(handlers.count) functions handle \(TypeName.qualified(action)).",
        details: handlers.map(\.description),
        waysOut: [
          "Keep one of them.", "Link only one of the targets that declare them.",
          "If they are for different states or variants, say so: in:, variant: or setting:.",
        ]))
  }

  static func notImmediate(_ call: ActionCall, _ handler: LinkedHandler) -> MediatorError {
    MediatorError(
      .notImmediate,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) was sent synchronously, and \(handler) may wait.",
        details: ["sent by \(call.origin)"],
        waysOut: ["Send it with await.", "Add the handler with handleImmediately."]))
  }

  static func middlewareWaits(_ call: ActionCall, _ entry: MiddlewareEntry) -> MediatorError {
    MediatorError(
      .middlewareWaits,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) was sent synchronously, and \(entry.form.name) may wait.",
        details: ["sent by \(call.origin)", "the middleware was added at \(entry.place)"],
        waysOut: [entry.form.wayToImmediate, "Send the action with await."]))
  }

  static func middlewareNotReady(
    _ call: ActionCall, _ middleware: any Middleware.Type, _ place: SourcePlace
  ) -> MediatorError {
    MediatorError(
      .middlewareNotReady,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) was sent synchronously, and the middleware "
          + "\(TypeName.qualified(middleware)) is not ready.",
        details: ["sent by \(call.origin)", "the middleware was added at \(place)"],
        waysOut: ["Send the action with await, which waits for it.", "Send an action that waits before."]))
  }

  static func noAnswer(_ call: ActionCall) -> MediatorError {
    MediatorError(
      .noAnswer,
      MessageText(
        fact: "The code around \(TypeName.qualified(call.action)) returned the reply of another action.",
        details: ["sent by \(call.origin)"], waysOut: ["Return what next(call) returns."]))
  }

  static func afterFailed(_ call: ActionCall, _ other: any ModuleAction.Type, _ error: any Error) -> MediatorError {
    MediatorError(
      .afterFailed,
      MessageText(
        fact: "\(TypeName.qualified(other)), which is sent after \(TypeName.qualified(call.action)), failed.",
        details: ["sent by \(call.origin)", "the error is a \(TypeName.qualified(type(of: error)))"]))
  }

  static func invalid(_ problems: [String]) -> MediatorError {
    let count = problems.count == 1 ? "One thing is" : "\(problems.count) things are"
    return MediatorError(
      .invalid, MessageText(fact: "\(count) wrong with the actions and modules:", details: problems))
  }

  static func cycle(_ ring: [Any.Type], _ call: ActionCall) -> MediatorError {
    let names = ring.map { TypeName.qualified($0) }
    return MediatorError(
      .cycle,
      MessageText(
        fact: "\(names.last ?? "A type") is needed to make itself: \(names.joined(separator: " -> ")).",
        details: ["\(TypeName.qualified(call.action)) was sent by \(call.origin)"],
        waysOut: ["Send the action when it is needed, and not in an initialiser."]))
  }

  static func otherAdapter(
    _ call: ActionCall, _ target: Any.Type, bound: Any.Type, to type: Any.Type
  ) -> MediatorError {
    MediatorError(
      .otherAdapter,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) is handled by the adapter \(TypeName.qualified(target)), and "
          + "\(TypeName.qualified(bound)) is bound to \(TypeName.qualified(type)).",
        details: ["sent by \(call.origin)"],
        waysOut: ["Ask the protocol in place of the class: mediator.answer(_:from:)."]))
  }

  static func withoutEnd(_ call: ActionCall) -> MediatorError {
    MediatorError(
      .withoutEnd,
      MessageText(
        fact: "\(CallContext.maximumDepth) actions led to one another, the last to \(TypeName.qualified(call.action)).",
        details: call.chain, waysOut: ["Do not send an action that leads back to the one being handled."]))
  }
}
