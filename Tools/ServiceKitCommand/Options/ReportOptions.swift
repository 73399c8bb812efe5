import PositionedJSON

/// Where the results of a run go, and in which forms.
struct ReportOptions<Format>: Sendable
where Format: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  /// One form of the results.
  struct Output: Hashable, Sendable {
    let format: Format
    /// The file as it was given; nil for standard output.
    let path: String?
  }

  let outputs: [Output]
  let color: ColorChoice

  static var specifications: [OptionSpecification] {
    let names = Format.allCases.map(\.rawValue)
    let listed = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + names.suffix(1).joined()
    return [
      OptionSpecification("format", value: "FORMAT", summary: "write \(listed) to standard output"),
      OptionSpecification(
        "output", value: "FORMAT=FILE",
        summary: "write a form of the results to FILE, - for standard output; repeatable"),
      OptionSpecification("color", value: "WHEN", summary: "colour text: auto, always or never; auto if not given"),
    ]
  }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - parsed: the command line.
  ///   - folder: where paths begin.
  ///   - usual: the form that goes to standard output where none is asked for.
  /// - Throws: an unknown form, or two that go to the same place.
  init(_ parsed: ParsedOptions, in folder: String, usual: Format) throws(UsageError) {
    var outputs: [Output] = []
    for (name, value) in parsed.values(of: ["format", "output"]) {
      let output = try name == "format" ? Self.output(value, path: nil) : Self.output(value)
      try Self.check(output, against: outputs, in: folder)
      outputs.append(output)
    }
    self.outputs = outputs.isEmpty ? [Output(format: usual, path: nil)] : outputs
    color = try parsed.choice(of: "color") ?? .auto
  }

  /// Sees that nothing that is read is written over.
  ///
  /// - Parameters:
  ///   - inputs: the paths of what is read, as they were given.
  ///   - folder: where paths begin.
  /// - Throws: an output that is an input, also by another name of the file.
  func check(inputs: [String], in folder: String) throws(UsageError) {
    let places = Set(inputs.map { OutputFile.resolved(FilePath.absolute($0, in: folder)) })
    for output in outputs {
      guard let path = output.path, places.contains(OutputFile.resolved(FilePath.absolute(path, in: folder))) else {
        continue
      }
      throw UsageError("'\(path.shownInMessage)' is read, and \(output.format.rawValue) would be written over it")
    }
  }

  /// Writes the files first, then what goes to standard output.
  ///
  /// - Parameters:
  ///   - tool: writes to standard output, and knows where paths begin.
  ///   - text: makes the text of a form; it is told whether to colour it.
  /// - Throws: what `text` throws, and that something cannot be written.
  func write(with tool: ServiceKitTool, _ text: (Format, _ usesColor: Bool) throws -> String) throws {
    for output in outputs {
      guard let path = output.path else { continue }
      let file = OutputFile(path: FilePath.absolute(path, in: tool.workingDirectory), shown: path)
      try file.replace(with: try text(output.format, false))
    }
    for output in outputs where output.path == nil {
      try tool.write(try text(output.format, color.usesColor(on: tool.output)))
    }
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
