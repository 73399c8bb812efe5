/// Finds code that tells products apart by whether an adapter exists.
enum PresenceBranchRule: Rule {
  static let description = RuleDescription(
    "presence-branch", "telling products apart by whether an adapter exists", severity: .warning,
    why: """
      A branch on whether an adapter exists keeps the difference between two products in the code that they share: both \
      contain both branches, and a third product has to be fitted in by hand. What differs belongs into the adapters.

      It is a finding where work is done without the adapter (`else`, `== nil`, `case nil`, the `else` of `guard`), where \
      a branch runs only with the adapter and does not use it (`if adapter != nil { showButton() }`, `adapter.map { _ in … }`), \
      and where the answer itself is kept, returned or handed on (`let isLite = adapter == nil`).

      It is none to use an adapter that may be missing: `adapter?.call()`, `if let adapter { adapter.call() }`, \
      `adapter?.title ?? fallback` with any fallback, `adapter.map { $0.title }`. Nor is it one where code without the adapter \
      only leaves or takes a plain value: `return`, `throw`, `break` or `continue`, with nothing, a literal, a constant, an \
      enum case or a new value of a type; an assignment of one in `else`; a completion closure called with one; a line of a log, \
      an assertion or a trap; a call that is given nothing but a sentence to tell someone. A value that is made when it is missing (`if adapter == nil { adapter = … }`) is a cache. A \
      condition that asks for something else too says nothing about the product in its `else`, and one with `||` nothing at \
      all. Loops that wait, `where` clauses, `do`/`catch` around a lookup, code that belongs to one product and tests are left alone.
      """,
    bad: """
      func open(_ item: FeedItem) {
        if playback != nil {
          showPlayer(item)
        } else {
          showText(item)
        }
      }
      """,
    good: """
      func open(_ item: FeedItem) {
        opening.open(item)  // each product binds an OpeningAdapter that does it its way
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.shippedFiles.flatMap { module, file -> [Finding] in
      // Code of one product knows its product.
      guard module.owner == nil else { return [] }
      return file.adapters.presences.compactMap { finding($0, in: file, of: module, facts) }
    }
  }

  private static func finding(
    _ presence: PresenceFact, in file: FileFacts, of module: Project.Module, _ facts: ProjectFacts
  ) -> Finding? {
    let context = presence.context
    guard context.condition != .never,
      let adapter = facts.adapters.adapter(presence.reference, context, module.name, file.path), adapter.isOptional
    else { return nil }
    let name = presence.reference.text
    return Finding(
      description, at: Place(file.path, context.position),
      "'\(name)' tells products apart: \(consequence(presence.consequence, adapter.type))",
      related: adapter.declaration.map { [.init("'\(name)' is declared here", $0)] } ?? [],
      waysOut: [
        "Let the adapter do what differs: add it to \(adapter.type), or to a protocol that every product binds.",
        "Where a product may have none, use '\(name)?.' and a plain value after '??'.",
      ],
      subject: "\(presence.consequence.rawValue) \(presence.form.rawValue) \(name)", context: context.names)
  }

  private static func consequence(_ consequence: PresenceFact.Consequence, _ type: String) -> String {
    switch consequence {
    case .workWithout: "work is done here where there is no \(type)"
    case .branchThatIgnores: "what runs only where \(type) is bound does not use it"
    case .answer: "whether \(type) is bound becomes a value"
    }
  }
}
