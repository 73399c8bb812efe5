/// Which types of a project are actions, by the protocols of MediatorKit that they conform to.
struct ActionKinds {
  /// The module that declares the protocols.
  static let kit = "MediatorKit"

  private static let protocols: Set<String> = ["ModuleAction", "ImmediateAction", "NamedAction"]

  private let index: DeclarationIndex
  /// By identity, the protocols of MediatorKit that a type conforms to; empty for what is no action.
  private var known: [String: Set<String>] = [:]

  init(index: DeclarationIndex) { self.index = index }

  /// The type can be sent.
  mutating func isAction(_ entry: DeclarationIndex.Entry) -> Bool { !conformances(of: entry).isEmpty }

  /// The type has a name and perhaps a path.
  mutating func isNamed(_ entry: DeclarationIndex.Entry) -> Bool { conformances(of: entry).contains("NamedAction") }

  private mutating func conformances(of entry: DeclarationIndex.Entry) -> Set<String> {
    if let known = known[entry.identity] { return known }
    var found: Set<String> = []
    if [.struct, .enum, .class, .actor].contains(entry.declaration.kind) {
      let ancestors = index.ancestors(of: entry)
      for candidate in [entry] + index.extensions(of: entry) + ancestors { found.formUnion(named(by: candidate)) }
      found.formUnion(ancestors.filter { $0.module == Self.kit }.map(\.declaration.name))
    }
    found.formIntersection(Self.protocols)
    known[entry.identity] = found
    return found
  }

  /// The protocols of MediatorKit that a declaration's clause names.
  private func named(by entry: DeclarationIndex.Entry) -> [String] {
    entry.declaration.inherited.flatMap(DeclarationIndex.members).compactMap { name in
      let parts = name.split(separator: ".")
      guard let last = parts.last.map(String.init), Self.protocols.contains(last),
        parts.count == 1 || parts.count == 2 && parts[0] == Self.kit
      else { return nil }
      let declared = index.resolve(name, in: entry.module, entry.path, within: entry.context)
      return declared.allSatisfy { $0.module == Self.kit } ? last : nil
    }
  }

  /// Some type or protocol of the project names one of the protocols: without one there is nothing to look for.
  static func mayOccur(in modules: [ModuleFacts]) -> Bool {
    modules.contains { module in
      module.module != kit
        && module.files.contains { file in
          file.declarations.contains { $0.inherited.contains { $0.contains("Action") } }
        }
    }
  }
}
