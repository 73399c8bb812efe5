/// Finds protocols that one product binds to several adapters.
///
/// It decides as `AdapterRegistry.validate()` does: what counts is the type that an adapter names, and several adapters
/// are right only where all are for one experiment, each for another arm.
enum DuplicateBindingRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "duplicate-binding", "two adapters for one protocol in one product", severity: .error,
    why: """
      Which of them shared code would get is left to chance, so the registry refuses both: the first lookup fails. Adapters
      in exclusive `#if` branches are never in one product, and the arms of one experiment are meant to be there together.

      A class that conforms to the protocol and binds nothing, such as a proxy or a fake, is no adapter.
      """,
    bad: """
      @Adapter((any PlaybackAdapter).self)
      final class VideoPlayback: PlaybackAdapter {}

      @Adapter((any PlaybackAdapter).self)
      final class AudioPlayback: PlaybackAdapter {}
      """,
    good: """
      @Adapter((any PlaybackAdapter).self, variant: (.autoplay, "on"))
      final class VideoPlayback: PlaybackAdapter {}

      @Adapter((any PlaybackAdapter).self, variant: (.autoplay, "off"))
      final class AudioPlayback: PlaybackAdapter {}
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.bindingTable.rows.filter { $0.bindings.count > 1 }.flatMap { findings(about: $0, in: facts.bindingTable) }
  }

  private static func findings(about row: BindingTable.Row, in table: BindingTable) -> [Finding] {
    // Products in which the same adapters meet are one fault.
    var products: [[BindingTable.Binding]: [String]] = [:]
    for product in table.products {
      let rivals = rivals(row.bindings, in: product, table.experiments)
      if !rivals.isEmpty { products[rivals, default: []].append(product.name) }
    }
    return products.map { finding(row, $0.key, in: $0.value) }
  }

  /// The adapters that are in a product together with one that they exclude.
  private static func rivals(
    _ bindings: [BindingTable.Binding], in product: ProductScope, _ experiments: ExperimentTable
  ) -> [BindingTable.Binding] {
    let present = bindings.filter { product.contains($0.module, $0.fact.condition) }
    guard present.count > 1 else { return [] }
    return present.filter { one in
      present.contains { other in
        other != one && !areArms(one, other, experiments) && (one.isLinked || other.isLinked)
          && one.fact.form != .otherRegistration && other.fact.form != .otherRegistration
          && canMeet(one, other, in: product)
      }
    }
  }

  private static func canMeet(
    _ one: BindingTable.Binding, _ other: BindingTable.Binding, in product: ProductScope
  ) -> Bool {
    let both = one.fact.condition.and(other.fact.condition)
    return both == .always || both.canHold(where: product.known(in: [one.module, other.module]))
  }

  /// Both are for one experiment, each for another arm.
  private static func areArms(
    _ one: BindingTable.Binding, _ other: BindingTable.Binding, _ experiments: ExperimentTable
  ) -> Bool {
    guard let first = one.fact.variant, let second = other.fact.variant, first.arm != second.arm else { return false }
    let names = [(first, one), (second, other)].map { variant, binding in
      experiments.name(of: variant.key, in: binding.module, binding.path)
        ?? variant.key.split(separator: ".").last.map(String.init)
    }
    return names[0] == names[1]
  }

  private static func finding(
    _ row: BindingTable.Row, _ rivals: [BindingTable.Binding], in products: [String]
  ) -> Finding {
    let names = rivals.map(\.name)
    return Finding(
      description, at: rivals[0].place,
      "\(row.quotedName) has \(rivals.count) adapters in \(products.sorted().listed): \(names.listed)",
      related: rivals.dropFirst().map { .init(note($0), $0.place) },
      waysOut: [
        "Keep one of them in the product, and move the others to targets that it does not link.",
        "If they are the arms of an experiment, say so: variant: (.key, \"arm\"), another arm for each.",
        "If all of them are wanted at once, give each a protocol of its own.",
      ], products: products, subject: ([row.name] + names.sorted()).joined(separator: ", "),
      context: rivals[0].fact.context)
  }

  private static func note(_ binding: BindingTable.Binding) -> String {
    if binding.fact.form == .registration { return "\(binding.name) is registered here when the program runs" }
    let arm = binding.fact.variant.map { " for the arm '\($0.arm)' of '\($0.key)'" } ?? ""
    return "\(binding.name) is bound here\(arm)"
  }
}
