internal import PositionedJSON
internal import ServiceKit

extension MediatorError {
  static func otherState(_ call: ActionCall, _ state: MediatorState, _ handlers: [LinkedHandler]) -> MediatorError {
    MediatorError(
      .otherState,
      MessageText(
        fact: "Nothing handles \(TypeName.qualified(call.action)) in the state '\(state)'.",
        details: handlers.map(\.description) + ["sent by \(call.origin)"],
        waysOut: [
          "Move to a state that has a handler.", "Mark a function for this state: in:.",
          "Mark a function for every state that has none: leave in: out.",
        ]))
  }

  static func noVariant(
    _ call: ActionCall, _ decision: HandlerVariant.Switch, _ value: String, _ handlers: [LinkedHandler]
  ) -> MediatorError {
    MediatorError(
      .noVariant,
      MessageText(
        fact:
          "\(decision.title.first?.uppercased() ?? "")\(decision.title.dropFirst()) is '\(value)', and nothing handles "
          + "\(TypeName.qualified(call.action)) then.",
        details: handlers.map(\.description) + ["sent by \(call.origin)"],
        waysOut: ["Mark a function for it, also one that does nothing."]))
  }

  static func unknownValue(_ setting: MediatorSetting, _ value: String, _ place: SourcePlace) -> MediatorError {
    MediatorError(
      .unknownValue,
      MessageText(
        fact: "The setting '\(setting.name)' has no value of the name that was chosen; "
          + NearNames(value, among: setting.values).suggestion, details: ["chosen at \(place)"],
        waysOut: ["Choose one of its values.", "Add the value to the setting."]))
  }
}
