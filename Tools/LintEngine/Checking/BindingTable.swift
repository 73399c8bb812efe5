/// The bindings, requirements and experiments of a project, by what they mean rather than how they are written.
package struct BindingTable: Sendable {
  /// A place that binds a protocol.
  struct Binding: Hashable, Sendable {
    let module: String
    let path: String
    let fact: BindingFact
    /// The adapter with its module, as messages show it.
    let name: String

    var place: Place { Place(path, fact.position) }
    /// The linker gathers it; else the program registers it when it runs.
    var isLinked: Bool { fact.form != .registration && fact.form != .otherRegistration }
  }

  /// A place that needs a protocol.
  struct Need: Hashable, Sendable {
    let module: String
    let path: String
    let fact: RequirementFact
    let isRequired: Bool

    var place: Place { Place(path, fact.position) }
  }

  /// What is bound and needed under one key.
  struct Row: Sendable {
    let key: ProtocolKey
    /// The protocol with its module, as messages show it.
    let name: String
    /// The declarations of the protocol's members; none for a protocol of another project, and in C.
    var declarations: [DeclarationIndex.Entry] = []
    /// In the order of paths and places.
    var bindings: [Binding] = []
    var needs: [Need] = []

    /// In quotation marks, with a word for what is no protocol.
    var quotedName: String { key.origin == .clang ? "The C service '\(name)'" : "'\(name)'" }
  }

  /// Sorted by key.
  let rows: [Row]
  /// In the order of names.
  package let products: [ProductScope]
  let experiments: ExperimentTable
  /// What the names of protocols mean, those left out that the project does not settle.
  package let keys: [ProtocolSpelling: ProtocolKey]
  /// Modules with registrations of which the protocol cannot be read.
  package let modulesWithOpenRegistrations: Set<String>

  init(_ facts: [(module: Project.Module, file: FileFacts)], project: Project, index: DeclarationIndex) {
    let names = QualifiedNames(project)
    var builder = BindingTableBuilder(index: index, names: names, facts: facts.map(\.file))
    for (module, file) in facts {
      for fact in file.bindings {
        let name = names.name(of: fact.adapter ?? "(hand-written)", in: module.name)
        builder.add(Binding(module: module.name, path: file.path, fact: fact, name: name))
      }
      for need in file.requirements { builder.add(need, module: module.name, path: file.path) }
    }
    keys = builder.keys
    rows = builder.rows.values.sorted { $0.key < $1.key }
    products = project.products.map { ProductScope($0, in: project) }
    experiments = ExperimentTable(facts, index: index)
    modulesWithOpenRegistrations = builder.modulesWithOpenRegistrations
  }
}
