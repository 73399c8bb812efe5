import PositionedJSON
import ProductMap

/// What the command line of `matrix` asks for.
struct MatrixOptions: Sendable {
  /// Where a matrix comes from.
  enum Origin: String, CaseIterable, Sendable {
    case source, binaries
  }

  /// What a matrix is compared with.
  enum Comparand: Hashable, Sendable {
    case source, binaries
    /// A file that `matrix --format json` wrote, as it was given.
    case file(String)

    /// What it is called in results.
    var name: String {
      switch self {
      case .source: "source"
      case .binaries: "binaries"
      case .file(let path): path
      }
    }
  }

  let binaries: [String]
  /// The names of their products, in the same order; empty for those of the files.
  let products: [String]
  let origin: Origin
  let comparand: Comparand?
  let kind: Matrix.Kind
  let report: ReportOptions<MatrixFormat>
  let folder: String?
  let configuration: String?
  let jobs: Int?
  let isQuiet: Bool

  static let specifications =
    [
      OptionSpecification(
        "from", value: "ORIGIN", summary: "take it from source or from binaries; from binaries if some are named"),
      OptionSpecification(
        "compare", value: "WITH", summary: "show what is different in source, in binaries or in a saved JSON file"),
      OptionSpecification(
        "kind", value: "KIND",
        summary: "what the rows are: adapters, components, modules or actions; adapters if not given"),
      OptionSpecification(
        "products", value: "NAME …", takesMany: true,
        summary: "the names of the products, in the order of the binaries; those of the files if not given"),
    ] + ReportOptions<MatrixFormat>.specifications + [
      OptionSpecification("config", value: "FILE", summary: "read FILE instead of .servicekit.json"),
      OptionSpecification(
        "package-path", value: "DIR", summary: "the project whose source is read; the one around the current folder"),
      OptionSpecification(
        "jobs", value: "N", summary: "how many files are read at once; as many as processors if not given"),
      OptionSpecification("quiet", summary: "no notes and no progress on standard error"),
      CommandDescription.helpOption,
    ]

  /// Makes sense of parsed options.
  init(_ parsed: ParsedOptions, in folder: String) throws(UsageError) {
    binaries = parsed.words
    products = parsed.values(of: "products")
    kind = try parsed.choice(of: "kind") ?? .adapters
    report = try ReportOptions(parsed, in: folder, usual: .text)
    try report.check(inputs: parsed.words, in: folder)
    self.folder = try parsed.value(of: "package-path")
    configuration = try parsed.value(of: "config")
    jobs = try parsed.number(of: "jobs", in: 1...64)
    isQuiet = parsed.contains("quiet")
    comparand = try parsed.value(of: "compare").map { value in
      switch value {
      case "source": .source
      case "binaries": .binaries
      default: .file(value)
      }
    }
    let usual: Origin = binaries.isEmpty || comparand == .binaries ? .source : .binaries
    origin = try parsed.choice(of: "from") ?? usual
    try check(in: folder)
  }

  private func check(in folder: String) throws(UsageError) {
    let needsBinaries = origin == .binaries || comparand == .binaries
    if needsBinaries, binaries.isEmpty, products.isEmpty {
      throw UsageError("binaries are asked for and none is named: servicekit matrix … BINARY")
    }
    if !needsBinaries, let first = binaries.first {
      throw UsageError("'\(first.shownInMessage)' is not read; leave it out, or leave out --from source")
    }
    if comparand?.name == origin.rawValue { throw UsageError("\(origin.rawValue) cannot be compared with the same") }
    if binaries.isEmpty, !products.isEmpty {
      throw UsageError(
        "option --products needs binaries; what follows it is taken for names: put '--' before the binaries")
    }
    guard products.isEmpty || products.count == binaries.count else {
      throw UsageError(
        "option --products needs \(binaries.count) name\(binaries.count == 1 ? "" : "s"), one for each binary, not "
          + "\(products.count)")
    }
    var seen: Set<String> = []
    for path in binaries where !seen.insert(FilePath.absolute(path, in: folder)).inserted {
      throw UsageError("'\(path.shownInMessage)' is named twice")
    }
    if !needsSource {
      for (option, value) in [("config", configuration), ("package-path", self.folder)] where value != nil {
        throw UsageError("option --\(option) goes with source, which is not read")
      }
    }
  }

  /// The source of a project is read.
  var needsSource: Bool { origin == .source || comparand == .source }
}
