/// Which links each product answers, and where they lead.
struct AnsweredLinks {
  /// The products that answer some, with what they answer; those with hosts first, since they say more.
  let tables: [(table: ProductRouteTable, prefixes: [LinkPrefixFact])]
  /// The products that say themselves what happens to links that lead nowhere.
  let productsWithHandlers: Set<String>

  init(_ facts: ProjectFacts) {
    var withHandlers: Set<String> = []
    let files = facts.shippedFiles.filter {
      !$0.file.actions.prefixes.isEmpty || !$0.file.actions.unknownLinkHandlers.isEmpty
    }
    tables = facts.actions.products.compactMap { product in
      var prefixes: [LinkPrefixFact] = []
      for (module, file) in files where product.links(module.name) {
        prefixes += file.actions.prefixes.filter { product.contains(module.name, $0.context.condition) }
        if file.actions.unknownLinkHandlers.contains(where: { product.contains(module.name, $0.condition) }) {
          withHandlers.insert(product.name)
        }
      }
      guard !prefixes.isEmpty else { return nil }
      let sorted = prefixes.filter { $0.host != nil } + prefixes.filter { $0.host == nil }
      return (ProductRouteTable(product, of: facts.actions), sorted)
    }
    productsWithHandlers = withHandlers
  }
}
