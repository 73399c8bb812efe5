/// The types that server data opens by an id.
struct OpenableModules {
  /// A type with its id.
  struct Module: Hashable {
    let module: String
    let path: String
    let fact: OpenableModuleFact
    /// The type with its module, as messages show it.
    let name: String

    var place: Place { Place(path, fact.context.position) }
  }

  /// Types of one id, and the products in which they meet.
  struct Rivals {
    let modules: [Module]
    let products: [String]
  }

  let rivals: [Rivals]

  init(_ facts: ProjectFacts) {
    let names = QualifiedNames(facts.project)
    let all = facts.shippedFiles.flatMap { module, file in
      file.actions.modules.filter { Self.isOpenable($0, in: module.name, file.path, facts.index) }.map {
        Module(module: module.name, path: file.path, fact: $0, name: names.name(of: $0.type, in: module.name))
      }
    }
    let shared = Dictionary(grouping: all, by: \.fact.id).values.filter { $0.count > 1 }
    let products = shared.isEmpty ? [] : facts.bindingTable.products
    rivals = shared.flatMap { same in
      var meetings: [[Module]: [String]] = [:]
      for product in products {
        let present = same.filter { product.contains($0.module, $0.fact.context.condition) }
        let meeting = present.filter { one in
          present.contains { other in one != other && Self.canMeet(one, other, in: product) }
        }
        if !meeting.isEmpty { meetings[meeting, default: []].append(product.name) }
      }
      return meetings.map { Rivals(modules: $0.key, products: $0.value) }
    }
  }

  /// The attribute is that of MediatorKit: it is on a type that says it is opened.
  private static func isOpenable(
    _ fact: OpenableModuleFact, in module: String, _ path: String, _ index: DeclarationIndex
  ) -> Bool {
    index.resolve(fact.type, in: module, path).contains { entry in
      ([entry] + index.extensions(of: entry) + index.ancestors(of: entry)).contains {
        $0.declaration.inherited.contains { $0.split(separator: ".").last == "OpenableModule" }
      }
    }
  }

  private static func canMeet(_ one: Module, _ other: Module, in product: ProductScope) -> Bool {
    let both = one.fact.context.condition.and(other.fact.context.condition)
    return both == .always || both.canHold(where: product.known(in: [one.module, other.module]))
  }
}
