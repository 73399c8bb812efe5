import LintEngine
import ProductMap
import ReportPages

/// Shows what every product has under every name, and in what two such matrices differ.
struct MatrixCommand {
  private let tool: ServiceKitTool
  private let options: MatrixOptions

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    options = try MatrixOptions(parsed, in: tool.workingDirectory)
  }

  func run() throws -> ToolStatus {
    let source = try options.needsSource ? sourceContents() : nil
    let binaries = try options.binaries.isEmpty ? [] : binaryContents()
    // Source knows what names mean, of which binaries have the text only.
    let names = source?.names ?? ProtocolNames(binaries.map(\.contents))
    func made(_ products: [MatrixProduct]) -> Matrix { Matrix(options.kind, of: products, names: names) }
    let matrix = made(options.origin == .source ? source?.products ?? [] : binaries)
    guard let comparand = options.comparand else {
      try write(matrix)
      return .clean
    }
    let other =
      switch comparand {
      case .source: made(source?.products ?? [])
      case .binaries: made(binaries)
      case .file(let path): try saved(path)
      }
    let comparison = MatrixComparison(other, matrix, before: comparand.name, after: options.origin.rawValue)
    try write(comparison, of: matrix)
    return comparison.isEmpty ? .clean : .findings
  }

  // MARK: - Reading

  private func sourceContents() throws -> SourceContents {
    let loading = ProjectLoading(tool: tool, jobs: options.jobs, isQuiet: options.isQuiet)
    let facts = try loading.facts(around: options.folder, configuration: options.configuration)
    if facts.project.products.isEmpty {
      throw LintFailure(
        "the project has no products", path: facts.configurationPath,
        waysOut: ["Name them with the key 'products'.", "Name their binaries: servicekit matrix BINARY …"])
    }
    return SourceContents(facts)
  }

  private func binaryContents() throws -> [MatrixProduct] {
    let named = options.binaries.enumerated().map { index, path in
      (path: path, product: options.products.isEmpty ? BinaryReader.product(ofFile: path) : options.products[index])
    }
    return try BinaryReading(folder: tool.workingDirectory).binaries(named).flatMap { parts in
      parts.map { part in
        var contents = part.contents
        if parts.count > 1, let path = contents.path {
          contents.path = "\(path), \(part.architectures.joined(separator: " and "))"
        }
        return MatrixProduct(contents)
      }
    }
  }

  private func saved(_ path: String) throws(LintFailure) -> Matrix {
    let bytes = try FileReading.bytes(FilePath.absolute(path, in: tool.workingDirectory), shown: path)
    let matrix = try SavedMatrix.matrix(bytes, path: path)
    guard matrix.kind == options.kind else {
      throw LintFailure(
        "the saved matrix is of \(matrix.kind.rawValue), and this one of \(options.kind.rawValue)", path: path,
        waysOut: ["Compare with one of the same kind: --kind \(matrix.kind.rawValue)."])
    }
    return matrix
  }

  // MARK: - Writing

  /// How wide lines are where there is no terminal.
  private static let usualWidth = 100

  private var width: Int { tool.output.columns ?? Self.usualWidth }

  private func write(_ matrix: Matrix) throws {
    try options.report.write(with: tool) { format, usesColor in
      switch format {
      case .text: MatrixText(matrix).text(width: width, usesColor: usesColor)
      case .json: try SafeJSON.text(of: matrix)
      case .markdown: MatrixMarkdown(matrix).text
      case .html: MatrixPage(matrix).html
      }
    }
  }

  private func write(_ comparison: MatrixComparison, of matrix: Matrix) throws {
    let text = MatrixComparisonText(comparison)
    try options.report.write(with: tool) { format, usesColor in
      switch format {
      case .text: text.text(width: width, usesColor: usesColor)
      case .json: try SafeJSON.text(of: comparison)
      case .markdown: text.markdown
      case .html: MatrixPage(matrix, comparison).html
      }
    }
  }
}
