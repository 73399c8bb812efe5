/// The states and settings of mediators, by the constants that hold them.
struct MediatorKeyTable: Sendable {
  private struct Key: Sendable {
    let module: String
    let fact: MediatorKeyFact
  }

  private let byConstant: [String: [Key]]
  private let visibility: ModuleVisibility

  init(_ facts: [(module: Project.Module, file: FileFacts)], index: DeclarationIndex) {
    visibility = index.visibility
    let keys = facts.flatMap { module, file in file.actions.keys.map { Key(module: module.name, fact: $0) } }
    byConstant = Dictionary(grouping: keys, by: \.fact.constant)
  }

  /// The name that a constant stands for, `.focusTitle`; nil where nothing declares it, or several do.
  func name(of key: String, _ kind: MediatorKeyFact.Kind, in module: String, _ path: String) -> String? {
    let names = Set(candidates(key, kind, in: module, path).map(\.fact.name))
    return names.count == 1 ? names.first : nil
  }

  /// What can be chosen for a setting; nil where it is not written out.
  func values(ofSetting key: String, in module: String, _ path: String) -> [String]? {
    let values = Set(candidates(key, .setting, in: module, path).map(\.fact.values))
    return values.count == 1 ? values.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  private func candidates(
    _ key: String, _ kind: MediatorKeyFact.Kind, in module: String, _ path: String
  ) -> [Key] {
    let constant = key.split(separator: ".").last.map(String.init) ?? key
    let all = (byConstant[constant] ?? []).filter { $0.fact.kind == kind }
    let visible = all.filter {
      $0.module == module || visibility.areCompiledTogether(module, $0.module)
        || visibility.reaches($0.module, from: path, in: module)
    }
    return visible.isEmpty ? all : visible
  }
}
