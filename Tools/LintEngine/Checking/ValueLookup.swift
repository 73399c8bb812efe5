/// Finds out which declared property or variable a name in code is, and of which declared type.
///
/// It never guesses: what is not declared in the files that were read has no type.
struct ValueLookup {
  typealias Entry = DeclarationIndex.Entry

  /// A type as written, and what the name means; empty where its declaration was not read.
  struct TypeName {
    var text: String
    var entries: [Entry]
  }

  /// A value's fact and where it is.
  struct Value {
    let site: CodeSite
    let fact: ValueFact
  }

  let facts: ProjectFacts
  private var members: [MemberKey: Value] = [:]
  private var globals: [String: [Value]] = [:]
  private var files: [String: [CodeSite]] = [:]

  private struct MemberKey: Hashable {
    let path: String
    /// The offset of the name of the declaring type.
    let type: Int
    let name: String
  }

  init(_ facts: ProjectFacts) {
    self.facts = facts
    for module in facts.modules {
      for file in module.files {
        files[file.path, default: []].append(CodeSite(module: module.module, file: file, declaration: nil))
      }
    }
    for value in Self.values(in: facts) {
      if let type = value.site.enclosing {
        members[MemberKey(path: value.site.file.path, type: type.position.offset, name: value.fact.name)] = value
      } else {
        globals[value.fact.name, default: []].append(value)
      }
    }
  }

  /// Every value of the project.
  static func values(in facts: ProjectFacts) -> [Value] {
    facts.modules.flatMap { module in
      module.files.flatMap { file in
        file.values.map { fact in
          Value(site: CodeSite(module: module.module, file: file, declaration: fact.declaration), fact: fact)
        }
      }
    }
  }

  // MARK: - Types

  /// The types that a declaration is or extends.
  func types(of declaration: DeclarationFact, at site: CodeSite) -> [Entry] {
    declaration.kind == .extension
      ? facts.index.resolve(declaration.name, in: site.module, site.file.path)
      : [Entry(module: site.module, path: site.file.path, declaration: declaration)]
  }

  /// The types that the code is in, innermost first.
  func enclosingTypes(of site: CodeSite) -> [[Entry]] {
    guard let enclosing = site.enclosing else { return [] }
    var path = enclosing.path.split(separator: ".").dropLast()
    var found = [types(of: enclosing, at: site)]
    while !path.isEmpty {
      found.append(facts.index.resolve(path.joined(separator: "."), in: site.module, site.file.path))
      path = path.dropLast()
    }
    return found
  }

  /// The declared type of a value, by its names; nil where no declaration says it.
  func type(of names: ArraySlice<String>, local: LocalFact?, at site: CodeSite, depth: Int = 4) -> TypeName? {
    guard depth > 0, let first = names.first else { return nil }
    var current: TypeName?
    var rest = names.dropFirst()
    if first == "self" || first == "Self" {
      current = enclosingTypes(of: site).first.map { TypeName(text: site.enclosing?.name ?? "", entries: $0) }
    } else if let local {
      current = type(of: local, at: site, depth: depth)
    } else if first.first?.isUppercase == true {
      guard let (prefix, entries) = typePrefix(of: names, at: site) else { return nil }
      current = TypeName(text: prefix.joined(separator: "."), entries: entries)
      rest = names.dropFirst(prefix.count)
    } else {
      current = property(first, at: site).flatMap { type(of: $0.value, at: $0.site, depth: depth - 1) }
    }
    for name in rest {
      guard let known = current, let declared = member(name, of: known.entries) else { return nil }
      current = type(of: declared.value, at: declared.site, depth: depth - 1)
    }
    return current
  }

  private func typePrefix(of names: ArraySlice<String>, at site: CodeSite) -> (ArraySlice<String>, [Entry])? {
    for count in stride(from: min(names.count, 6), to: 0, by: -1) {
      let prefix = names.prefix(count)
      let text = prefix.joined(separator: ".").filter { $0 != "(" && $0 != ")" }
      let entries = facts.index.resolve(text, in: site.module, site.file.path)
      if !entries.isEmpty { return (prefix, entries) }
    }
    return nil
  }

  private func type(of local: LocalFact, at site: CodeSite, depth: Int) -> TypeName? {
    type(named: local.type, valued: local.terms, at: site, depth: depth)
  }

  private func type(of declared: Declared, at site: CodeSite, depth: Int) -> TypeName? {
    type(named: declared.type, valued: declared.terms, at: site, depth: depth)
  }

  private func type(named text: String?, valued terms: [TestTerm], at site: CodeSite, depth: Int) -> TypeName? {
    if let text, text == "Self" {
      return enclosingTypes(of: site).first.map { TypeName(text: site.enclosing?.name ?? "", entries: $0) }
    }
    if let text {
      return TypeName(text: text, entries: facts.index.resolve(text, in: site.module, site.file.path))
    }
    guard terms.count == 1, let term = terms.first, term.compared.isEmpty else { return nil }
    let names = term.reference.split(separator: ".").map(String.init)
    return type(of: names[...], local: term.local, at: site, depth: depth - 1)
  }

  // MARK: - Properties

  /// What a declaration says of a property or variable.
  struct Declared {
    var type: String?
    var terms: [TestTerm] = []
  }

  /// A property of a type, of its extensions or of what it inherits from, and where it is declared.
  func member(_ name: String, of types: [Entry]) -> (value: Declared, site: CodeSite, property: PropertyFact)? {
    let name = String(name.prefix { $0 != "(" && $0 != "[" })
    if let own = ownMember(name, of: types) { return own }
    return ownMember(name, of: types.flatMap { facts.index.ancestors(of: $0) })
  }

  /// The property or the global variable that a name without a base is.
  func property(_ name: String, at site: CodeSite) -> (value: Declared, site: CodeSite)? {
    for types in enclosingTypes(of: site) {
      if let found = member(name, of: types) { return (found.value, found.site) }
    }
    return global(name, at: site).map { (Declared(type: $0.fact.type, terms: $0.fact.terms), $0.site) }
  }

  /// The one global variable that a name can be.
  func global(_ name: String, at site: CodeSite) -> Value? {
    let visible = (globals[name] ?? []).filter { isVisible($0.site.module, at: site) }
    return visible.first { $0.site.module == site.module } ?? visible.first
  }

  /// The file can use what the module declares.
  func isVisible(_ module: String, at site: CodeSite) -> Bool {
    module == site.module
      || site.file.imports.contains { imported in
        imported.module == module || facts.project.module(imported.module)?.dependencies.contains(module) == true
      }
  }

  private func ownMember(
    _ name: String, of types: [Entry]
  ) -> (value: Declared, site: CodeSite, property: PropertyFact)? {
    for source in types.flatMap({ [$0] + facts.index.extensions(of: $0) }) {
      guard let property = source.declaration.properties.first(where: { $0.name == name }), let site = site(of: source)
      else { continue }
      let value = members[MemberKey(path: source.path, type: source.declaration.position.offset, name: name)]
      return (Declared(type: property.type, terms: value?.fact.terms ?? []), site, property)
    }
    return nil
  }

  private func site(of entry: Entry) -> CodeSite? {
    guard let file = files[entry.path]?.first(where: { $0.module == entry.module })?.file else { return nil }
    return CodeSite(module: entry.module, file: file, declaration: file.declarations.firstIndex(of: entry.declaration))
  }
}
