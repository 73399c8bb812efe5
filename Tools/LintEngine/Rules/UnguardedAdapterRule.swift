/// Finds uses of adapters that assume that there is one.
enum UnguardedAdapterRule: Rule {
  static let description = RuleDescription(
    "unguarded-adapter", "uses of an adapter that stop the program, or show 'nil', where a product has none",
    severity: .error,
    why: """
      A product may bind no adapter to an optional requirement, an experiment may leave it out in a run, and a factory may \
      fail. Code that forces the adapter, or what the adapter answers, works in the product it was written for and stops another.

      Found are `adapter!` and `adapter.unsafelyUnwrapped`, a forced answer (`(adapter?.title)!`, `adapter?.title!`), `try!` around \
      a lookup, `as!` of an adapter or to an adapter protocol, and `(any P)!` for a property, parameter, variable or result. Found \
      too is text made of an answer that may be missing, `"\\(adapter?.title)"` and `String(describing: adapter?.title)`: it shows \
      `nil` or `Optional(…)`. Text for a log, an assertion or a trap may.

      Comparisons are no faults: `adapter?.count == 0` and `adapter?.isOn != false` have an answer without the adapter, which whoever \
      wrote them chose. Required adapters, as `any P` properties or by `try` and `requiredAdapter`, are checked before a product ships. \
      Test code is exempt.
      """,
    bad: """
      func duration(of item: FeedItem) -> Int {
        playback!.duration(of: item)
      }
      """,
    good: """
      func duration(of item: FeedItem) -> Int {
        playback?.duration(of: item) ?? 0
      }
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.shippedFiles.flatMap { module, file in
      file.adapters.forcedUses.compactMap { finding($0, in: file, of: module.name, facts.adapters) }
    }
  }

  private static func finding(
    _ use: ForcedUseFact, in file: FileFacts, of module: String, _ adapters: AdapterIndex
  ) -> Finding? {
    guard use.context.condition != .never else { return nil }
    let adapter = use.reference.flatMap { adapters.adapter($0, use.context, module, file.path) }
    let name = use.reference?.text ?? ""
    var type = adapter?.type ?? ""
    let message: String
    switch use.form {
    case .unwrapped where adapter?.isOptional == true:
      message = "'\(name)' is forced, and there may be no \(type)"
    case .resultUnwrapped where adapter?.isOptional == true:
      message = "What '\(name)' answers is forced, and there may be no \(type)"
    case .tried where adapter != nil:
      message = "'try!' stops the program where the lookup of \(type) fails"
    case .described where adapter?.isOptional == true:
      message = "The text shows 'nil' or 'Optional(…)': there may be no \(type) behind '\(name)'"
    case .cast(let target) where adapter != nil:
      message = "'\(name)' is cast with 'as!' to \(DeclarationIndex.bare(target)), which another product may not bind"
    case .cast(let target) where adapters.isAdapterType(target, in: module, file.path):
      type = DeclarationIndex.bare(target)
      message = "'as!' to \(type) stops the program where the object is no such adapter"
    case .implicitlyUnwrapped(let written) where adapters.isAdapterType(written, in: module, file.path):
      type = DeclarationIndex.bare(written)
      message = "The type '\(written)!' forces the adapter at each use, and there may be no \(type)"
    default: return nil
    }
    return Finding(
      description, at: Place(file.path, use.context.position), message,
      related: adapter?.declaration.map { [.init("'\(name)' is declared here", $0)] } ?? [],
      waysOut: waysOut(use.form, name, type), subject: "\(label(use.form)) \(name.isEmpty ? type : name)",
      context: use.context.names)
  }

  private static func waysOut(_ form: ForcedUseFact.Form, _ name: String, _ type: String) -> [String] {
    switch form {
    case .unwrapped, .resultUnwrapped, .described:
      [
        "Use '\(name)?.' and give a value after '??'.",
        "Leave where there is none: 'guard let … else { return }'.",
        "Make the requirement a required one, 'any \(type)', if every product binds it.",
      ]
    case .tried:
      ["Write 'try' and let the caller know.", "Write 'try?' and give a value after '??'."]
    case .cast:
      ["Ask for what is needed in the adapter protocol.", "Cast with 'as?' and handle nil."]
    case .implicitlyUnwrapped:
      ["Write '(any \(type))?' and handle nil.", "Write 'any \(type)', if every product binds it."]
    }
  }

  private static func label(_ form: ForcedUseFact.Form) -> String {
    switch form {
    case .unwrapped: "unwrapped"
    case .resultUnwrapped: "result"
    case .tried: "try"
    case .cast(let type): "cast \(type)"
    case .described: "text"
    case .implicitlyUnwrapped: "implicit"
    }
  }
}
