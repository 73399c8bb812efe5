/// Which modules of a project depend on which, by their imports and by what is declared.
package struct ModuleGraph {
  /// Why one module depends on another.
  package struct Edge {
    /// The first import, by path and place; nil where the dependency is only declared.
    package var place: Place?
    /// Under which conditions one of the imports exists.
    package var condition: Condition
  }

  /// The modules, sorted.
  package let names: [String]
  /// For each module the others that it depends on, sorted.
  package let successors: [[Int]]
  private let edges: [[Int: Edge]]

  /// Reads the imports and the dependencies of a project.
  ///
  /// - Complexity: O(n log n) in the modules and the imports.
  package init(_ facts: ProjectFacts) {
    let names = Set(facts.project.modules.map(\.name)).sorted()
    let numbers = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var edges = Array(repeating: [Int: Edge](), count: names.count)
    for module in facts.modules {
      guard let from = numbers[module.module] else { continue }
      for file in module.files {
        for statement in file.imports {
          guard let to = numbers[statement.module], to != from else { continue }
          edges[from][to, default: Edge(place: nil, condition: .never)].add(statement, in: file.path)
        }
      }
    }
    for module in facts.project.modules {
      guard let from = numbers[module.name] else { continue }
      for dependency in module.dependencies {
        guard let to = numbers[dependency], to != from, edges[from][to] == nil else { continue }
        edges[from][to] = Edge(place: nil, condition: .always)
      }
    }
    self.names = names
    self.edges = edges
    successors = edges.map { $0.keys.sorted() }
  }

  /// Why one module depends on another; nil where it does not.
  package func edge(from: Int, to: Int) -> Edge? { edges[from][to] }
}

extension ModuleGraph.Edge {
  /// Adds an import; the files come in the order of their paths.
  fileprivate mutating func add(_ statement: ImportFact, in path: String) {
    if place == nil { place = Place(path, statement.position) }
    // What is too long to be asked may hold.
    let other = statement.condition.isLarger(than: 12) ? .always : statement.condition
    guard condition != .always, condition != other else { return }
    switch (condition, other) {
    case (.never, let first): condition = first
    case (_, .always): condition = .always
    // More than a few conditions are as good as none, and could not be asked any more.
    case (.any(let parts), let next): condition = parts.count < 8 ? .any(parts + [next]) : .always
    case (let first, let next): condition = .any([first, next])
    }
  }
}
