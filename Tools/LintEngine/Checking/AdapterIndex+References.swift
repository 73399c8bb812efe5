extension AdapterIndex {
  /// A type as a file writes it.
  struct WrittenType {
    let text: String
    let module: String
    let path: String
  }

  /// An expression that is an adapter.
  package struct Adapter {
    /// Its type as written, without `any` and optional.
    let type: String
    /// There may be none.
    let isOptional: Bool
    /// Where the property is declared; nil for lookups, parameters and variables.
    let declaration: Place?
  }

  /// The value that a reference leads to.
  private struct Value {
    var type: WrittenType
    /// The property that was read last.
    var property: Property?
    /// The last step was a lookup, and whether it may answer nil.
    var lookupIsOptional: Bool?
  }

  /// The adapter that an expression is.
  ///
  /// - Parameters:
  ///   - reference: the expression.
  ///   - context: where it stands.
  ///   - module: the module of its file.
  ///   - path: the file.
  /// - Returns: nil where it is none, or where what it is cannot be told.
  func adapter(_ reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> Adapter? {
    guard mayBeAdapter(reference), let value = value(of: reference, context, module, path) else { return nil }
    let written = value.type
    let isLookup = value.lookupIsOptional != nil && isLookup(reference, context, module, path)
    guard isLookup || value.property?.isAdapter == true || isAdapterType(written.text, in: written.module, written.path)
    else { return nil }
    let mayBeNil = value.lookupIsOptional ?? Self.isOptional(written.text)
    return Adapter(
      type: DeclarationIndex.bare(Self.unwrapped(written.text)),
      isOptional: !reference.isUnwrapped && (mayBeNil || reference.isAttempted), declaration: value.property?.place)
  }

  /// The declared type of a value; nil where it cannot be told.
  func type(of reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> WrittenType? {
    value(of: reference, context, module, path)?.type
  }

  /// The property that a reference reads last.
  func property(of reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> Property? {
    value(of: reference, context, module, path)?.property
  }

  /// The last step of a reference asks the registry or a host, or for a protocol that is an adapter's anyway.
  func isLookup(_ reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> Bool {
    guard case .lookup(let type, _) = reference.steps.last else { return false }
    if isAdapterType(type, in: module, path) { return true }
    var base = reference
    base.steps.removeLast()
    if base.root == .name("AdapterRegistry") { return index.resolve("AdapterRegistry", in: module, path).isEmpty }
    guard let written = self.type(of: base, context, module, path) else { return false }
    if ["AdapterRegistry", "AdapterHost"].contains(DeclarationIndex.bare(written.text)) { return true }
    return index.resolve(written.text, in: written.module, written.path).contains(where: isHost)
  }

  /// A class or actor that owns adapters.
  func isHost(_ entry: DeclarationIndex.Entry) -> Bool {
    ([entry] + index.ancestors(of: entry)).contains { candidate in
      candidate.declaration.attributes.contains { $0.split(separator: ".").last == "AdapterHost" }
        || ([candidate] + index.extensions(of: candidate)).contains { $0.declaration.inherited.contains("AdapterHost") }
    }
  }

  /// A glance that spares the search for most references.
  private func mayBeAdapter(_ reference: ReferenceFact) -> Bool {
    switch reference.steps.last {
    case .lookup: return true
    case .property(let name): return adapterNames.contains(name)
    case nil: break
    }
    switch reference.root {
    case .own: return false
    case .name(let name): return adapterNames.contains(name)
    case .value(let type):
      return DeclarationIndex.members(Self.unwrapped(type)).contains { protocolNames.contains(Self.lastName($0)) }
    }
  }

  private func value(of reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> Value? {
    var value: Value?
    var steps = reference.steps[...]
    // A lookup says its type, whatever it is asked of.
    if let last = steps.lastIndex(where: { if case .lookup = $0 { true } else { false } }) {
      guard case .lookup(let type, let isRequired) = steps[last] else { return nil }
      value = Value(type: WrittenType(text: type, module: module, path: path), lookupIsOptional: !isRequired)
      steps = steps[(last + 1)...]
    }
    guard var value = value ?? root(of: reference, context, module, path) else { return nil }
    for case .property(let name) in steps {
      guard let next = property(name, of: value.type) else { return nil }
      value = next
    }
    return value
  }

  private func root(of reference: ReferenceFact, _ context: CodeContext, _ module: String, _ path: String) -> Value? {
    let own = WrittenType(text: context.type, module: module, path: path)
    switch reference.root {
    case .own: return Value(type: own)
    case .value(let type): return Value(type: WrittenType(text: type, module: module, path: path))
    case .name(let name):
      if !context.type.isEmpty, let member = property(name, of: own) { return member }
      if let global = global(name, module, path) { return global }
      return Value(type: WrittenType(text: name, module: module, path: path))
    }
  }

  private func global(_ name: String, _ module: String, _ path: String) -> Value? {
    let found = (properties[name] ?? []).filter { $0.owner == nil && (index.sees($0.module, from: module, path)) }
    let own = found.filter { $0.module == module }
    guard let property = (own.isEmpty ? found : own).first, let type = property.fact.type else { return nil }
    return Value(type: WrittenType(text: type, module: property.module, path: property.path), property: property)
  }

  /// A property of a type, its extensions, superclasses and protocols.
  private func property(_ name: String, of type: WrittenType) -> Value? {
    if let host = generatedTarget(name, of: type) { return Value(type: host) }
    guard let named = properties[name] else { return nil }
    let owners = index.resolve(Self.unwrapped(type.text), in: type.module, type.path)
    guard !owners.isEmpty else { return nil }
    let candidates = named.filter { $0.owner != nil }.map { ($0, identities(of: $0.owner)) }
    let direct = Set(owners.map(\.identity))
    var found = candidates.filter { !$0.1.isDisjoint(with: direct) }
    if found.isEmpty {
      let inherited = Set(owners.flatMap { index.ancestors(of: $0) }.map(\.identity))
      found = candidates.filter { !$0.1.isDisjoint(with: inherited) }
    }
    guard let property = found.first?.0, let text = property.fact.type ?? property.fact.initialType else { return nil }
    return Value(type: WrittenType(text: text, module: property.module, path: property.path), property: property)
  }

  private func identities(of owner: DeclarationIndex.Entry?) -> Set<String> {
    guard let owner else { return [] }
    guard owner.declaration.kind == .extension else { return [owner.identity] }
    return Set(index.resolve(owner.declaration.name, in: owner.module, owner.path).map(\.identity))
  }
}
