internal import PositionedJSON

/// Finds links of the program's own that no link may follow.
enum UnexportedLinkRule: Rule {
  static let description = RuleDescription(
    "unexported-link", "a link in code, scenes or data that leads to an internal action, or to none", severity: .error,
    why: """
      A link reaches only actions whose route has the exposure `.link` or `.linkWithConfirmation`; `.internal` is the default,
      so a link to a new action is refused when somebody follows it. The rule looks at texts that begin with a scheme or a
      host that the product answers, `answerLinks(.scheme("feed"))`, in the code that it links and in the JSON files that
      the configuration names.

      A link that leads to no action at all is found where it is opened or made into a URL, and in data, in products of which
      every action with a name is known. Links that are compared, cut or put together, and those whose path is not written
      out, are left alone. So are links that lead nowhere in a product that handles such itself, with `handleNotFound`.
      """,
    bad: """
      struct ShowSettings: NamedAction {
        static let route = ActionRoute("Settings.show", path: "settings/show")
      }

      let help = "feed://settings/show"
      """,
    good: """
      struct ShowSettings: NamedAction {
        static let route = ActionRoute("Settings.show", path: "settings/show", exposure: .link)
      }

      let help = "feed://settings/show"
      """,
    settings: [
      .init("scenes.files", "patterns of the scene files, which are looked at"),
      .init("experiments", "patterns of the assignments, which are looked at"),
      .init("data", "patterns of other JSON files to look at"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let answered = AnsweredLinks(facts)
    guard !answered.tables.isEmpty else { return [] }
    let search = UnexportedLinkSearch(answered)
    let inCode = facts.shippedFiles.flatMap { module, file in
      file.actions.links.filter { $0.use != .compared }.flatMap { fact -> [Finding] in
        guard let link = PlainLink(fact.text, isWhole: fact.isWhole) else { return [] }
        let text = UnexportedLinkSearch.Text(
          link: link, place: Place(file.path, fact.context.position), context: fact.context.names,
          isCertain: fact.use != .value)
        return search.findings(text) { $0.contains(module.name, fact.context.condition) }
      }
    }
    return inCode + inData(facts, search)
  }

  private static func inData(_ facts: ProjectFacts, _ search: UnexportedLinkSearch) -> [Finding] {
    facts.inputs.filter { $0.path != facts.configurationPath }.flatMap { input -> [Finding] in
      let readers = readers(of: input.path, facts.configuration)
      return LinkTexts(input).texts.flatMap { text in
        search.findings(text) { readers?.contains($0.name) ?? true }
      }
    }
  }

  /// The products that read a file; nil for all.
  private static func readers(of path: String, _ configuration: Configuration) -> Set<String>? {
    let scenes = configuration.scenes.filter { $0.files.contains { FilePattern($0).matches(path) } }
    if scenes.isEmpty || scenes.contains(where: \.products.isEmpty) { return nil }
    return Set(scenes.flatMap(\.products))
  }
}
