import LintEngine
import ObjectFiles
import ProductMap

/// Reads what is declared in built binaries, shows it, and checks it.
struct InspectCommand {
  private let tool: ServiceKitTool
  private let options: InspectOptions

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    options = try InspectOptions(parsed, in: tool.workingDirectory)
  }

  func run() throws -> ToolStatus {
    let products = try products()
    let findings = options.checks ? ProductChecks(owners: try owners(products)).findings(in: products) : nil
    try options.report.write(with: tool) { format, usesColor in
      switch format {
      case .json: return try SafeJSON.text(of: InspectionDocument(products: products, findings: findings))
      case .text:
        guard let findings else {
          return InspectionText(columns: tool.output.columns, usesColor: usesColor).text(of: products)
        }
        let count = Set(products.map { $0.contents.path ?? $0.contents.product }).count
        return ProductFindingText(usesColor: usesColor).text(of: findings, products: count)
      }
    }
    if let findings, !findings.isEmpty { return .findings }
    return .clean
  }

  // MARK: - Reading

  private func products() throws(LintFailure) -> [InspectedBinary] {
    let named = options.paths.enumerated().map { (path: $1, product: options.product(at: $0)) }
    let binaries = try BinaryReading(folder: tool.workingDirectory).binaries(named)
    guard options.isTogether else { return binaries.flatMap(\.self) }
    do throws(ObjectFileError) { return try InspectedBinary.together(binaries) } catch {
      throw LintFailure(error.description, waysOut: error.waysOut)
    }
  }

  // MARK: - Checking

  /// What is known of whose modules are whose: by the names of the products, and by the project around.
  private func owners(_ products: [InspectedBinary]) throws -> ModuleOwners {
    let configuration = try configuration()
    let listed = configuration.products.map { ($0.name, $0.modules.filter { !$0.contains("*") }) }
    return ModuleOwners(
      products: products.map(\.contents.product), listed: Dictionary(listed) { $0 + $1 }, forbidden: options.forbidden)
  }

  private func configuration() throws -> Configuration {
    let folder = tool.workingDirectory
    if let path = options.configuration {
      let absolute = FilePath.absolute(path, in: folder)
      return try ProjectReader.configurationFile(at: absolute, in: folder).configuration
    }
    guard let root = try? LintScope.scopes(of: [], in: folder).first?.root else { return Configuration() }
    return try ProjectReader.configurationFile(at: nil, in: root).configuration
  }
}
