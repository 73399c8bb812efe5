/// The experiments of a project: where their keys are declared, and who asks for an arm.
struct ExperimentTable: Sendable {
  /// The declaration of a key.
  struct Key: Hashable, Sendable {
    let module: String
    let path: String
    let fact: ExperimentFact

    var place: Place { Place(path, fact.position) }
  }

  /// A place that asks for the arm of an experiment.
  struct Use: Hashable, Sendable {
    let module: String
    let path: String
    let fact: ExperimentUseFact

    var place: Place { Place(path, fact.position) }
  }

  /// In the order of paths and places.
  let keys: [Key]
  private(set) var uses: [String: [Use]] = [:]
  private let byConstant: [String: [Key]]
  private let visibility: ModuleVisibility

  init(_ facts: [(module: Project.Module, file: FileFacts)], index: DeclarationIndex) {
    visibility = index.visibility
    keys = facts.flatMap { module, file in
      file.experiments.map { Key(module: module.name, path: file.path, fact: $0) }
    }
    byConstant = Dictionary(grouping: keys, by: \.fact.constant)
    for (module, file) in facts {
      for fact in file.experimentUses {
        let use = Use(module: module.name, path: file.path, fact: fact)
        guard let name = name(of: fact.key, in: module.name, file.path) else { continue }
        uses[name, default: []].append(use)
      }
    }
  }

  /// The name of the experiment that a key stands for, `.autoplay`; nil where nothing declares it.
  func name(of key: String, in module: String, _ path: String) -> String? {
    let constant = key.split(separator: ".").last.map(String.init) ?? key
    guard let candidates = byConstant[constant] else { return nil }
    let visible = candidates.filter {
      $0.module == module || visibility.areCompiledTogether(module, $0.module)
        || visibility.reaches($0.module, from: path, in: module)
    }
    let names = Set((visible.isEmpty ? candidates : visible).map(\.fact.name))
    return names.count == 1 ? names.first : nil
  }

  /// The arms of an experiment; nil where they are not written out, or where declarations differ.
  func arms(of name: String) -> [String]? {
    let declared = Set(keys.filter { $0.fact.name == name }.map(\.fact.arms))
    return declared.count == 1 ? declared.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }
}
