import ProductMap

/// What the command line of `inspect` asks for.
struct InspectOptions: Sendable {
  let paths: [String]
  let report: ReportOptions<InspectionFormat>
  let checks: Bool
  /// The binaries are one program.
  let isTogether: Bool
  /// The names of the products, in the order of the paths.
  let products: [String]
  let forbidden: [String]
  let configuration: String?

  static let specifications =
    ReportOptions<InspectionFormat>.specifications + [
      OptionSpecification(
        "check", summary: "look for what would fail when the products run, and end with 1 if it is there"),
      OptionSpecification(
        "together", summary: "take the binaries as one program: an executable, and libraries that it loads"),
      OptionSpecification(
        "products", value: "NAME …", takesMany: true,
        summary: "the names of the products, in the order of the binaries; those of the files if not given"),
      OptionSpecification(
        "forbid", value: "MODULE …", takesMany: true,
        summary: "modules of which a product must have nothing; with --check"
      ),
      OptionSpecification(
        "config", value: "FILE", summary: "read the products of FILE instead of .servicekit.json; with --check"),
      CommandDescription.helpOption,
    ]

  /// Makes sense of parsed options.
  init(_ parsed: ParsedOptions, in folder: String) throws(UsageError) {
    paths = parsed.words
    guard !paths.isEmpty else {
      let taken = ["products", "forbid"].first(where: parsed.contains)
      let hint = taken.map { "; what follows --\($0) is taken for names: put '--' before the binaries" } ?? ""
      throw UsageError("'inspect' needs a binary: an executable or a library\(hint)")
    }
    report = try ReportOptions(parsed, in: folder, usual: .text)
    try report.check(inputs: parsed.words, in: folder)
    checks = parsed.contains("check")
    isTogether = parsed.contains("together")
    products = parsed.values(of: "products")
    forbidden = parsed.values(of: "forbid")
    configuration = try parsed.value(of: "config")
    let expected = isTogether ? 1 : paths.count
    guard products.isEmpty || products.count == expected else {
      let names = expected == 1 ? "one name" : "\(expected) names"
      throw UsageError("option --products needs \(names), one for each product, not \(products.count)")
    }
    for option in ["forbid", "config"] where parsed.contains(option) && !checks {
      throw UsageError("option --\(option) goes with --check")
    }
    try check(namesOf: paths.map { FilePath.absolute($0, in: folder) })
  }

  private func check(namesOf absolute: [String]) throws(UsageError) {
    var seen: [String: String] = [:]
    for (path, place) in zip(paths, absolute) where seen.updateValue(path, forKey: place) != nil {
      throw UsageError("'\(path)' is named twice")
    }
  }

  /// The product that a path stands for.
  func product(at index: Int) -> String {
    if isTogether { return products.first ?? BinaryReader.product(ofFile: paths[0]) }
    return products.isEmpty ? BinaryReader.product(ofFile: paths[index]) : products[index]
  }
}
