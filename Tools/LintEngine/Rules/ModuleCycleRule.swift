/// Modules that import each other in a circle.
enum ModuleCycleRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "module-cycle", "modules that depend on each other in a cycle", severity: .error,
    why: """
      Modules in a cycle are one module in several folders: none can be built, tested or left out without the others. A \
      package's build refuses cycles of targets; projects that are put together in other ways find out late, when a link \
      fails or a clean build does.

      Imports and declared dependencies count, those of tests and tools too. Imports under conditions that exclude each \
      other make no cycle. The cycles that are told contain every import that is part of one; where very many modules \
      are tangled, 64 are told, and others once these are gone.
      """,
    bad: """
      //// Sources/Accounts/Account.swift
      import Profile
      //// Sources/Profile/Page.swift
      import Accounts
      """,
    good: """
      //// Sources/Accounts/Account.swift
      public protocol ProfileOpening: AnyObject { func openProfile(of account: Account) }
      //// Sources/Profile/Page.swift
      import Accounts
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let graph = ModuleGraph(facts)
    return graph.cycles.compactMap { finding(for: $0, in: graph, facts) }
  }

  private static func finding(for cycle: [Int], in graph: ModuleGraph, _ facts: ProjectFacts) -> Finding? {
    let steps = graph.steps(of: cycle).map { (step: $0, edge: graph.edge(from: $0.from, to: $0.to)) }
    let condition = steps.reduce(Condition.always) { $0.and($1.edge?.condition ?? .always) }
    guard condition.canHold(), let first = cycle.first else { return nil }
    let name = { (module: Int) in graph.names[module] }
    var imports = steps.compactMap { step, edge in
      edge?.place.map { Finding.Related("'\(name(step.from))' imports '\(name(step.to))'", $0) }
    }
    let declared = steps.filter { $0.edge?.place == nil }.map { "'\(name($0.step.from))' on '\(name($0.step.to))'" }
    // Where nothing is imported, a file of the first module stands for it.
    let place =
      imports.first?.place
      ?? facts.modules.first { $0.module == name(first) }?.files.first.map {
        Place($0.path, .start)
      }
    if !imports.isEmpty { imports.removeFirst() }
    let path = (cycle + [first]).map(name).joined(separator: " → ")
    let note = declared.isEmpty ? "" : "; only declared is that of \(declared.joined(separator: ", "))"
    return Finding(
      description, at: place ?? Place(facts.configurationPath, .start),
      "modules depend on each other in a cycle: \(path)\(note)", related: imports,
      waysOut: [
        "Say in a protocol in one of the modules what it needs of the next, and bind it there, so that one import goes.",
        "Move what both sides need into a module below them.",
        "Make one module of them, if they cannot be apart.",
      ], subject: path)
  }
}
