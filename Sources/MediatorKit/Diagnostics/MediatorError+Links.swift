internal import PositionedJSON
internal import ServiceKit

extension MediatorError {
  static func badLink(_ fact: String, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(.badLink, MessageText(fact: "A link is refused: \(fact).", details: ["asked for by \(origin)"]))
  }

  static func unansweredLink(_ prefixes: [LinkPrefix], _ origin: ActionOrigin) -> MediatorError {
    let known = prefixes.map { "'\($0)'" }.joined(separator: ", ")
    return MediatorError(
      .notFound,
      MessageText(
        fact: prefixes.isEmpty
          ? "A link was opened, and the program answers none."
          : "A link has another beginning than those that the program answers, \(known).",
        details: ["asked for by \(origin)"],
        waysOut: [
          "Name its scheme, or its host, in answerLinks.", "Set handleNotFound, to answer links that lead nowhere.",
        ]))
  }

  static func unknownPath(_ path: [String], _ actions: NamedActions, _ origin: ActionOrigin) -> MediatorError {
    let paths = actions.entries.filter { $0.template != nil && $0.route.exposure != .internal }.compactMap(\.route.path)
    let near = NearNames(path.joined(separator: "/"), among: paths)
    let suggestion = near.near.isEmpty && paths.count > 20 ? "\(paths.count) paths are known" : near.suggestion
    return MediatorError(
      .notFound,
      MessageText(
        fact: "A link fits the path of no action that is handled; \(suggestion)", details: ["asked for by \(origin)"],
        waysOut: [
          "Link the target with the handler of the action into this product.",
          "Give the path in the action's route, with an exposure to links.",
          "Set handleNotFound, to answer links that lead nowhere.",
        ]))
  }

  static func tiedRoutes(_ actions: [NamedActionEntry], _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .severalActions,
      MessageText(
        fact: "A link fits \(actions.count) paths equally well.",
        details: actions.map { "'\($0.route.path ?? "")' of \($0.description)" } + ["asked for by \(origin)"],
        waysOut: ["Give one of them another path.", "Link only one of the targets that handle them."]))
  }

  static func notExposed(_ action: NamedActionEntry, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .notExposed,
      MessageText(
        fact: "A link leads to \(action.route.name), which links may not reach.",
        details: ["the action is \(action.description)", "asked for by \(origin)"],
        waysOut: [
          "Give its route the exposure .link, if it opens something and changes nothing.",
          "Give its route the exposure .linkWithConfirmation, if the user is to be asked.",
        ]))
  }

  static func cannotConfirm(_ action: NamedActionEntry, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .notConfirmed,
      MessageText(
        fact: "A link leads to \(action.route.name), which needs a confirmation, and nobody is there to ask.",
        details: ["the action is \(action.description)", "asked for by \(origin)"],
        waysOut: ["Set confirmLinks before links are opened."]))
  }

  static func declined(_ action: NamedActionEntry, _ origin: ActionOrigin) -> MediatorError {
    MediatorError(
      .notConfirmed,
      MessageText(
        fact: "A link leads to \(action.route.name), and its confirmation was declined.",
        details: ["asked for by \(origin)"]))
  }
}
