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
  func routes(for components: [String]) -> [Int] { routes(for: components[...], at: [0]) }

  /// The routes below several nodes that the components before fit equally well: what follows decides between them.
  private func routes(for rest: ArraySlice<String>, at indices: [Int]) -> [Int] {
    guard let first = rest.first else { return indices.flatMap { nodes[$0].routes }.sorted() }
    let next = rest.dropFirst()
    func found(_ below: [Int]) -> [Int]? {
      let routes = below.isEmpty ? [] : routes(for: next, at: below)
      return routes.isEmpty ? nil : routes
    }
    return found(indices.compactMap { nodes[$0].fixed[first] })
      ?? found(indices.flatMap { nodes[$0].typed.filter { $0.kind.takes(first) }.map(\.node) })
      ?? found(indices.compactMap { nodes[$0].plain }) ?? []
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
