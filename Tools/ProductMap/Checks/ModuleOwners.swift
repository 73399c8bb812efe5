/// Which modules belong to one product alone.
package struct ModuleOwners: Sendable {
  private var products: [String: Set<String>] = [:]
  private let forbidden: Set<String>

  /// Gathers what is known.
  ///
  /// - Parameters:
  ///   - products: the names of products: each owns the module of its name.
  ///   - listed: the modules that a project says each product has; one that is listed for one product only is its own.
  ///   - forbidden: modules that no product may have.
  package init(products: [String], listed: [String: [String]] = [:], forbidden: [String] = []) {
    for product in Set(products).union(listed.keys) {
      self.products[Self.moduleName(product), default: []].insert(product)
    }
    let containing = Dictionary(
      grouping: listed.flatMap { product, modules in Set(modules).map { ($0, product) } }, by: \.0)
    for (module, entries) in containing where entries.count == 1 && listed.count > 1 {
      self.products[module, default: []].insert(entries[0].1)
    }
    self.forbidden = Set(forbidden)
  }

  /// Why a module must not be in a product, as the end of a sentence; nil where it may.
  func objection(to module: String, in product: String) -> String? {
    if forbidden.contains(module) { return "which is forbidden here" }
    guard module != Self.moduleName(product), let owners = products[module], !owners.contains(product) else {
      return nil
    }
    let names = owners.sorted()
    return "which belongs to the product\(names.count == 1 ? "" : "s") \(names.listedNames)"
  }

  /// The module of an executable, as package managers name it after the product.
  private static func moduleName(_ product: String) -> String {
    var name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if name.first?.isNumber == true { name = "_" + name.dropFirst() }
    return name
  }
}

extension [String] {
  /// `A`, `A and B`, `A, B and C`.
  var listedNames: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
