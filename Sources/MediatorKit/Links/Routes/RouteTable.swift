/// The paths of all routes, as a tree over their components.
struct RouteTable: Sendable {
  private struct Node {
    var fixed: [String: Int] = [:]
    /// In the order of the kinds.
    var typed: [(kind: RouteTemplate.Kind, node: Int)] = []
    var plain: Int?
    /// The routes that end here.
    var routes: [Int] = []
  }

  private var nodes = [Node()]

  /// Adds a route by its number.
  mutating func add(_ template: RouteTemplate, route: Int) {
    var node = 0
    for component in template.components {
      node = child(of: node, component) ?? addChild(of: node, component)
    }
    nodes[node].routes.append(route)
  }

  /// The routes that fit best; several where they tie.
  ///
  /// - Parameter components: the components of a link.
  /// - Returns: the numbers of the routes, in the order in which they were added; empty where none fits.
  /// - Complexity: O(n) in the bytes of the link, and in the branches that its components fit. The stack is as deep as the longest
  ///   path.
  func routes(for components: [String]) -> [Int] { routes(for: components[...], at: 0) }

  private func routes(for rest: ArraySlice<String>, at index: Int) -> [Int] {
    let node = nodes[index]
    guard let first = rest.first else { return node.routes }
    let next = rest.dropFirst()
    if let fixed = node.fixed[first] {
      let routes = routes(for: next, at: fixed)
      if !routes.isEmpty { return routes }
    }
    let typed = node.typed.filter { $0.kind.takes(first) }.map(\.node)
    let found = typed.count == 1 ? routes(for: next, at: typed[0]) : routes(for: next, atAnyOf: typed)
    if !found.isEmpty { return found }
    return node.plain.map { routes(for: next, at: $0) } ?? []
  }

  /// The same where a component is one of several kinds, `7` an `Int` and a `Double`: what follows decides between them.
  private func routes(for rest: ArraySlice<String>, atAnyOf level: [Int]) -> [Int] {
    guard !level.isEmpty else { return [] }
    guard let first = rest.first else { return level.flatMap { nodes[$0].routes }.sorted() }
    let next = rest.dropFirst()
    let fixed = routes(for: next, atAnyOf: level.compactMap { nodes[$0].fixed[first] })
    if !fixed.isEmpty { return fixed }
    let typed = level.flatMap { nodes[$0].typed.filter { $0.kind.takes(first) }.map(\.node) }
    let found = routes(for: next, atAnyOf: typed)
    return found.isEmpty ? routes(for: next, atAnyOf: level.compactMap { nodes[$0].plain }) : found
  }

  private func child(of index: Int, _ component: RouteTemplate.Component) -> Int? {
    switch component {
    case .fixed(let text): nodes[index].fixed[text]
    case .typed(_, let kind): nodes[index].typed.first { $0.kind == kind }?.node
    case .plain: nodes[index].plain
    }
  }

  private mutating func addChild(of index: Int, _ component: RouteTemplate.Component) -> Int {
    let child = nodes.count
    nodes.append(Node())
    switch component {
    case .fixed(let text): nodes[index].fixed[text] = child
    case .typed(_, let kind): nodes[index].typed.append((kind, child))
    case .plain: nodes[index].plain = child
    }
    return child
  }
}
