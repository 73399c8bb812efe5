internal import PositionedJSON
internal import ServiceKit

extension MediatorError {
  static func badName(_ fact: String, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .badName, MessageText(fact: "The name of an action is refused: \(fact).", details: ["asked for by \(origin)"]))
  }

  static func unknownName(_ name: String, _ actions: NamedActions, _ origin: ActionOrigin) -> MediatorError {
    let near = NearNames(name, among: actions.entries.map(\.route.name))
    let suggestion =
      near.near.isEmpty && actions.entries.count > 20
      ? "\(actions.entries.count) names are known" : near.suggestion
    return MediatorError(
      .notFound,
      MessageText(
        fact: "No action that is handled has the name '\(name.shownInMessage)'; \(suggestion)",
        details: ["asked for by \(origin)"],
        waysOut: [
          "Link the target with the handler of the action into this product.",
          "Let the action conform to NamedAction, with this name in its route.",
          "Set handleNotFound, to answer names that lead nowhere.",
        ]))
  }

  static func severalActions(
    named name: String, _ actions: [NamedActionEntry], _ origin: ActionOrigin
  ) -> MediatorError {
    MediatorError(
      .severalActions,
      MessageText(
        fact: "\(actions.count) actions have the name '\(name)'.",
        details: actions.map(\.description) + ["asked for by \(origin)"],
        waysOut: ["Give one of them another name.", "Link only one of the targets that handle them."]))
  }

  static func badParameters(_ action: NamedActionEntry, _ fault: ParameterFault, _ origin: ActionOrigin)
    -> MediatorError
  {
    MediatorError(
      .badParameters,
      MessageText(
        fact: "\(action.route.name) cannot be sent: \(fault.sentence)\(fault.sentence.hasSuffix("?") ? "" : ".")",
        details: ["the action is \(action.description)", "asked for by \(origin)"]))
  }

  static func addedTwice(_ parameter: String, _ name: String, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .badParameters,
      MessageText(
        fact: "\(name.shownInMessage) cannot be sent: the parameter '\(parameter.shownInMessage)' was added twice.",
        details: ["asked for by \(origin)"]))
  }

  static func otherOutput(_ answer: any Sendable, _ wanted: any Sendable.Type, _ origin: ActionOrigin) -> MediatorError
  {
    MediatorError(
      .otherOutput,
      MessageText(
        fact:
          "The handler answered \(TypeName.qualified(type(of: answer))), and \(TypeName.qualified(wanted)) was expected.",
        details: ["asked for by \(origin)"], waysOut: ["Expect what the action's Output is."]))
  }
}
