package import LintEngine

extension ModuleMap {
  /// The modules of a project in their layers, and what leads from one to the other.
  ///
  /// - Parameters:
  ///   - facts: what is known of the project.
  ///   - isWhole: shows modules that no product contains, such as tools, too; tests are never shown.
  ///   - isReduced: leaves out an import where others lead to the same module, and nothing is wrong with it.
  /// - Complexity: O(n · m / 64) in modules and imports.
  package init(modulesOf facts: ProjectFacts, isWhole: Bool = false, isReduced: Bool = true) {
    var builder = ModuleMapBuilder(facts, isWhole: isWhole)
    builder.addEdges()
    self.init(
      kind: .modules, products: facts.project.products.map(\.name), bands: builder.bands, nodes: builder.nodes,
      edges: builder.edges)
    if isReduced {
      reduce()
      leaveOutProducts()
    }
  }
}

extension ModuleMap {
  /// Products link almost everything: so many arrows say nothing, and hide the others.
  private static let mostFromProducts = 40

  /// Leaves out the arrows from products where they are too many; each module says which products have it.
  private mutating func leaveOutProducts() {
    let isLeftOut = { (edge: Edge, nodes: [Node]) in nodes[edge.from].kind == .product && edge.problems.isEmpty }
    let count = edges.count { isLeftOut($0, nodes) }
    guard count > Self.mostFromProducts else { return }
    omittedFromProducts = count
    edges.removeAll { isLeftOut($0, nodes) }
    for number in nodes.indices where nodes[number].kind == .module && nodes[number].products.count < products.count {
      nodes[number].detail = nodes[number].products.joined(separator: ", ")
    }
  }
}

private struct ModuleMapBuilder {
  private let facts: ProjectFacts
  private let graph: ModuleGraph
  private let layers: LayerMap
  private let modules: [String: Project.Module]
  private(set) var bands: [String] = []
  private(set) var nodes: [ModuleMap.Node] = []
  private(set) var edges: [ModuleMap.Edge] = []
  private var numbers: [String: Int] = [:]

  init(_ facts: ProjectFacts, isWhole: Bool) {
    self.facts = facts
    graph = ModuleGraph(facts)
    layers = LayerMap(facts)
    let project = facts.project
    modules = Dictionary(project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let isContained = { (module: Project.Module) in
      isWhole || project.products.isEmpty || !module.products.isEmpty || module.owner != nil
    }
    let shown = project.modules.filter { $0.kind != .test && isContained($0) }
    let layered = facts.configuration.layers.map(\.name)
    let outside = layered.isEmpty ? "modules" : "outside the layers"
    let names = layered + [outside, "products"]
    func band(of module: Project.Module) -> Int {
      if isProduct(module) { return names.count - 1 }
      return layers[module.name]?.layer ?? names.count - 2
    }
    // Bands without modules are left out.
    let used = Set(shown.map(band)).sorted()
    bands = used.map { names[$0] }
    let places = Dictionary(used.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    nodes = shown.map { module in
      ModuleMap.Node(
        kind: isProduct(module) ? .product : .module, name: module.name, band: places[band(of: module)] ?? 0,
        products: module.products)
    }.sorted { ($0.band, $0.name) < ($1.band, $1.name) }
    numbers = Dictionary(
      nodes.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds what leads from one module to the other, with what is wrong with it.
  mutating func addEdges() {
    let wrong = Set(LayeredImport.all(in: facts, layers) { $1.layer > $0.layer }.map { [$0.importer, $0.imported] })
    let sideways = Set(
      LayeredImport.all(in: facts, layers) { $0.layer == $1.layer && $0.group != $1.group }
        .filter { !facts.configuration.isInterface($0.imported) }.map { [$0.importer, $0.imported] })
    for (index, name) in graph.names.enumerated() {
      guard let from = numbers[name] else { continue }
      for successor in graph.successors[index] {
        let other = graph.names[successor]
        guard let to = numbers[other], let reason = graph.edge(from: index, to: successor) else { continue }
        var problems: [ModuleMap.Problem] = []
        if wrong.contains([name, other]) { problems.append(.upward) }
        if sideways.contains([name, other]) { problems.append(.sideways) }
        if isLeak(from: name, to: other) { problems.append(.leak) }
        edges.append(
          ModuleMap.Edge(
            from: from, to: to, kind: reason.place == nil ? .depends : .imports, problems: problems.sorted(),
            place: reason.place.map { place(of: $0, in: name) }))
      }
    }
    edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    noteCycles()
  }

  /// Marks what closes cycles.
  ///
  /// Where a layer is left upwards or sideways, that is the fault, and not every import on the way back; what is in a cycle
  /// without these is all marked.
  private mutating func noteCycles() {
    func knots(_ edges: [ModuleMap.Edge]) -> [Int?] {
      var successors = Array(repeating: [Int](), count: nodes.count)
      for edge in edges { successors[edge.from].append(edge.to) }
      var knotOfNode = Array(repeating: Int?.none, count: nodes.count)
      for (number, knot) in ModuleGraph.knots(of: successors).enumerated() {
        for node in knot { knotOfNode[node] = number }
      }
      return knotOfNode
    }
    let all = knots(edges)
    let rightful = knots(edges.filter(\.problems.isEmpty))
    for (number, edge) in edges.enumerated() {
      let knotOfNode = edge.problems.isEmpty ? rightful : all
      guard let knot = knotOfNode[edge.from], knotOfNode[edge.to] == knot else { continue }
      edges[number].problems = (edge.problems + [.cycle]).sorted()
      nodes[edge.from].problems = [.cycle]
      nodes[edge.to].problems = [.cycle]
    }
  }

  /// The module is what one product starts with, or its own code.
  private func isProduct(_ module: Project.Module) -> Bool {
    guard let owner = module.owner else { return false }
    return module.kind == .executable
      || facts.project.products.contains { $0.name == owner && $0.roots.contains(module.name) }
  }

  /// Code that several products have reaches into one of them.
  private func isLeak(from name: String, to other: String) -> Bool {
    guard let from = modules[name], let owner = modules[other]?.owner else { return false }
    return owner != from.owner && from.products != [owner] && (from.owner != nil || !from.products.isEmpty)
  }

  private func place(of place: Place, in module: String) -> DeclarationPlace {
    let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
    return DeclarationPlace(module: module, file: "\(module)/\(file)", line: place.position.line)
  }
}
