package import LintEngine

/// What every product of a project contains, as its source says.
///
/// What the macros describe is described in the same words, so that the contents of a product's binary are equal. Three
/// things are otherwise: records that are written by hand have no description in a binary, declarations under conditions
/// that a product does not settle are contained here, and what the products link from other packages is not.
package struct SourceContents: Sendable {
  /// In the order of their names.
  package private(set) var products: [MatrixProduct] = []
  /// What the protocols of the project are called, however code spells them.
  package let names: ProtocolNames

  /// Reads the contents out of the facts; test code is left out.
  ///
  /// - Complexity: O(p · n) in the products and the declarations.
  package init(_ facts: ProjectFacts) {
    var names = ProtocolNames()
    let files = facts.shippedFiles.map { module, file in
      SourceFileDeclarations(file, of: module, keys: facts.bindingTable.keys)
    }
    for file in files { file.note(in: &names) }
    self.names = names
    products = zip(facts.project.products, facts.bindingTable.products).map { product, scope in
      Self.product(product, scope, files, facts)
    }
  }

  private static func product(
    _ product: Project.Product, _ scope: ProductScope, _ files: [SourceFileDeclarations], _ facts: ProjectFacts
  ) -> MatrixProduct {
    var found = MatrixProduct(ProductContents(product: product.name, origin: .source))
    found.modules = product.modules.sorted()
    // The libraries' own code registers what others hand to it.
    let open = facts.bindingTable.modulesWithOpenRegistrations.subtracting([
      "ServiceKit", "ContainerKit", "MediatorKit",
    ])
    found.hasOpenRegistrations = product.modules.contains(where: open.contains)
    for file in files where scope.links(file.module.name) { file.add(to: &found, scope) }
    found.contents.sort()
    return found
  }
}
