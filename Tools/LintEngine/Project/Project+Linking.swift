extension Project {
  /// The project with what follows from the modules' dependencies: what each product contains, and whose each module is.
  ///
  /// A product's modules are taken as those that it links directly. A module belongs to a product that it is the executable
  /// of, even where other code reaches into it, and where there are several products, to the only one that contains it.
  ///
  /// - Complexity: O(p · n) in the products and the dependencies.
  func linked() -> Project {
    var project = self
    let known = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var containing: [String: [String]] = [:]
    let mains = mainModules(known)
    for (index, product) in products.enumerated() {
      if product.roots.isEmpty { project.products[index].roots = product.modules }
      let contained = Self.closure(of: product.modules, in: known)
      project.products[index].modules = contained
      for module in contained { containing[module, default: []].append(product.name) }
    }
    for index in project.modules.indices {
      let module = project.modules[index]
      let containing = (containing[module.name] ?? []).sorted()
      project.modules[index].products = containing
      let isOwned = containing.count == 1 && (module.kind == .executable || products.count > 1)
      project.modules[index].owner = mains[module.name] ?? (isOwned ? containing.first : nil)
    }
    return project
  }

  /// The product of each module that one product starts with.
  ///
  /// Linking alone cannot tell: where shared code reaches into such a module, every product contains it.
  private func mainModules(_ known: [String: Module]) -> [String: String] {
    let listed = products.flatMap { product in
      (product.roots.isEmpty ? product.modules : product.roots).map { ($0, product.name) }
    }
    return Dictionary(grouping: listed, by: \.0).compactMapValues { entries in
      guard entries.count == 1, let (name, product) = entries.first, let module = known[name] else { return nil }
      let starts = module.files.contains { $0.hasSuffix("/main.swift") }
      return module.kind == .executable || products.count > 1 && (name == product || starts) ? product : nil
    }
  }

  /// The project with the dependencies that only the code says, where the build files do not.
  ///
  /// - Parameter facts: the facts of all modules.
  /// - Returns: the project, linked anew; the same where every dependency is known.
  package func completed(by facts: [ModuleFacts]) -> Project {
    guard modules.contains(where: \.dependsOnImports) else { return self }
    let names = Set(modules.map(\.name))
    let imports = Dictionary(grouping: facts, by: \.module).mapValues { facts in
      Set(facts.flatMap(\.files).flatMap(\.imports).map(\.module)).intersection(names)
    }
    var project = self
    for index in project.modules.indices where project.modules[index].dependsOnImports {
      let module = project.modules[index]
      let found = (imports[module.name] ?? []).subtracting([module.name])
      project.modules[index].dependencies = found.union(module.dependencies).sorted()
    }
    return project.linked()
  }

  /// The modules that are linked with some: macros and plug-ins run while building, and nobody links tests.
  private static func closure(of roots: [String], in known: [String: Module]) -> [String] {
    var linked: Set<String> = []
    var queue = roots
    while let next = queue.popLast() {
      guard let module = known[next], ![.macro, .plugin, .test].contains(module.kind) else { continue }
      if linked.insert(next).inserted { queue += module.dependencies }
    }
    return linked.sorted()
  }
}
