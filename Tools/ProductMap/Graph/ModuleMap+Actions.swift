package import LintEngine

extension ModuleMap {
  /// The actions of a project, with the functions that handle them and the types that send them.
  ///
  /// - Complexity: O(p · n) in products and declarations.
  package init(actionsOf facts: ProjectFacts) {
    var builder = ModuleMapSorter(bands: ["handlers", "actions", "sent by"])
    for action in facts.actions.actions {
      let isShipped = facts.bindingTable.products.contains { product in
        action.handlers.contains { product.contains($0.module, $0.condition) }
          || action.sends.contains { product.contains($0.module, $0.fact.context.condition) }
      }
      // Those of tools are nobody's.
      guard isShipped else { continue }
      let name = builder.node(
        .action, action.name, band: 1, place: DeclarationPlace(action.entry.place, action.entry.module))
      for product in facts.bindingTable.products {
        let handlers = action.handlers.filter { product.contains($0.module, $0.condition) }
        let sends = action.sends.filter { product.contains($0.module, $0.fact.context.condition) }
        if !handlers.isEmpty || !sends.isEmpty { builder.note(name, in: product.name) }
        for handler in handlers {
          let place = DeclarationPlace(handler.place, handler.module)
          let function = handler.fact.function.map { "\(handler.module).\($0)" } ?? "added in \(place.text)"
          let detail = Handler.condition(
            state: handler.fact.state, variant: handler.fact.variant.map { "\($0.key)=\($0.value)" },
            setting: handler.fact.setting.map { "\($0.key)=\($0.value)" })
          let node = builder.node(
            .handler, function, detail: detail.map { "where \($0)" }, band: 0, place: place)
          builder.note(node, in: product.name)
          builder.edge(name, node, .handles, in: product.name, place)
        }
        for send in sends {
          let place = DeclarationPlace(send.place, send.module)
          let owner = send.fact.context.type.isEmpty ? place.file : "\(send.module).\(send.fact.context.type)"
          let client = builder.node(.client, owner, band: 2, place: place)
          builder.note(client, in: product.name)
          builder.edge(client, name, .sends, in: product.name, place)
        }
        if handlers.isEmpty, sends.contains(where: { !$0.fact.isAttempted }) {
          builder.note(.missing, of: name, "sent, not handled in", product.name)
        }
      }
    }
    self = builder.map(.actions, products: facts.project.products.map(\.name))
  }
}

extension DeclarationPlace {
  /// A place of a file in a module.
  fileprivate init(_ place: Place, _ module: String) {
    let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
    self.init(module: module, file: "\(module)/\(file)", line: place.position.line)
  }
}
