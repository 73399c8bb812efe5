internal import PositionedJSON

/// Finds code that asks for an action by a name or a link in place of sending it.
enum StringlyCallRule: Rule {
  static let description = RuleDescription(
    "stringly-call", "an action that code asks for by its name or by a link, outside the module that declares it",
    severity: .warning,
    why: """
      Names and links are for whoever cannot import the API target of an action: web pages, scripts, server data. In code they
      are a call that the compiler does not check: a letter too few, a parameter that was renamed, and it fails when the
      program runs. Code that has to use a name keeps it in one place, a facade in the API target, with a function for each
      action; names in the module that declares the action are left alone for that. So are names and links that come from
      elsewhere, those of actions that the project does not declare, and modules under `interfaces`.
      """,
    bad: """
      public struct Register: NamedAction {
        public static let route = ActionRoute("Login.register")
        public var info: String
      }
      //// Targets/Lite/main.swift
      import MediatorKit
      import Page

      try await Mediator.main.open(.name("Login.register", ["info": "new"]))
      """,
    good: """
      public struct Register: NamedAction {
        public static let route = ActionRoute("Login.register")
        public var info: String
      }
      //// Targets/Lite/main.swift
      import MediatorKit
      import Page

      try await Mediator.main.send(Register(info: "new"))
      """, settings: [.init("interfaces", "patterns of the modules in which facades may be")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let search = StringlyCallSearch(facts)
    guard !search.isEmpty else { return [] }
    return facts.shippedFiles.flatMap { module, file -> [Finding] in
      file.actions.names.compactMap { search.finding($0, in: module, file.path) }
        + file.actions.links.compactMap { search.finding($0, in: module, file.path) }
    }
  }
}
