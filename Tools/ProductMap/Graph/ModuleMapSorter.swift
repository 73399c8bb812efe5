/// Collects nodes and edges that are met in any order, and numbers them in the end.
struct ModuleMapSorter {
  private struct Key: Hashable {
    let kind: ModuleMap.Node.Kind
    let name: String
  }

  private struct Ends: Hashable {
    let from: Int
    let to: Int
  }

  private let bands: [String]
  private var nodes: [ModuleMap.Node] = []
  private var numbers: [Key: Int] = [:]
  private var edges: [Ends: ModuleMap.Edge] = [:]
  /// What is wrong with nodes, in words, with the products.
  private var faults: [Int: [String: [String]]] = [:]

  init(bands: [String]) { self.bands = bands }

  /// The number of a node, which is made where there is none.
  mutating func node(
    _ kind: ModuleMap.Node.Kind, _ name: String, detail: String? = nil, band: Int, place: DeclarationPlace? = nil
  ) -> Int {
    let key = Key(kind: kind, name: name)
    if let number = numbers[key] { return number }
    numbers[key] = nodes.count
    nodes.append(
      ModuleMap.Node(kind: kind, name: name, detail: detail?.isEmpty == true ? nil : detail, band: band, place: place))
    return nodes.count - 1
  }

  /// A product has the node.
  mutating func note(_ node: Int, in product: String) {
    if nodes[node].products.last != product { nodes[node].products.append(product) }
  }

  /// In a product something is wrong with the node.
  mutating func note(_ problem: ModuleMap.Problem, of node: Int, _ words: String, _ product: String) {
    if !nodes[node].problems.contains(problem) { nodes[node].problems.append(problem) }
    faults[node, default: [:]][words, default: []].append(product)
  }

  mutating func edge(
    _ from: Int, _ to: Int, _ kind: ModuleMap.Edge.Kind, in product: String, _ place: DeclarationPlace
  ) {
    var edge = edges[Ends(from: from, to: to)] ?? ModuleMap.Edge(from: from, to: to, kind: kind, place: place)
    if edge.products.last != product { edge.products.append(product) }
    edges[Ends(from: from, to: to)] = edge
  }

  /// The map.
  func map(_ kind: ModuleMap.Kind, products: [String]) -> ModuleMap {
    var found = nodes
    for (node, words) in faults {
      let sentences = words.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.joined(separator: ", "))" }
      found[node].detail = ([found[node].detail].compactMap(\.self) + sentences).joined(separator: "; ")
      found[node].problems.sort()
    }
    let order = found.indices.sorted {
      (found[$0].band, found[$0].name, found[$0].kind.rawValue) < (
        found[$1].band, found[$1].name, found[$1].kind.rawValue
      )
    }
    var places = Array(repeating: 0, count: found.count)
    for (place, node) in order.enumerated() { places[node] = place }
    let renumbered = edges.values.map { edge in
      var edge = edge
      edge.from = places[edge.from]
      edge.to = places[edge.to]
      return edge
    }
    return ModuleMap(
      kind: kind, products: products, bands: bands, nodes: order.map { found[$0] },
      edges: renumbered.sorted { ($0.from, $0.to) < ($1.from, $1.to) })
  }
}
