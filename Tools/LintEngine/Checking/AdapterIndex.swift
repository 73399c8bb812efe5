/// Which types of a project are adapters' and hosts', and which expressions are adapters.
package struct AdapterIndex: Sendable {
  /// A property, and the declaration or file that has it.
  struct Property: Sendable {
    let fact: PropertyFact
    let module: String
    let path: String
    /// Nil for a global variable.
    let owner: DeclarationIndex.Entry?

    var place: Place { Place(path, fact.position) }
    /// It is `@Adapted` or `@Service`: whatever the type is, it is an adapter.
    let isAdapter: Bool
  }

  /// An `@Adapter` attribute, and the file that has it.
  struct Attribute: Sendable {
    let fact: BindingFact
    let module: String
    let path: String
  }

  let index: DeclarationIndex
  /// The identities of the adapter protocols.
  private(set) var protocols: Set<String> = []
  /// Their names without qualification, and those of aliases for them.
  private(set) var protocolNames: Set<String> = []
  private(set) var properties: [String: [Property]] = [:]
  /// The names of the properties and variables that are adapters.
  private(set) var adapterNames: Set<String> = []
  private(set) var attributes: [Attribute] = []

  init(_ modules: [ModuleFacts], index: DeclarationIndex) {
    self.index = index
    let exporting = Self.modulesThatExport(modules)
    for module in modules {
      for file in module.files {
        let sees = file.imports.contains { Self.kits.contains($0.module) || exporting.contains($0.module) }
        add(file, of: module.module, seesKits: sees || Self.kits.contains(module.module))
      }
    }
    addProtocols(modules)
  }

  /// The modules whose import brings the attributes with it.
  private static let kits: Set<String> = ["ServiceKit", "ContainerKit", "MediatorKit"]

  private static func modulesThatExport(_ modules: [ModuleFacts]) -> Set<String> {
    var found: Set<String> = []
    for _ in 0..<4 {
      for module in modules where !found.contains(module.module) {
        let exports = module.files.contains { file in
          file.imports.contains {
            $0.attributes.contains("_exported") && (kits.contains($0.module) || found.contains($0.module))
          }
        }
        if exports { found.insert(module.module) }
      }
    }
    return found
  }

  private mutating func add(_ file: FileFacts, of module: String, seesKits: Bool) {
    if seesKits {
      attributes += file.bindings.filter { $0.form == .attribute }
        .map { Attribute(fact: $0, module: module, path: file.path) }
    }
    for fact in file.adapters.globals { add(fact, nil, module, file.path, seesKits) }
    for declaration in file.declarations where !declaration.properties.isEmpty {
      let entry = DeclarationIndex.Entry(module: module, path: file.path, declaration: declaration)
      for fact in declaration.properties { add(fact, entry, module, file.path, seesKits) }
    }
  }

  private mutating func add(
    _ fact: PropertyFact, _ owner: DeclarationIndex.Entry?, _ module: String, _ path: String, _ seesKits: Bool
  ) {
    let isAdapter = seesKits && fact.attributes.contains { isOurs($0, in: module, path) }
    if isAdapter { adapterNames.insert(fact.name) }
    properties[fact.name, default: []].append(
      Property(fact: fact, module: module, path: path, owner: owner, isAdapter: isAdapter))
  }

  /// `@Adapted` and `@Service`, unless the project has a property wrapper of that name.
  private func isOurs(_ attribute: String, in module: String, _ path: String) -> Bool {
    let parts = attribute.split(separator: ".")
    guard parts.last == "Adapted" || parts.last == "Service" else { return false }
    if parts.count == 2 { return parts[0] == "ServiceKit" }
    guard parts.count == 1 else { return false }
    return !index.resolve(attribute, in: module, path).contains {
      $0.declaration.attributes.contains("propertyWrapper")
    }
  }

  /// What adapters name, what properties are declared as, and what is looked up.
  private mutating func addProtocols(_ modules: [ModuleFacts]) {
    for attribute in attributes {
      for name in attribute.fact.protocols { addProtocol(name, attribute.module, attribute.path) }
    }
    for property in properties.values.joined() where property.isAdapter {
      if let type = property.fact.type { addProtocol(type, property.module, property.path) }
    }
    for module in modules {
      for file in module.files {
        for lookup in file.adapters.lookups where isLookup(lookup.reference, lookup.context, module.module, file.path) {
          guard case .lookup(let type, _) = lookup.reference.steps.last else { continue }
          addProtocol(type, module.module, file.path)
        }
      }
    }
    for entry in index.types.values.joined() where entry.declaration.kind == .alias {
      if isAdapterType(entry.declaration.name, in: entry.module, entry.path) {
        protocolNames.insert(entry.declaration.name)
      }
    }
    let names = protocolNames
    if names.isEmpty { return }
    for (name, declared) in properties where !adapterNames.contains(name) {
      let isAdapter = declared.contains { property in
        let type = property.fact.type ?? ""
        return names.contains(Self.lastName(type)) && isAdapterType(type, in: property.module, property.path)
      }
      if isAdapter { adapterNames.insert(name) }
    }
  }

  private mutating func addProtocol(_ type: String, _ module: String, _ path: String) {
    for member in DeclarationIndex.members(Self.unwrapped(type)) {
      for entry in index.resolve(member, in: module, path) where entry.declaration.kind == .protocol {
        protocols.insert(entry.identity)
        protocolNames.insert(Self.lastName(entry.declaration.name))
      }
    }
  }

  /// A type as written is that of an adapter: a protocol that is one's, or a composition with one.
  func isAdapterType(_ type: String, in module: String, _ path: String) -> Bool {
    DeclarationIndex.members(Self.unwrapped(type)).contains { member in
      index.resolve(member, in: module, path).contains { protocols.contains($0.identity) }
    }
  }

  /// `any P` of `Optional<any P>`.
  static func unwrapped(_ type: String) -> String {
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return type }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  static func lastName(_ type: String) -> String {
    let members = DeclarationIndex.members(unwrapped(type))
    return String((members.first ?? type).split(separator: ".").last ?? "")
  }
}
