internal import PositionedJSON
internal import ServiceKit

extension MediatorError {
  static func badData(_ error: JSONError, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .badData, MessageText(fact: "Server data is refused: \(error)", details: ["asked for by \(origin)"]))
  }

  static func noModule(_ type: any OpenableModule.Type) -> MediatorError {
    let name = TypeName.qualified(type)
    return MediatorError(
      .noModule,
      MessageText(
        fact: "\(name) cannot be opened: it has no record here.",
        waysOut: [
          "Mark it with @Module(id: \"…\").", "Name its target where the mediator is made for some modules only.",
        ]))
  }

  static func severalModules(_ id: String, _ modules: [LinkedModule]) -> MediatorError {
    MediatorError(
      .severalModules,
      MessageText(
        fact: "\(modules.count) modules have the id '\(id)'.", details: modules.map(\.description),
        waysOut: ["Give one of them another id.", "Link only one of the targets that declare them."]))
  }

  static func otherClientValues(
    _ module: LinkedModule, wanted: Any.Type, given: Any.Type, _ origin: ActionOrigin
  ) -> MediatorError {
    MediatorError(
      .otherClientValues,
      MessageText(
        fact: "The module '\(module.id)' takes client values of the type \(TypeName.qualified(wanted)), and was handed "
          + "\(TypeName.qualified(given)).",
        details: ["the module is \(module)", "asked for by \(origin)"],
        waysOut: ["Hand it what it takes: open(.data(…), client: …)."]))
  }

  static func uselessClientValues(_ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .otherClientValues,
      MessageText(
        fact: "Client values were handed over with a request that leads to an action, which takes none.",
        details: ["asked for by \(origin)"],
        waysOut: ["Open names and links without client values.", "Let the handler of the action open the module."]))
  }

  static func moduleNotOpen(_ type: Any.Type, _ module: LinkedModule?, _ call: ActionCall?) -> MediatorError {
    let name = module?.description ?? TypeName.qualified(type)
    let fact =
      call.map { "\(TypeName.qualified($0.action)) is handled by \(name), which is a module that is not open." }
      ?? "\(name) is a module, which is made by opening it."
    return MediatorError(
      .moduleNotOpen,
      MessageText(
        fact: fact, details: call.map { ["sent by \($0.origin)"] } ?? [],
        waysOut: ["Open the module first.", "Let a free function or another type handle the action."]))
  }

  static func moduleClosed(_ module: LinkedModule, _ call: ActionCall) -> MediatorError {
    MediatorError(
      .moduleClosed,
      MessageText(
        fact: "The module '\(module.id)' was closed before it had answered \(TypeName.qualified(call.action)).",
        details: ["the module is \(module)", "sent by \(call.origin)"]))
  }

  static func openingRing(_ ring: [String], _ call: ActionCall) -> MediatorError {
    MediatorError(
      .cycle,
      MessageText(
        fact: "The module '\(ring.last ?? "")' waits for itself to be open: "
          + "\(ring.map { "'\($0)'" }.joined(separator: " -> ")).",
        details: ["opened by \(call.origin)"],
        waysOut: [
          "Open the other module when this one is open, and not in its initialiser.",
          "Let the other module open always: @Module(id: …, policy: .always).",
        ]))
  }

  static func closedWhileOpening(_ module: LinkedModule, _ reason: ClosingReason) -> MediatorError {
    MediatorError(
      .moduleClosed,
      MessageText(
        fact: "The module '\(module.id)' was closed while it was being opened: \(reason).",
        details: ["the module is \(module)"]))
  }
}

extension MediatorError {
  static func recordIsOff(_ fault: CrashRecordFault) -> MediatorError {
    MediatorError(
      .recordIsOff,
      MessageText(fact: "No crash record is kept in this run: \(fault.fact).", waysOut: fault.waysOut))
  }
}
