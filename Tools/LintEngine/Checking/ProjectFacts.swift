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
  /// Scene files and assignments, by path.
  package let inputs: [Input]
  /// The day that expiry dates are compared with, `yyyy-mm-dd`.
  package let today: String
  /// The files that a change touches; nil where the whole project is looked at.
  package let changed: [String]?
  /// The declarations by name.
  package let index: DeclarationIndex
  /// The adapters and hosts among them.
  package let adapters: AdapterIndex

  package init(
    configuration: Configuration, project: Project, modules: [ModuleFacts], inputs: [Input] = [], today: String,
    changed: [String]? = nil
  ) {
    self.configuration = configuration
    self.project = project
    self.modules = modules.sorted { $0.module < $1.module }
    self.inputs = inputs.sorted { $0.path < $1.path }
    self.today = today
    self.changed = changed
    index = DeclarationIndex(self.modules, project: project)
    adapters = AdapterIndex(self.modules, index: index)
  }

  /// Every file with its module, in the order of modules and paths.
  package var files: [(module: Project.Module, file: FileFacts)] {
    modules.flatMap { facts in
      project.module(facts.module).map { module in facts.files.map { (module, $0) } } ?? []
    }
  }
}
