/// Finds actions that several functions of one product handle.
///
/// It decides as `Mediator.validate()` does: several handlers are right only where each is for another state, or for another
/// value of one experiment or setting.
enum DuplicateHandlerRule: Rule {
  static let description = RuleDescription(
    "duplicate-handler", "two handlers for one action, or two modules with one id, in one product", severity: .error,
    why: """
      Which of them would answer is left to chance, so the mediator refuses both: the first call fails. A handler for a state
      stands beside one without; the handlers for one state are one, or each is for another arm of one experiment, or
      another value of one setting. Handlers in exclusive `#if` branches, and those that are added to a scope, do not meet.

      The same holds for the ids by which server data opens modules.
      """,
    bad: """
      public struct Show: ModuleAction {}

      @Handles(Show.self)
      func show(_ action: Show, _ call: ActionCall) {}

      @Handles(Show.self)
      func showAgain(_ action: Show, _ call: ActionCall) {}
      """,
    good: """
      public struct Show: ModuleAction {}

      @Handles(Show.self)
      func show(_ action: Show, _ call: ActionCall) {}

      @Handles(Show.self, in: .focusTitle)
      func showTitle(_ action: Show, _ call: ActionCall) {}
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let table = facts.actions
    return table.actions.filter { $0.handlers.count > 1 }.flatMap { findings(about: $0, in: table) }
      + OpenableModules(facts).rivals.map(finding)
  }

  private static func findings(about action: ActionTable.Action, in table: ActionTable) -> [Finding] {
    // Products in which the same handlers meet are one fault.
    var products: [[ActionTable.Handler]: [String]] = [:]
    for product in table.products {
      let present = action.handlers.filter { $0.isCertain && product.contains($0) }
      for handlers in Dictionary(grouping: present, by: \.state).values {
        let rivals = rivals(handlers, in: product)
        if !rivals.isEmpty { products[rivals, default: []].append(product.name) }
      }
    }
    return products.map { finding(action, $0.key, in: $0.value) }
  }

  /// The handlers for one state that are in a product together with one that they exclude.
  private static func rivals(
    _ handlers: [ActionTable.Handler], in product: ProductScope
  ) -> [ActionTable.Handler] {
    guard handlers.count > 1 else { return [] }
    return handlers.filter { one in
      handlers.contains { other in
        other != one && (one.isLinked || other.isLinked) && !areChoices(one, other)
          && product.canHave(one, with: other)
      }
    }
  }

  /// Both are for one experiment or setting, each for another value.
  private static func areChoices(_ one: ActionTable.Handler, _ other: ActionTable.Handler) -> Bool {
    guard let first = one.choice, let second = other.choice else { return false }
    return first.title == second.title && first.value != second.value
  }

  private static func finding(
    _ action: ActionTable.Action, _ rivals: [ActionTable.Handler], in products: [String]
  ) -> Finding {
    let names = rivals.map(\.name)
    let state = rivals[0].fact.state.map { " in the state '\($0)'" } ?? ""
    return Finding(
      description, at: rivals[0].place,
      "'\(action.name)' has \(rivals.count) handlers\(state) in \(products.sorted().listed): \(names.listed)",
      related: rivals.dropFirst().map { .init(note($0), $0.place) }
        + [.init("The action is declared here", action.entry.place)],
      waysOut: [
        "Keep one of them in the product, and move the others to targets that it does not link.",
        "If they are for different states, or for the arms of an experiment, say so: in: .state, variant: (.key, \"arm\").",
        "If all of them are to hear of it, let them observe an event.",
      ], products: products, subject: ([action.name] + names.sorted()).joined(separator: ", "),
      context: rivals[0].fact.context.names)
  }

  private static func note(_ handler: ActionTable.Handler) -> String {
    "\(handler.title) handles it here" + (handler.choice.map { ", where \($0.title) is '\($0.value)'" } ?? "")
  }

  private static func finding(_ rivals: OpenableModules.Rivals) -> Finding {
    let names = rivals.modules.map { "'\($0.name)'" }
    return Finding(
      description, at: rivals.modules[0].place,
      "the module id '\(rivals.modules[0].fact.id)' is that of \(names.listed) in \(rivals.products.sorted().listed)",
      related: rivals.modules.dropFirst().map { .init("'\($0.name)' has the id too", $0.place) },
      waysOut: [
        "Give one of them another id, and name that in the server's data.",
        "Keep one of them in the product, and move the other to a target that it does not link.",
      ], products: rivals.products, subject: "module \(rivals.modules[0].fact.id)",
      context: rivals.modules[0].fact.context.names)
  }
}
