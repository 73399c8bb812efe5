/// Finds adapter protocols of which only one half is there.
enum UnusedAdapterProtocolRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "unused-adapter-protocol", "adapter protocols that are never bound, or bound and never looked up",
    severity: .warning,
    why: """
      A protocol that shared code asks for and no product binds leaves code that never runs. One that is bound and that nobody
      asks for leaves an adapter that is never made. Either is what a change has left behind.

      Only what is in a product counts: a package without products may be bound, or used, by others.
      """,
    bad: """
      public protocol SharingAdapter: AnyObject {}

      @Adapter((any SharingAdapter).self)  // and no code looks it up
      final class Sharing: SharingAdapter {}
      """,
    good: """
      @AdapterHost
      final class Session {
        @Adapted var sharing: (any SharingAdapter)?
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.bindingTable.rows.compactMap { row in
      // A protocol is needed by its own name only, and a composition is no declaration.
      guard case .project = row.key.origin, row.declarations.count == 1, let declaration = row.declarations.first else {
        return nil
      }
      return row.bindings.isEmpty
        ? unbound(row, declaration, facts.bindingTable) : unasked(row, declaration, facts.bindingTable)
    }
  }

  private static func unbound(
    _ row: BindingTable.Row, _ declaration: DeclarationIndex.Entry, _ table: BindingTable
  ) -> Finding? {
    let needs = row.needs.filter { $0.fact.form != .mention }
    let products = products(table) { product in needs.contains { product.contains($0.module, $0.fact.condition) } }
    let isOpen = table.products.contains { product in table.modulesWithOpenRegistrations.contains { product.links($0) }
    }
    // A required one is missing, which is another finding.
    guard !isOpen, !needs.contains(where: \.isRequired), !products.isEmpty else { return nil }
    return finding(
      row, declaration, "\(row.quotedName) is looked up, and nothing binds it",
      related: needs.map { .init("It is looked up here", $0.place) },
      waysOut: [
        "Bind it in a product: @Adapter((any \(declaration.declaration.path)).self) on a class.",
        "Remove the protocol, and the code that asks for it.",
      ], products)
  }

  private static func unasked(
    _ row: BindingTable.Row, _ declaration: DeclarationIndex.Entry, _ table: BindingTable
  ) -> Finding? {
    let products = products(table) { product in
      row.bindings.contains { product.contains($0.module, $0.fact.condition) }
    }
    guard row.needs.isEmpty, !products.isEmpty else { return nil }
    return finding(
      row, declaration, "\(row.quotedName) is bound, and no code looks it up",
      related: row.bindings.map { .init("\($0.name) is bound here", $0.place) },
      waysOut: [
        "Look it up: @Adapted or @Service on a property, or adapter((any \(declaration.declaration.path)).self).",
        "Remove the binding, and the protocol where nothing else uses it.",
      ], products)
  }

  private static func products(_ table: BindingTable, where isConcerned: (ProductScope) -> Bool) -> [String] {
    table.products.filter(isConcerned).map(\.name)
  }

  private static func finding(
    _ row: BindingTable.Row, _ declaration: DeclarationIndex.Entry, _ message: String, related: [Finding.Related],
    waysOut: [String], _ products: [String]
  ) -> Finding {
    Finding(
      description, at: declaration.place, message, related: related, waysOut: waysOut, products: products,
      subject: row.name, context: declaration.context)
  }
}
