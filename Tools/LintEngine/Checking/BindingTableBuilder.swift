/// Sorts bindings and requirements by what they name.
struct BindingTableBuilder {
  private(set) var rows: [ProtocolKey: BindingTable.Row] = [:]
  private(set) var modulesWithOpenRegistrations: Set<String> = []
  private let index: DeclarationIndex
  private let names: QualifiedNames
  /// Texts that C headers define under a name, where all agree.
  private let clangTexts: [String: String]
  private var resolved: [ProtocolSpelling: ResolvedProtocol?] = [:]

  /// What each name means, where that can be told.
  var keys: [ProtocolSpelling: ProtocolKey] { resolved.compactMapValues { $0?.key } }

  init(index: DeclarationIndex, names: QualifiedNames, facts: [FileFacts]) {
    self.index = index
    self.names = names
    clangTexts = Dictionary(
      facts.flatMap { $0.clangTexts }.map { ($0.name, $0.text) }, uniquingKeysWith: { $0 == $1 ? $0 : "" })
  }

  mutating func add(_ binding: BindingTable.Binding) {
    let fact = binding.fact
    if fact.protocols.isEmpty { modulesWithOpenRegistrations.insert(binding.module) }
    var keys: Set<ProtocolKey> = []
    for type in fact.protocols {
      guard let found = protocolNamed(type, fact.form == .clang, binding.module, binding.path, fact.context),
        found.isExistential
      else { continue }
      // An adapter may name a protocol twice, by an alias.
      guard keys.insert(found.key).inserted else { continue }
      note(found) { $0.bindings.append(binding) }
    }
  }

  mutating func add(_ fact: RequirementFact, module: String, path: String) {
    guard let found = protocolNamed(fact.type, fact.form == .clang, module, path, fact.context),
      found.isExistential || fact.form == .adapted || fact.form == .service
    else { return }
    let need = BindingTable.Need(
      module: module, path: path, fact: fact, isRequired: fact.isRequired && !found.isOptional)
    note(found) { $0.needs.append(need) }
  }

  private mutating func note(_ found: ResolvedProtocol, _ change: (inout BindingTable.Row) -> Void) {
    var row =
      rows[found.key]
      ?? BindingTable.Row(key: found.key, name: names.name(of: found.key), declarations: found.declarations)
    rows[found.key] = nil
    change(&row)
    rows[found.key] = row
  }

  private mutating func protocolNamed(
    _ type: String, _ isClang: Bool, _ module: String, _ path: String, _ context: String
  ) -> ResolvedProtocol? {
    let spelling = ProtocolSpelling(type: type, path: path, context: context)
    if let known = resolved[spelling] { return known }
    let found =
      isClang
      ? clangService(type)
      : index.resolveProtocol(type, in: module, path, within: context) ?? external(type, module, path, context)
    resolved[spelling] = .some(found)
    return found
  }

  /// A service of C: a text, or a name that a header gives to a text.
  private func clangService(_ name: String) -> ResolvedProtocol? {
    let text = name.first == "\"" ? String(name.dropFirst().dropLast()) : clangTexts[name] ?? ""
    guard !text.isEmpty else { return nil }
    return ResolvedProtocol(
      key: ProtocolKey(members: [text], origin: .clang), declarations: [], isOptional: false,
      isExistential: true)
  }

  /// A protocol that the project does not declare: in one module, one name is one protocol.
  private func external(_ type: String, _ module: String, _ path: String, _ context: String) -> ResolvedProtocol? {
    guard index.resolve(type, in: module, path, within: context).isEmpty, type.hasPrefix("any ") else { return nil }
    let members = DeclarationIndex.members(type).filter { $0 != "Sendable" && $0 != "AnyObject" }.sorted()
    return ResolvedProtocol(
      key: ProtocolKey(members: members, origin: .external(module: module)), declarations: [], isOptional: false,
      isExistential: true)
  }
}
