internal import ServiceKit

extension MediatorError {
  static func parkedTooMany(_ limit: Int, _ call: ActionCall) -> MediatorError {
    MediatorError(
      .parkedTooMany,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) came too early, and no more than \(limit) may wait.",
        details: ["asked for by \(call.origin)"],
        waysOut: ["Call becomeReady() earlier.", "Raise maximumCount of holdUntilReady."]))
  }

  static func parkedTooLong(_ gate: String?, _ limit: Duration, _ call: ActionCall) -> MediatorError {
    let awaited = gate.map { "the gate '\($0)'" } ?? "becomeReady()"
    return MediatorError(
      .parkedTooLong,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) has waited for \(awaited) for \(limit), and is dropped.",
        details: ["asked for by \(call.origin)"],
        waysOut: [
          gate.map { "Call openGate(\"\($0)\") when it opens, or refuseGate when it does not." }
            ?? "Call becomeReady() when the program can show what is opened.",
          "Raise maximumAge of holdUntilReady.",
        ]))
  }

  static func gateRefused(_ gate: String, _ reason: String, _ call: ActionCall) -> MediatorError {
    MediatorError(
      .gateRefused,
      MessageText(
        fact: "\(TypeName.qualified(call.action)) waited for the gate '\(gate)', which was refused: \(reason).",
        details: ["asked for by \(call.origin)"]))
  }
}
