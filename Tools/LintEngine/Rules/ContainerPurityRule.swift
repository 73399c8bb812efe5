/// Container code that takes in features, grows past its budget, or changes together with the code of others.
enum ContainerPurityRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "container-purity", "container code that imports features, outgrows its budget or changes with feature code",
    severity: .error,
    why: """
      A container stays small only while nobody adds a feature to it. Features are components: they hang on the events of \
      the container and reach it through its protocol. This rule is the admission to the container's own files.

      Three things are looked at. A file of the container imports a module that `forbiddenImports` names, or, where that is \
      empty, a module of a higher layer or of one product. The container has more lines of code than `maximumLines`; empty \
      lines and comments do not count. And, with `--changed FILE…`, a change that touches the container also touches files \
      that are neither the container's nor matched by `owners`: then feature work reaches into the container, and should be \
      split into a change of the container, which its owners review, and one of the feature. Who wrote a change cannot be \
      seen from its files: a change of the container's files alone is for the review rules of the repository.
      """,
    bad: """
      // Sources/FeedPage/Container/FeedContainer.swift
      import InterestCards

      final class FeedContainer {
        let interests = InterestCardController()
        func didScroll() { interests.trackVisibleCards() }
      }
      """,
    good: """
      // Sources/InterestCards/InterestTracking.swift
      @Component("interest-tracking")
      final class InterestTracking: ScrollEvents {
        init(_ place: ComponentPlace<any FeedPage, NoSettings>) { … }
        func didScroll(to offset: Double) { … }
      }
      """,
    settings: [
      .init("containers.sources", "patterns of the container's files"),
      .init(
        "containers.forbiddenImports",
        "modules that it must not import; by default those of higher layers and of products"),
      .init("containers.maximumLines", "the lines of code that it may have in all"),
      .init(
        "containers.owners",
        "patterns of the files that may change together with it; where there are none, changes pass"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let containers = ContainerList(facts)
    return containers.entries.flatMap { entry in
      let files = facts.files.filter { module, file in
        entry.contains(file.path) && !facts.configuration.isTest(module: module, path: file.path)
      }
      return imports(of: entry, in: files, containers)
        + [size(of: entry, files, facts), change(of: entry, facts)].compactMap(\.self)
    }
  }

  private static func imports(
    of entry: ContainerList.Entry, in files: [(module: Project.Module, file: FileFacts)], _ containers: ContainerList
  ) -> [Finding] {
    let name = entry.container.name
    return files.flatMap { module, file in
      file.importStatements.filter { containers.isForbidden($0.module, to: entry, in: module.name) }.map { statement in
        Finding(
          description, at: Place(file.path, statement.position),
          "the container '\(name)' imports '\(statement.module)'",
          waysOut: [
            "Make a component of the code that needs '\(statement.module)', in a module above the container.",
            "Say in a protocol of the container what it needs, and let '\(statement.module)' implement it.",
          ], subject: "\(name) -> \(statement.module)")
      }
    }
  }

  private static func size(
    of entry: ContainerList.Entry, _ files: [(module: Project.Module, file: FileFacts)], _ facts: ProjectFacts
  ) -> Finding? {
    guard let limit = entry.container.maximumLines else { return nil }
    var seen: Set<String> = []
    let files = files.map(\.file).filter { seen.insert($0.path).inserted }
    let lines = files.reduce(0) { $0 + $1.codeLines }
    guard lines > limit else { return nil }
    let name = entry.container.name
    let largest = files.sorted { ($1.codeLines, $0.path) < ($0.codeLines, $1.path) }.prefix(3)
    return Finding(
      description,
      at: ConfigurationPlaces(facts).place(in: "containers", at: entry.index, named: name, key: "maximumLines"),
      "the container '\(name)' has \(lines) lines of code; its budget is \(limit)",
      related: largest.map { .init("\($0.codeLines) lines of code", Place($0.path, .start)) },
      waysOut: [
        "Move what belongs to one feature into a component.",
        "Raise \"maximumLines\" of the container, if its owners agree.",
      ], subject: "\(name) size")
  }

  private static func change(of entry: ContainerList.Entry, _ facts: ProjectFacts) -> Finding? {
    guard let changed = facts.changed, !entry.container.owners.isEmpty else { return nil }
    let files = Set(changed).sorted()
    guard let first = files.first(where: entry.contains) else { return nil }
    let others = files.filter { !entry.isOwned($0) }
    guard !others.isEmpty else { return nil }
    let name = entry.container.name
    let rest = others.count == 1 ? "a file" : "\(others.count) files"
    return Finding(
      description, at: Place(first, .start),
      "the change touches the container '\(name)' together with \(rest) outside of it",
      related: others.prefix(5).map { .init("changed too, and not of the container's owners", Place($0, .start)) },
      waysOut: [
        "Make two changes: one of the container, for its owners to review, and one of the feature.",
        "Do without the change of the container: add a component, or ask through its protocol.",
        "Add the files to \"owners\" of the container, if they belong to those who own it.",
      ], subject: "\(name) change")
  }
}
