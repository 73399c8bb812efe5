import LintEngine
import ProductMap

/// Draws modules, adapters or actions of a project.
struct GraphCommand {
  private let tool: ServiceKitTool
  private let options: GraphOptions

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    options = try GraphOptions(parsed, in: tool.workingDirectory)
  }

  func run() throws -> ToolStatus {
    let loading = ProjectLoading(tool: tool, jobs: options.jobs, isQuiet: options.isQuiet)
    let map = map(of: try loading.facts(around: options.folder, configuration: options.configuration))
    try options.report.write(with: tool) { format, _ in
      switch format {
      case .svg: ModuleMapSVG(map).text
      case .mermaid: ModuleMapMermaid(map).text
      case .json: try SafeJSON.text(of: map)
      }
    }
    return .clean
  }

  private func map(of facts: ProjectFacts) -> ModuleMap {
    switch options.kind {
    case .modules: return ModuleMap(modulesOf: facts, isWhole: options.isWhole, isReduced: options.isReduced)
    case .adapters:
      let source = SourceContents(facts)
      return ModuleMap(adaptersOf: Matrix(.adapters, of: source.products, names: source.names))
    case .actions: return ModuleMap(actionsOf: facts)
    }
  }
}
