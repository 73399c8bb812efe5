/// Finds protocols that shared code requires and a product does not bind.
enum MissingBindingRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "missing-binding", "a required protocol for which a product has no adapter", severity: .error,
    why: """
      A required `@Adapted` or `@Service` property, and `requiredAdapter(_:)`, stop or throw where the product binds nothing.
      The finding says by which modules the requirement gets into the product. An arm of an experiment for which no adapter is
      bound counts too.
      """,
    bad: """
      @AdapterHost
      final class Session {
        @Adapted var renderer: any RenderAdapter  // and the product Lite has no adapter for it
      }
      """,
    good: """
      @AdapterHost
      final class Session {
        @Adapted var renderer: any RenderAdapter
        @Adapted var playback: (any PlaybackAdapter)?  // a product may be without
      }
      //// Targets/Lite/PlainRenderer.swift
      import Page
      import ServiceKit

      @Adapter((any RenderAdapter).self)
      final class PlainRenderer: RenderAdapter {}
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let table = facts.bindingTable
    let routes = ProductRoutes(facts.project)
    return table.rows.flatMap { row -> [Finding] in
      // A protocol of another project may be bound there.
      if case .external = row.key.origin { return [] }
      return findings(row, table, routes)
    }
  }

  /// What a product lacks.
  private enum Lack: Hashable {
    case adapter
    case arm(String, experiment: String)
  }

  private static func findings(
    _ row: BindingTable.Row, _ table: BindingTable, _ routes: ProductRoutes
  ) -> [Finding] {
    let required = row.needs.filter(\.isRequired)
    guard !required.isEmpty else { return [] }
    var lacking: [Lack: [(product: String, needs: [BindingTable.Need])]] = [:]
    for product in table.products {
      let needs = required.filter { product.contains($0.module, $0.fact.condition) }
      guard !needs.isEmpty, let lack = lack(of: row, in: product, table) else { continue }
      lacking[lack, default: []].append((product.name, needs))
    }
    return lacking.compactMap { finding(row, $0.key, $0.value, routes) }
  }

  private static func lack(of row: BindingTable.Row, in product: ProductScope, _ table: BindingTable) -> Lack? {
    let bound = row.bindings.filter { product.contains($0.module, $0.fact.condition) }
    guard let first = bound.first else {
      let isOpen = table.modulesWithOpenRegistrations.contains { product.links($0) }
      return isOpen ? nil : .adapter
    }
    let variants = bound.compactMap(\.fact.variant)
    guard variants.count == bound.count, let key = variants.first?.key,
      let experiment = table.experiments.name(of: key, in: first.module, first.path),
      let arms = table.experiments.arms(of: experiment)
    else { return nil }
    let missing = arms.first { arm in !variants.contains { $0.arm == arm } }
    return missing.map { .arm($0, experiment: experiment) }
  }

  private static func finding(
    _ row: BindingTable.Row, _ lack: Lack, _ products: [(product: String, needs: [BindingTable.Need])],
    _ routes: ProductRoutes
  ) -> Finding? {
    let needs = row.needs.filter { need in products.contains { $0.needs.contains(need) } }
    guard let first = needs.first else { return nil }
    let names = products.map(\.product)
    let message =
      switch lack {
      case .adapter: "\(row.quotedName) is required and has no adapter in \(names.listed)"
      case .arm(let arm, let experiment):
        "\(row.quotedName) is required and has no adapter in \(names.listed) for the arm '\(arm)' of '\(experiment)'"
      }
    let ways = products.compactMap { product, needs in
      needs.first.map { need in
        let route = routes.route(from: product, to: need.module)
        let way = route.count > 1 ? "by \(route.joined(separator: " -> "))" : "in its own code"
        return Finding.Related("\(product) needs it \(way)", need.place)
      }
    }
    let others = needs.dropFirst().map { Finding.Related("It is required here too", $0.place) }
    return Finding(
      description, at: first.place, message, related: ways + others, waysOut: waysOut(row, lack, names),
      products: names, subject: subject(row.name, lack), context: first.fact.context)
  }

  private static func subject(_ name: String, _ lack: Lack) -> String {
    if case .arm(let arm, let experiment) = lack { "\(name), \(experiment)=\(arm)" } else { name }
  }

  private static func waysOut(_ row: BindingTable.Row, _ lack: Lack, _ products: [String]) -> [String] {
    let place = products.count == 1 ? "a target that \(products[0]) links" : "a target of each product"
    guard row.key.origin != .clang else {
      return ["Register one with SK_C_ADAPTER in \(place).", "If nothing needs it, remove SK_C_REQUIREMENT."]
    }
    let type = "any \(row.declarations.map(\.declaration.path).joined(separator: " & "))"
    var bind = "Bind one in \(place): @Adapter((\(type)).self) on a class."
    if case .arm(let arm, _) = lack { bind = "Bind one for the arm in \(place): variant: (.key, \"\(arm)\")." }
    return [bind, "If a product may be without, make the requirement optional: (\(type))?."]
  }
}
