/// Finds actions that code of a product sends and that nothing in the product handles.
enum ActionWithoutHandlerRule: Rule {
  static let description = RuleDescription(
    "action-without-handler", "an action that a product sends and does not handle", severity: .error,
    why: """
      Modules call each other by actions of small API targets, so that everything compiles where the module that handles an
      action is not linked; the call fails when the program runs. The finding says by which modules the call gets into the
      product, and who handles the action elsewhere. An action that nobody sends is no fault: other programs may send it, and
      links and names may lead to it.

      Handlers for the arms of an experiment, or the values of a setting, are looked at too: for an arm without a handler the
      call fails.

      A call that knows of it is left alone: `try?`, and a `catch` for the code `.noHandler`.
      """,
    bad: """
      public struct ShareItem: ModuleAction {}

      func share(_ call: ActionCall) async throws {
        try await call.send(ShareItem())  // and the product Lite links no handler of it
      }
      """,
    good: """
      public struct ShareItem: ModuleAction {}

      func share(_ call: ActionCall) async throws {
        try await call.send(ShareItem())
      }
      //// Targets/Lite/Sharing.swift
      import MediatorKit
      import Page

      @Handles(ShareItem.self)
      func share(_ action: ShareItem, _ call: ActionCall) {}
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let routes = ProductRoutes(facts.project)
    return facts.actions.actions.flatMap { action in
      [unhandled(action, facts.actions, routes)].compactMap(\.self) + unansweredArms(of: action, in: facts.actions)
    }
  }

  // MARK: - No handler

  private static func unhandled(
    _ action: ActionTable.Action, _ table: ActionTable, _ routes: ProductRoutes
  ) -> Finding? {
    let required = action.sends.filter { !$0.fact.isAttempted }
    guard !required.isEmpty else { return nil }
    let lacking = table.products.compactMap { product -> (name: String, sends: [ActionTable.Send])? in
      let sends = required.filter { product.contains($0.module, $0.fact.context.condition) }
      let isOpen = table.openModules.contains { product.links($0) }
      guard !sends.isEmpty, !isOpen, !action.handlers.contains(where: product.contains) else { return nil }
      return (product.name, sends)
    }
    let sends = required.filter { send in lacking.contains { $0.sends.contains(send) } }
    guard let first = sends.first else { return nil }
    let names = lacking.map(\.name)
    let ways = lacking.compactMap { product, sends in
      sends.first.map { send in
        let route = routes.route(from: product, to: send.module)
        let way = route.count > 1 ? "by \(route.joined(separator: " -> "))" : "in its own code"
        return Finding.Related("\(product) sends it \(way)", send.place)
      }
    }
    let others = sends.dropFirst().map { Finding.Related("It is sent here too", $0.place) }
    let handlers = action.handlers.map {
      Finding.Related("\($0.title) handles it, in code that is not in \(names.listed)", $0.place)
    }
    return Finding(
      description, at: first.place, "'\(action.name)' is sent and has no handler in \(names.listed)",
      related: ways + others + [.init("The action is declared here", action.entry.place)] + handlers,
      waysOut: waysOut(action, names), products: names, subject: action.name, context: first.fact.context.names)
  }

  private static func waysOut(_ action: ActionTable.Action, _ products: [String]) -> [String] {
    let elsewhere = Set(action.handlers.map(\.module)).sorted().map { "'\($0)'" }
    let place = products.count == 1 ? "a target that \(products[0]) links" : "a target of each product"
    let handle = "Handle it in \(place): @Handles(\(action.typeName).self) on a function."
    let link = elsewhere.count == 1 ? "Link \(elsewhere[0]), which handles it, into \(products.listed)." : nil
    return [link, handle].compactMap(\.self) + [
      "If a product may be without, say so where it is sent: try?, or a catch for the code .noHandler."
    ]
  }

  // MARK: - Arms

  /// The handlers of one state, and the values that none of them is for.
  private struct Gap: Hashable {
    let handlers: [ActionTable.Handler]
    let choice: ActionTable.HandlerChoice
    let missing: [String]
  }

  private static func unansweredArms(of action: ActionTable.Action, in table: ActionTable) -> [Finding] {
    guard action.handlers.contains(where: { $0.choice != nil }) else { return [] }
    var gaps: [Gap: [String]] = [:]
    for product in table.products where !table.openModules.contains(where: { product.links($0) }) {
      for handlers in Dictionary(grouping: action.handlers.filter(product.contains), by: \.state).values {
        if let gap = gap(among: handlers) { gaps[gap, default: []].append(product.name) }
      }
    }
    return gaps.map { finding(action, $0.key, in: $0.value) }
  }

  /// The values that no handler of one state is for, where all are for values of one experiment or setting.
  private static func gap(among handlers: [ActionTable.Handler]) -> Gap? {
    let choices = handlers.compactMap(\.choice)
    guard choices.count == handlers.count, Set(choices.map(\.title)).count == 1, let choice = choices.first,
      let all = choice.all
    else { return nil }
    let missing = all.filter { value in !choices.contains { $0.value == value } }
    return missing.isEmpty ? nil : Gap(handlers: handlers, choice: choice, missing: missing)
  }

  private static func finding(_ action: ActionTable.Action, _ gap: Gap, in products: [String]) -> Finding {
    let first = gap.handlers[0]
    let values = gap.missing.map { "'\($0)'" }.listed
    let state = first.fact.state.map { " in the state '\($0)'" } ?? ""
    return Finding(
      description, at: first.place,
      "'\(action.name)' has no handler\(state) in \(products.sorted().listed) where \(gap.choice.title) is \(values)",
      related: gap.handlers.compactMap { handler in
        handler.choice.map { .init("\(handler.title) is for '\($0.value)'", handler.place) }
      },
      waysOut: [
        "Handle the action for each of the values, in a target that the product links.",
        "If one handler is for all of them, leave out what it is for.",
      ], products: products, subject: "\(action.name), \(gap.choice.title), \(values)",
      context: first.fact.context.names)
  }
}
