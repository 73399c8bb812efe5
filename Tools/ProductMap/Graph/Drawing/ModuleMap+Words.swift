/// What a map says in words, whatever the form.
extension ModuleMap {
  /// What is drawn, and what is wrong with it.
  package var summary: String {
    let bands = bands.indices.reversed().compactMap { band -> String? in
      let count = nodes.count { $0.band == band }
      return count == 0 ? nil : "\(self.bands[band]) \(count)"
    }
    var sentences = [
      "\(title): \(bands.isEmpty ? "nothing" : bands.joined(separator: ", ")); \(Matrix.number(edges.count, "arrow"))."
    ]
    let counts = Problem.allCases.compactMap { problem -> String? in
      let count = edges.count { $0.problems.contains(problem) }
      let faulty = nodes.count { $0.problems.contains(problem) && (problem == .missing || problem == .duplicate) }
      return count + faulty == 0 ? nil : "\(count + faulty) \(problem.words)"
    }
    if !counts.isEmpty { sentences.append("Wrong: \(counts.joined(separator: ", ")).") }
    if edges.contains(where: { $0.kind == .depends }) {
      sentences.append("A dotted arrow is declared in the build, and no file imports the module.")
    }
    if omittedEdges > 0 {
      sentences.append("\(Matrix.number(omittedEdges, "arrow")) left out, since others lead to the same place.")
    }
    if omittedFromProducts > 0 {
      sentences.append(
        "\(Matrix.number(omittedFromProducts, "arrow")) from products left out; "
          + "a module that not all products have names those that do.")
    }
    return sentences.joined(separator: " ")
  }

  /// What stands above the drawing.
  package var title: String {
    let names = products.isEmpty ? "" : " of \(products.joined(separator: ", "))"
    switch kind {
    case .modules: return "Modules\(names)"
    case .adapters: return "Adapters\(names)"
    case .actions: return "Actions\(names)"
    }
  }

  /// What stands beside an edge: what is wrong with it, and for which products it is, where not for all.
  func label(of edge: Edge) -> String? {
    let isPart = !edge.products.isEmpty && edge.products.count < nodesProducts(edge)
    let parts = edge.problems.map(\.words) + (isPart ? [edge.products.joined(separator: ", ")] : [])
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func nodesProducts(_ edge: Edge) -> Int {
    Set(nodes[edge.from].products).intersection(nodes[edge.to].products).count
  }
}

extension ModuleMap.Problem {
  /// What is wrong, in a word or two.
  package var words: String {
    switch self {
    case .cycle: "cycle"
    case .upward: "upward"
    case .sideways: "sideways"
    case .leak: "into a product"
    case .missing: "missing"
    case .duplicate: "twice"
    }
  }
}
