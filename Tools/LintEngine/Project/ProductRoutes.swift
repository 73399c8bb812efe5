/// By which modules a product gets at each of those that it links.
struct ProductRoutes {
  private let modules: [String: Project.Module]
  private let roots: [String: [String]]

  init(_ project: Project) {
    let modules = Dictionary(project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.modules = modules
    roots = Dictionary(
      project.products.map { product in
        let own = product.modules.filter { name in
          guard let module = modules[name] else { return false }
          return module.owner == product.name || name == product.name || !module.compiledWith.isEmpty
        }
        let depended = Set(own.flatMap { modules[$0]?.dependencies ?? [] })
        let tops = own.filter { !depended.contains($0) }
        return (product.name, tops.isEmpty ? own : tops)
      }, uniquingKeysWith: { $0 + $1 })
  }

  /// The names on the shortest route, with the product first: `Lite`, `Commands`, `Page`.
  ///
  /// Where files of several modules are compiled into one, they are the product.
  func route(from product: String, to module: String) -> [String] {
    let route = (shortest(from: product, to: module) ?? [module]).filter { modules[$0]?.compiledWith.isEmpty != false }
    return route.first == product ? route : [product] + route
  }

  /// The shortest route by dependencies; nil where there is none.
  ///
  /// - Complexity: O(n) in the modules and their dependencies.
  private func shortest(from product: String, to module: String) -> [String]? {
    var previous: [String: String?] = [:]
    var level = roots[product] ?? []
    for root in level { previous[root] = .some(nil) }
    while !level.isEmpty, previous[module] == nil {
      var next: [String] = []
      for name in level {
        for dependency in modules[name]?.dependencies ?? [] where previous[dependency] == nil {
          previous[dependency] = name
          next.append(dependency)
        }
      }
      level = next
    }
    guard previous[module] != nil else { return nil }
    var route = [module]
    while let name = route.last, let before = previous[name] ?? nil { route.append(before) }
    return route.reversed()
  }
}
