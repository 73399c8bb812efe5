/// The declarations of a project by name, and what a name in a file means.
package struct DeclarationIndex: Sendable {
  /// By the last component of the name; extensions and local types are apart.
  let types: [String: [Entry]]
  /// By qualified name, then by module.
  let declared: [String: [String: [Entry]]]
  /// Types within types by module, then by the last component of the name.
  let nested: [String: [String: [Entry]]]
  let visibility: ModuleVisibility
  /// By the identity of the extended type.
  private(set) var extensionsByIdentity: [String: [Entry]] = [:]
  /// By identity, what the clauses of a type and of its extensions name.
  private(set) var parents: [String: [Entry]] = [:]

  /// Reads the declarations of all modules.
  ///
  /// - Complexity: O(n) in the declarations, and in the clauses of each.
  init(_ modules: [ModuleFacts], project: Project) {
    let entries = Self.entries(modules)
    var types: [String: [Entry]] = [:]
    var declared: [String: [String: [Entry]]] = [:]
    var nested: [String: [String: [Entry]]] = [:]
    for entry in entries where entry.declaration.kind != .extension {
      let declaration = entry.declaration
      types[declaration.name, default: []].append(entry)
      declared[declaration.path, default: [:]][entry.module, default: []].append(entry)
      guard declaration.path != declaration.name else { continue }
      nested[entry.module, default: [:]][declaration.name, default: []].append(entry)
    }
    self.types = types
    self.declared = declared
    self.nested = nested
    visibility = ModuleVisibility(modules, project: project)
    for entry in entries where entry.declaration.kind == .extension { noteExtension(entry) }
    for entry in types.values.joined() { noteParents(entry, of: entry.identity) }
  }

  /// What is declared outside functions; a type in `extension Module.Outer` is `Outer.Inner`, as without the module.
  private static func entries(_ modules: [ModuleFacts]) -> [Entry] {
    let names = Set(modules.map(\.module))
    return modules.flatMap { module -> [Entry] in
      // A type that is named like a module hides it.
      let own = Set(module.files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.path))
      return module.files.flatMap { file in
        file.declarations.filter { !$0.isLocal }.map { declaration in
          var declaration = declaration
          if declaration.kind != .extension, let dot = declaration.path.firstIndex(of: ".") {
            let first = String(declaration.path[..<dot])
            if names.contains(first), !own.contains(first) {
              declaration.path = String(declaration.path[declaration.path.index(after: dot)...])
            }
          }
          return Entry(module: module.module, path: file.path, declaration: declaration)
        }
      }
    }
  }

  private mutating func noteExtension(_ entry: Entry) {
    let extended = resolve(entry.declaration.name, in: entry.module, entry.path, within: entry.context)
    for identity in Set(extended.map(\.identity)).sorted() {
      extensionsByIdentity[identity, default: []].append(entry)
      noteParents(entry, of: identity)
    }
  }

  private mutating func noteParents(_ entry: Entry, of identity: String) {
    for name in entry.declaration.inherited {
      parents[identity, default: []] += resolve(name, in: entry.module, entry.path, within: entry.context)
    }
  }
}
