import ProductMap

/// What the command line of `graph` asks for.
struct GraphOptions: Sendable {
  let kind: ModuleMap.Kind
  let report: ReportOptions<GraphFormat>
  /// Shows modules that no product contains, too.
  let isWhole: Bool
  /// Leaves out arrows where others lead to the same module.
  let isReduced: Bool
  let folder: String?
  let configuration: String?
  let jobs: Int?
  let isQuiet: Bool

  static let specifications =
    [
      OptionSpecification("modules", summary: "draw modules in their layers, and their imports; so if nothing is said"),
      OptionSpecification("adapters", summary: "draw protocols, the adapters of each product, and what needs them"),
      OptionSpecification("actions", summary: "draw actions, the functions that handle them, and what sends them"),
      OptionSpecification("all", summary: "show modules that no product contains, such as tools, too"),
      OptionSpecification("transitive", summary: "show an import also where others lead to the same module"),
    ] + ReportOptions<GraphFormat>.specifications.filter { $0.name != "color" } + [
      OptionSpecification("config", value: "FILE", summary: "read FILE instead of .servicekit.json"),
      OptionSpecification(
        "package-path", value: "DIR", summary: "the project that is drawn; the one around the current folder"),
      OptionSpecification(
        "jobs", value: "N", summary: "how many files are read at once; as many as processors if not given"),
      OptionSpecification("quiet", summary: "no notes and no progress on standard error"),
      CommandDescription.helpOption,
    ]

  /// Makes sense of parsed options.
  init(_ parsed: ParsedOptions, in folder: String) throws(UsageError) {
    let kinds = ModuleMap.Kind.allCases.filter { parsed.contains($0.rawValue) }
    if kinds.count > 1 {
      throw UsageError("one drawing shows one thing: --\(kinds[0].rawValue) or --\(kinds[1].rawValue)")
    }
    kind = kinds.first ?? .modules
    report = try ReportOptions(parsed, in: folder, usual: .svg)
    isWhole = parsed.contains("all")
    isReduced = !parsed.contains("transitive")
    self.folder = try parsed.value(of: "package-path")
    configuration = try parsed.value(of: "config")
    jobs = try parsed.number(of: "jobs", in: 1...64)
    isQuiet = parsed.contains("quiet")
    if kind != .modules, let option = ["all", "transitive"].first(where: parsed.contains) {
      throw UsageError("option --\(option) goes with --modules")
    }
  }
}
