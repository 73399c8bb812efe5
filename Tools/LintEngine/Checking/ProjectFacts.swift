/// Everything that the rules look at.
package struct ProjectFacts: Sendable {
  /// A file that is no Swift: scenes, assignments.
  package struct Input: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package let configuration: Configuration
  package let project: Project
  /// The facts of each module of the project, in its order.
  package let modules: [ModuleFacts]
  /// Scene files, assignments and the configuration, by path.
  package let inputs: [Input]
  /// The day that expiry dates are compared with, `yyyy-mm-dd`.
  package let today: String
  /// The files that a change touches; nil where the whole project is looked at.
  package let changed: [String]?
  /// The facts of some modules are missing on purpose, so that nothing can be said of what there is not.
  package let isPartial: Bool
  /// Where the configuration is, for findings about what it says.
  package let configurationPath: String
  /// The declarations by name.
  package let index: DeclarationIndex
  /// What is bound and required, test code left out.
  package let bindingTable: BindingTable
  /// The files that are no test code, by path.
  package let shippedFiles: [(module: Project.Module, file: FileFacts)]
  /// The adapters and hosts among them.
  package let adapters: AdapterIndex
  /// The actions among them.
  package let actions: ActionTable

  package init(
    configuration: Configuration, project: Project, modules: [ModuleFacts], inputs: [Input] = [], today: String,
    changed: [String]? = nil, isPartial: Bool = false, configurationPath: String = ConfigurationFile.name
  ) {
    self.configuration = configuration
    self.project = project
    self.modules = modules.sorted { $0.module < $1.module }
    self.inputs = inputs.sorted { $0.path < $1.path }
    self.today = today
    self.changed = changed
    self.isPartial = isPartial
    self.configurationPath = configurationPath
    index = DeclarationIndex(self.modules, project: project)
    shippedFiles = Self.shippedFiles(self.modules, project, configuration)
    bindingTable = BindingTable(shippedFiles, project: project, index: index)
    adapters = AdapterIndex(self.modules, index: index)
    actions =
      ActionKinds.mayOccur(in: self.modules)
      ? ActionTable(shippedFiles, project: project, adapters: adapters, experiments: bindingTable.experiments)
      : ActionTable()
  }

  /// Every file with its module, in the order of modules and paths.
  package var files: [(module: Project.Module, file: FileFacts)] {
    let byName = Dictionary(project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return modules.flatMap { facts in
      byName[facts.module].map { module in facts.files.map { (module, $0) } } ?? []
    }
  }

  /// The files that are no test code, by path.
  private static func shippedFiles(
    _ modules: [ModuleFacts], _ project: Project, _ configuration: Configuration
  ) -> [(module: Project.Module, file: FileFacts)] {
    let known = Dictionary(project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let files = modules.flatMap { facts -> [(module: Project.Module, file: FileFacts)] in
      guard let module = known[facts.module] else { return [] }
      return facts.files.filter { !configuration.isTest(module: module, path: $0.path) }.map { (module, $0) }
    }
    return files.sorted { $0.file.path < $1.file.path }
  }
}
