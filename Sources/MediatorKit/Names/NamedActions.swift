/// All actions that have a name and a handler, by name and by path; it does not change.
final class NamedActions: Sendable {
  /// In the order of their names, so that everything is the same whatever the link order.
  let entries: [NamedActionEntry]
  private let byName: [String: [NamedActionEntry]]
  private let table: RouteTable

  init(_ handlers: [LinkedHandler]) {
    var types: [ObjectIdentifier: (type: any NamedAction.Type, handlers: [LinkedHandler])] = [:]
    for handler in handlers {
      guard let type = handler.declaration.action as? any NamedAction.Type else { continue }
      types[ObjectIdentifier(type), default: (type, [])].handlers.append(handler)
    }
    let entries = types.values.map { NamedActionEntry($0.type, $0.handlers) }
      .map { (name: $0.typeName, entry: $0) }
      .sorted { ($0.entry.route.name, $0.name) < ($1.entry.route.name, $1.name) }.map(\.entry)
    var table = RouteTable()
    for (index, entry) in entries.enumerated() {
      if let template = entry.template { table.add(template, route: index) }
    }
    self.entries = entries
    self.table = table
    byName = Dictionary(grouping: entries, by: \.route.name)
  }

  /// The actions with a name; more than one is a mistake in the program.
  ///
  /// - Complexity: O(1) on average.
  func actions(named name: String) -> [NamedActionEntry] { byName[name] ?? [] }

  /// The actions whose path fits best; more than one is a mistake in the program.
  func actions(at components: [String]) -> [NamedActionEntry] { table.routes(for: components).map { entries[$0] } }
}
