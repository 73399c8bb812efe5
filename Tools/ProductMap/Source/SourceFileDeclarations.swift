internal import LintEngine

/// The declarations of one file in the words of the descriptions that the macros write.
struct SourceFileDeclarations: Sendable {
  let module: Project.Module
  private let file: FileFacts
  private let keys: [ProtocolSpelling: ProtocolKey]
  private let fileName: String

  init(_ file: FileFacts, of module: Project.Module, keys: [ProtocolSpelling: ProtocolKey]) {
    self.file = file
    self.module = module
    self.keys = keys
    fileName = file.path.lastIndex(of: "/").map { String(file.path[file.path.index(after: $0)...]) } ?? file.path
  }

  /// Adds what a product has of them.
  func add(to product: inout MatrixProduct, _ scope: ProductScope) {
    let swiftModule = swiftModule(in: product.contents.product)
    func ifContained<T>(
      _ condition: Condition, _ position: SourcePosition, _ declaration: (DeclarationPlace) -> T?
    ) -> T? {
      guard condition == .always || scope.contains(module.name, condition) else { return nil }
      let place = place(position, in: swiftModule)
      guard let found = declaration(place) else { return nil }
      if condition != .always, Condition.not(condition).canHold(where: scope.known(in: [module.name])) {
        product.conditional.insert(place)
      }
      return found
    }
    for fact in file.bindings {
      guard let binding = ifContained(fact.condition, fact.position, { binding(fact, $0) }) else { continue }
      if fact.form == .registration || fact.form == .otherRegistration {
        product.registered.append(binding)
      } else {
        product.contents.bindings.append(binding)
      }
    }
    product.contents.requirements += file.requirements.compactMap { fact in
      ifContained(fact.condition, fact.position) { requirement(fact, $0) }
    }
    product.contents.components += file.components.compactMap { fact in
      ifContained(fact.condition, fact.position) {
        Component(name: fact.name, className: fact.className, place: $0)
      }
    }
    product.contents.modules += file.actions.modules.compactMap { fact in
      ifContained(fact.context.condition, fact.context.position) {
        Module(id: fact.id, className: fact.type, policy: fact.policy, gate: fact.gate, place: $0)
      }
    }
    product.contents.handlers += file.actions.handlers.compactMap { fact in
      ifContained(fact.context.condition, fact.context.position) { handler(fact, $0) }
    }
  }

  // MARK: - Declarations

  private func binding(_ fact: BindingFact, _ place: DeclarationPlace) -> Binding? {
    let protocols = fact.protocols.compactMap { name(of: $0, isClang: fact.form == .clang, fact.context) }
    guard !protocols.isEmpty else { return nil }
    return Binding(
      protocols: protocols.sorted(), adapter: fact.adapter ?? Self.unnamed, scope: fact.scope ?? "application",
      host: fact.host, variant: fact.variant.map { Self.label($0.key, $0.arm) }, place: place)
  }

  /// What an adapter is called whose record by hand does not show what it makes.
  private static let unnamed = "(by hand)"

  private func requirement(_ fact: RequirementFact, _ place: DeclarationPlace) -> Requirement? {
    guard [.adapted, .service, .clang].contains(fact.form), let property = fact.property,
      let name = name(of: fact.type, isClang: fact.form == .clang, fact.context)
    else { return nil }
    return Requirement(
      protocolName: name, isRequired: fact.isRequired, owner: fact.owner, property: property, place: place)
  }

  private func handler(_ fact: HandlerFact, _ place: DeclarationPlace) -> Handler? {
    guard fact.form == .attribute, let action = fact.action, let function = fact.function else { return nil }
    let owner = fact.context.type
    return Handler(
      action: action, function: owner.isEmpty ? function : String(function.dropFirst(owner.count + 1)),
      target: owner.isEmpty ? nil : owner,
      condition: Handler.condition(
        state: fact.state.map { String($0.split(separator: ".").last ?? "") },
        variant: fact.variant.map { Self.label($0.key, $0.value) },
        setting: fact.setting.map { Self.label($0.key, $0.value) }),
      place: place)
  }

  /// The last name of a key and a value: `autoplay=on`.
  private static func label(_ key: String, _ value: String) -> String {
    "\(key.split(separator: ".").last ?? "")=\(value)"
  }

  /// A protocol as written; of C the text that a header gives the name to.
  private func name(of type: String, isClang: Bool, _ context: String) -> String? {
    guard isClang else { return type }
    return keys[ProtocolSpelling(type: type, path: file.path, context: context)]?.name
  }

  // MARK: - Names and places

  /// Notes what the names of protocols mean here.
  func note(in names: inout ProtocolNames) {
    for name in [swiftModule(in: nil)] + module.products.map(swiftModule) {
      for fact in file.bindings where fact.form != .clang {
        for type in fact.protocols { note(type, fact.context, fact.position, name, in: &names) }
      }
      for fact in file.requirements where fact.form == .adapted || fact.form == .service {
        note(fact.type, fact.context, fact.position, name, in: &names)
      }
    }
  }

  private func note(
    _ type: String, _ context: String, _ position: SourcePosition, _ module: String, in names: inout ProtocolNames
  ) {
    guard let key = keys[ProtocolSpelling(type: type, path: file.path, context: context)] else { return }
    names.note(type, at: place(position, in: module), means: key.members)
  }

  private func place(_ position: SourcePosition, in module: String) -> DeclarationPlace {
    DeclarationPlace(module: module, file: "\(module)/\(fileName)", line: position.line)
  }

  /// The name that the compiler gives to the module: that of the product's own, where it compiles this one with it.
  private func swiftModule(in product: String?) -> String {
    guard let product, module.compiledWith.contains(product) else { return Self.identifier(module.name) }
    return Self.identifier(product)
  }

  /// A name as an identifier of C, as packages make it.
  private static func identifier(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (characters.first?.isNumber == true ? "_" : "") + String(characters)
  }
}
