/// Names of types with their modules, as messages show them.
struct QualifiedNames: Sendable {
  /// Modules that are only groups of files to the linter, and that no programmer knows by name.
  private let unnamed: Set<String>

  init(_ project: Project) { unnamed = Set(project.modules.filter { !$0.compiledWith.isEmpty }.map(\.name)) }

  /// `Module.Type`.
  func name(of type: String, in module: String) -> String { unnamed.contains(module) ? type : "\(module).\(type)" }

  /// The members of a protocol, joined by `&`.
  func name(of key: ProtocolKey) -> String {
    guard case .project = key.origin, !unnamed.isEmpty else { return key.name }
    return key.members.map { member in
      let module = unnamed.first { member.hasPrefix("\($0).") }
      return module.map { String(member.dropFirst($0.count + 1)) } ?? member
    }.joined(separator: " & ")
  }
}
