/// Types that only some products have, in projects whose shared code and products are compiled into one module.
///
/// With modules of their own, products are out of reach without an import. Where a build system knows files only, nothing
/// but the name gives away that shared code depends on a product.
struct OwnedNames {
  /// A name in shared code that means a type of a product.
  struct Reference {
    let fact: TypeReferenceFact
    /// The products whose type it is, sorted.
    let owners: [String]
    let declarations: [DeclarationIndex.Entry]
  }

  private let index: DeclarationIndex
  private let owners: [String: String]
  private let words: ProductWords

  init(_ facts: ProjectFacts) {
    index = facts.index
    words = ProductWords(facts.configuration.vocabulary)
    owners = Dictionary(
      facts.project.modules.compactMap { module in module.owner.map { (module.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names in a file of shared code that mean types of products, unless all its products have such a type.
  func references(_ file: FileFacts, _ module: Project.Module) -> [Reference] {
    guard module.owner == nil, !module.compiledWith.isEmpty else { return [] }
    var seen: Set<String> = []
    return file.typeReferences.compactMap { fact in
      guard !isAnswered(fact.condition), let found = reference(to: fact, in: module), seen.insert(fact.name).inserted
      else { return nil }
      return found
    }
  }

  /// The name stands behind a question for the platform, which is none for the product, or behind one that is found anyway.
  private func isAnswered(_ condition: Condition) -> Bool {
    condition.atoms.contains { atom in
      if case .platform = atom { return true }
      return words.word(of: atom) != nil
    }
  }

  private func reference(to fact: TypeReferenceFact, in module: Project.Module) -> Reference? {
    guard let modules = index.declared[fact.name], modules[module.name] == nil else { return nil }
    let together = modules.filter { index.visibility.areCompiledTogether(module.name, $0.key) }
    let declaring = together.keys.compactMap { owners[$0] }
    // What shared code declares as well, or every product, is no product's own.
    guard !declaring.isEmpty, declaring.count == together.count, !Set(module.products).isSubset(of: declaring) else {
      return nil
    }
    let declarations = together.sorted { $0.key < $1.key }.flatMap(\.value)
    return Reference(fact: fact, owners: Set(declaring).sorted(), declarations: declarations)
  }
}
