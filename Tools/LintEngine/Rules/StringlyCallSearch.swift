internal import PositionedJSON

/// Compares names and links in code with those that the actions of the project have.
struct StringlyCallSearch {
  /// By name.
  private let named: [String: [ActionTable.Action]]
  /// No action has a name that cannot be read.
  private let knowsAllNames: Bool
  private let tables: [(table: ProductRouteTable, prefixes: [LinkPrefixFact])]
  private let configuration: Configuration
  private let receivers: MediatorReceivers

  init(_ facts: ProjectFacts) {
    receivers = MediatorReceivers(adapters: facts.adapters)
    configuration = facts.configuration
    var named: [String: [ActionTable.Action]] = [:]
    for action in facts.actions.actions where action.isNamed {
      for name in Set(action.routes.compactMap(\.fact.name?.text)) { named[name, default: []].append(action) }
    }
    self.named = named
    knowsAllNames = facts.actions.actions.allSatisfy { action in
      !action.isNamed || !action.routes.isEmpty && action.routes.allSatisfy { $0.fact.name != nil }
    }
    tables = named.isEmpty ? [] : AnsweredLinks(facts).tables
  }

  /// No action has a name.
  var isEmpty: Bool { named.isEmpty }

  /// What there is to say of a name.
  func finding(_ fact: ActionNameFact, in module: Project.Module, _ path: String) -> Finding? {
    guard !configuration.isInterface(module.name),
      receivers.mayBeMediator(fact.receiver, fact.context, module.name, path, unknown: true)
    else { return nil }
    let place = Place(path, fact.context.position)
    guard let actions = named[fact.name] else { return unknown(fact, at: place, in: module.name) }
    guard let action = actions.first, actions.allSatisfy({ $0.entry.module != module.name }) else { return nil }
    return finding("the name '\(fact.name)'", of: action, at: place, fact.context)
  }

  /// A name that no action has, of a target that the project has.
  private func unknown(_ fact: ActionNameFact, at place: Place, in module: String) -> Finding? {
    let target = fact.name.prefix { $0 != "." }
    let siblings = named.keys.filter { $0.hasPrefix("\(target).") }.sorted()
    let actions = siblings.flatMap { named[$0] ?? [] }
    let near = NearNames(fact.name, among: siblings)
    guard knowsAllNames, !near.near.isEmpty, actions.allSatisfy({ $0.entry.module != module }) else { return nil }
    return Finding(
      StringlyCallRule.description, at: place,
      "no action has the name '\(fact.name.shownInMessage)'; \(near.suggestion)",
      related: actions.prefix(3).map { .init("'\($0.name)' is declared here", $0.entry.place) },
      waysOut: [
        "Send the action by its type, which the compiler checks.", "Correct the name, in a facade of its module.",
      ],
      subject: fact.name, context: fact.context.names)
  }

  /// What there is to say of a link that code opens.
  func finding(_ fact: LinkFact, in module: Project.Module, _ path: String) -> Finding? {
    guard fact.use == .opened, !configuration.isInterface(module.name),
      let link = PlainLink(fact.text, isWhole: fact.isWhole)
    else {
      return nil
    }
    var found: [String: ActionTable.Action] = [:]
    for (table, prefixes) in tables where table.product.contains(module.name, fact.context.condition) {
      guard let components = prefixes.lazy.compactMap({ link.components(after: $0) }).first else { continue }
      let best = table.best(for: components)
      // That links may not reach an action is another fault.
      if best.count == 1, let entry = best.first, entry.route.fact.exposure != "internal" {
        found[entry.action.entry.identity] = entry.action
      }
    }
    guard let action = found.sorted(by: { $0.key < $1.key }).first?.value,
      found.values.allSatisfy({ $0.entry.module != module.name })
    else { return nil }
    return finding("the link '\(link.shown)'", of: action, at: Place(path, fact.context.position), fact.context)
  }

  private func finding(
    _ text: String, of action: ActionTable.Action, at place: Place, _ context: CodeContext
  ) -> Finding {
    Finding(
      StringlyCallRule.description, at: place, "code asks for '\(action.name)' by \(text)",
      related: [.init("The action is declared here, in '\(action.entry.module)'", action.entry.place)],
      waysOut: [
        "Send the action: mediator.send(\(action.typeName)(…)).",
        "Keep the text in a facade in '\(action.entry.module)', with a function for the action.",
      ], subject: text, context: context.names)
  }
}
