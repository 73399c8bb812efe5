/// Finds code that reaches into a product to which it does not belong.
enum ProductLeakRule: Rule {
  static let description = RuleDescription(
    "product-leak", "shared code, or another product, that reaches into a product", severity: .error,
    why: """
      Shared code that imports a product's module, or names its adapter, is in truth that product's code: the others can no
      longer be built without it. What shared code needs from a product is a protocol, which the product binds.
      """,
    bad: """
      // Sources/Page/Session.swift
      import LitePlayer

      let player = LitePlayback()
      """,
    good: """
      // Sources/Page/Session.swift
      public protocol PlaybackAdapter: AnyObject {}

      @AdapterHost
      final class Session {
        @Adapted var playback: (any PlaybackAdapter)?
      }
      """,
    settings: [.init("products", "Which files and modules belong to which product.")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let owners = Dictionary(
      facts.project.modules.compactMap { module in module.owner.map { (module.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    guard !owners.isEmpty else { return [] }
    let names = OwnedNames(facts)
    return facts.shippedFiles.flatMap { module, file -> [Finding] in
      // A tool that no product contains is not shared.
      guard module.owner != nil || !module.products.isEmpty else { return [] }
      return imports(file, module, owners) + names.references(file, module).map { finding(about: $0, file, module) }
    }
  }

  private static func imports(_ file: FileFacts, _ module: Project.Module, _ owners: [String: String]) -> [Finding] {
    var seen: Set<String> = []
    return file.imports.compactMap { fact in
      guard let owner = owners[fact.module], owner != module.owner, module.products != [owner],
        fact.condition.canHold(), seen.insert(fact.module).inserted
      else { return nil }
      return Finding(
        description, at: Place(file.path, fact.position),
        "\(Self.subject(module)) imports '\(fact.module)', which belongs to the product \(owner)",
        waysOut: waysOut(module, fact.module, owner), products: [owner],
        subject: "\(module.name) imports \(fact.module)")
    }
  }

  private static func finding(
    about reference: OwnedNames.Reference, _ file: FileFacts, _ module: Project.Module
  ) -> Finding {
    Finding(
      description, at: Place(file.path, reference.fact.position),
      "\(subject(module)) names '\(reference.fact.name)', which belongs to the product \(reference.owners.listed)",
      related: reference.declarations.map { .init("It is declared here", $0.place) },
      waysOut: waysOut(module, reference.fact.name, reference.owners[0]), products: reference.owners,
      subject: "\(module.name) names \(reference.fact.name)")
  }

  private static func subject(_ module: Project.Module) -> String {
    module.owner.map { "The product \($0)" } ?? "Shared code"
  }

  private static func waysOut(_ module: Project.Module, _ name: String, _ owner: String) -> [String] {
    if module.owner != nil {
      return [
        "Move what both products need to a shared module.",
        "If it is one product's after all, give it an adapter there, behind a protocol that both know.",
      ]
    }
    return [
      "Declare a protocol for what is needed, and let \(owner) bind its adapter to it.",
      "If all products need '\(name)', move it to shared code.",
      "If this code is for \(owner) only, move it there.",
    ]
  }
}
