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
    if isReduced { reduce() }
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
    let knots = Dictionary(
      graph.knots.enumerated().flatMap { number, members in members.map { (graph.names[$0], number) } },
      uniquingKeysWith: { first, _ in first })
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
        if let knot = knots[name], knots[other] == knot { problems.append(.cycle) }
        if wrong.contains([name, other]) { problems.append(.upward) }
        if sideways.contains([name, other]) { problems.append(.sideways) }
        if isLeak(from: name, to: other) { problems.append(.leak) }
        edges.append(
          ModuleMap.Edge(
            from: from, to: to, kind: reason.place == nil ? .depends : .imports, problems: problems.sorted(),
            place: reason.place.map { place(of: $0, in: name) }))
        if problems.contains(.cycle) {
          nodes[from].problems = [.cycle]
          nodes[to].problems = [.cycle]
        }
      }
    }
    edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The module is what one product starts with, or its own code.
  private func isProduct(_ module: Project.Module) -> Bool { module.kind == .executable && module.owner != nil }

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
