import LintEngine

/// Where the results of a run go, and in which forms.
struct ReportOptions: Sendable {
  /// One form of the results.
  struct Output: Hashable, Sendable {
    let format: ReportFormat
    /// The file as it was given; nil for standard output.
    let path: String?
  }

  /// When colour is used.
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  let outputs: [Output]
  let color: Color

  static let specifications = [
    OptionSpecification("format", value: "FORMAT", summary: "write text, json, sarif or github to standard output"),
    OptionSpecification(
      "output", value: "FORMAT=FILE", summary: "write a form of the results to FILE, - for standard output; repeatable"),
    OptionSpecification("color", value: "WHEN", summary: "colour text: auto, always or never; auto if not given"),
  ]

  /// Reads the options.
  ///
  /// - Throws: an unknown form, or two that go to the same place.
  init(_ parsed: ParsedOptions, in folder: String) throws(UsageError) {
    var outputs: [Output] = []
    for (name, value) in parsed.values(of: ["format", "output"]) {
      let output = try name == "format" ? Self.output(value, path: nil) : Self.output(value)
      try Self.check(output, against: outputs, in: folder)
      outputs.append(output)
    }
    self.outputs = outputs.isEmpty ? [Output(format: .text, path: nil)] : outputs
    color = try parsed.choice(of: "color") ?? .auto
  }

  private static func output(_ argument: String) throws(UsageError) -> Output {
    guard let equals = argument.firstIndex(of: "="), argument.index(after: equals) < argument.endIndex else {
      throw UsageError("option --output needs FORMAT=FILE, not '\(argument)'")
    }
    let path = String(argument[argument.index(after: equals)...])
    return try output(String(argument[..<equals]), path: path == "-" ? nil : path)
  }

  private static func output(_ format: String, path: String?) throws(UsageError) -> Output {
    Output(format: try ParsedOptions.choice(format, "there is no format"), path: path)
  }

  private static func check(_ output: Output, against others: [Output], in folder: String) throws(UsageError) {
    let place = output.path.map { FilePath.absolute($0, in: folder) }
    guard let other = others.first(where: { $0.path.map { FilePath.absolute($0, in: folder) } == place }) else {
      return
    }
    throw UsageError(
      "\(other.format.rawValue) and \(output.format.rawValue) would both go to \(output.path.map { "'\($0)'" } ?? "standard output")"
    )
  }
}
