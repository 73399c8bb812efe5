/// By which names and paths the actions of one product can be asked for.
struct ProductRouteTable {
  /// An action with the one route that it has in the product.
  struct Entry {
    let action: ActionTable.Action
    let route: ActionTable.Route
    /// Nil where there is no path, and where it is not well written.
    let template: PathTemplate?
    /// The handlers in the product.
    let handlers: [ActionTable.Handler]

    /// Handlers that are there whatever the program does.
    var isCertain: Bool { handlers.contains(where: \.isCertain) }
  }

  let product: ProductScope
  /// By action.
  let entries: [Entry]
  /// Every action of the product that has a name is here, with its name and path.
  let isComplete: Bool
  /// By the first component of their paths, which is always fixed.
  private let byFirstComponent: [String: [Entry]]

  init(_ product: ProductScope, of table: ActionTable) {
    self.product = product
    var entries: [Entry] = []
    var isComplete =
      !table.openModules.contains { product.links($0) }
      && !table.modulesWithForeignActions.contains { product.links($0) }
    for action in table.actions where action.isNamed {
      let handlers = action.handlers.filter(product.contains)
      guard !handlers.isEmpty else { continue }
      let routes = action.routes.filter { product.contains($0.module, $0.fact.context.condition) }
      guard routes.count == 1, let route = routes.first, route.fact.isWhole else {
        isComplete = false
        continue
      }
      entries.append(
        Entry(
          action: action, route: route, template: route.fact.path.flatMap { PathTemplate($0.text) },
          handlers: handlers))
    }
    self.entries = entries
    self.isComplete = isComplete
    byFirstComponent = Dictionary(grouping: entries.filter { $0.template != nil }) { entry in
      if case .fixed(let first) = entry.template?.components.first { first } else { "" }
    }
  }

  /// The entries whose path fits best; several where they tie.
  ///
  /// - Complexity: O(n) in the routes whose path begins as the link does.
  func best(for components: [String]) -> [Entry] {
    var best: (fit: [Int], entries: [Entry])?
    for entry in byFirstComponent[components.first ?? ""] ?? [] {
      guard let fit = entry.template?.fit(components) else { continue }
      if let known = best?.fit, known.lexicographicallyPrecedes(fit) { continue }
      if best?.fit == fit { best?.entries.append(entry) } else { best = (fit, [entry]) }
    }
    return best?.entries ?? []
  }
}
