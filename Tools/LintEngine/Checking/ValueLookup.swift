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

  /// A property and where it is declared.
  struct Member {
    let property: PropertyFact
    let site: CodeSite
    /// What its value looks at.
    let terms: [TestTerm]
  }

  let facts: ProjectFacts
  private var members: [MemberKey: Member] = [:]
  private var globals: [String: [Value]] = [:]
  private let ancestry = Ancestry()

  private struct MemberKey: Hashable {
    /// The identity of the type.
    let type: String
    let name: String
  }

  /// What types inherit from, as far as somebody asked.
  private final class Ancestry {
    var known: [String: [Entry]] = [:]
  }

  /// - Complexity: O(n) in declarations, properties and values.
  init(_ facts: ProjectFacts) {
    self.facts = facts
    for module in facts.modules {
      for file in module.files {
        var values: [Int: [String: ValueFact]] = [:]
        for value in file.values {
          if let type = value.declaration {
            values[type, default: [:]][value.name] = value
          } else {
            let site = CodeSite(module: module.module, file: file, declaration: nil)
            globals[value.name, default: []].append(Value(site: site, fact: value))
          }
        }
        for (index, type) in file.declarations.enumerated() where !type.properties.isEmpty {
          let site = CodeSite(module: module.module, file: file, declaration: index)
          let owners = types(of: type, at: site)
          for property in type.properties {
            let member = Member(property: property, site: site, terms: values[index]?[property.name]?.terms ?? [])
            for owner in owners { members[MemberKey(type: owner.identity, name: property.name)] = member }
          }
        }
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
      let value = Declared(type: declared.property.type, terms: declared.terms)
      current = type(of: value, at: declared.site, depth: depth - 1)
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

  /// The code is in a class of which a superclass was not read.
  func isInForeignClass(_ site: CodeSite) -> Bool {
    enclosingTypes(of: site).joined().contains { type in
      ([type] + ancestors(of: [type])).contains { entry in
        guard entry.declaration.kind == .class, let first = entry.declaration.inherited.first else { return false }
        return !Self.plainProtocols.contains(first)
          && facts.index.resolve(first, in: entry.module, entry.path).isEmpty
      }
    }
  }

  /// Protocols that a class without a superclass names first, and that bring no property with a product's name along.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "Sendable", "@unchecked Sendable", "ObservableObject", "Codable", "Decodable", "Encodable",
    "Equatable",
    "Hashable", "Identifiable", "CustomStringConvertible",
  ]

  // MARK: - Properties

  /// What a declaration says of a property or variable.
  struct Declared {
    var type: String?
    var terms: [TestTerm] = []
  }

  /// A property of a type, of its extensions or of what it inherits from.
  func member(_ name: String, of types: [Entry]) -> Member? {
    let name = String(name.prefix { $0 != "(" && $0 != "[" })
    return ownMember(name, of: types) ?? ownMember(name, of: ancestors(of: types))
  }

  /// What types inherit from or conform to.
  func ancestors(of types: [Entry]) -> [Entry] {
    types.flatMap { type in
      if let known = ancestry.known[type.identity] { return known }
      let found = facts.index.ancestors(of: type)
      ancestry.known[type.identity] = found
      return found
    }
  }

  /// The property or the global variable that a name without a base is.
  func property(_ name: String, at site: CodeSite) -> (value: Declared, site: CodeSite)? {
    for types in enclosingTypes(of: site) {
      if let found = member(name, of: types) {
        return (Declared(type: found.property.type, terms: found.terms), found.site)
      }
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

  private func ownMember(_ name: String, of types: [Entry]) -> Member? {
    types.lazy.compactMap { members[MemberKey(type: $0.identity, name: name)] }.first
  }
}
