/// A product as the rules about bindings see it: what it links, and which conditions hold in its build.
package struct ProductScope: Sendable {
  package let name: String
  private let modules: Set<String>
  private let flags: [String: Bool]
  /// By module, the flags that its build always defines.
  private let moduleFlags: [String: [String]]

  init(_ product: Project.Product, in project: Project) {
    name = product.name
    modules = Set(product.modules)
    flags = project.flags(of: product.name)
    moduleFlags = Dictionary(
      project.modules.filter { !$0.flags.isEmpty }.map { ($0.name, $0.flags) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The product links the module.
  package func links(_ module: String) -> Bool { modules.contains(module) }

  /// Code of a module is in the product.
  package func contains(_ module: String, _ condition: Condition) -> Bool {
    links(module) && (condition == .always || condition.canHold(where: known(in: [module])))
  }

  /// The flags whose value is settled for code of some modules.
  package func known(in modules: [String]) -> [String: Bool] {
    var known = flags
    for flag in modules.flatMap({ moduleFlags[$0] ?? [] }) { known[flag] = true }
    return known
  }
}
