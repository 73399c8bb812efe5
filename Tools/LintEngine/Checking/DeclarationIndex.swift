/// The declarations of a project by name, and what a name in a file means.
package struct DeclarationIndex: Sendable {
  /// A declaration, and where it is.
  package struct Entry: Hashable, Sendable {
    package let module: String
    package let path: String
    package let declaration: DeclarationFact

    /// The module and the qualified name: the same for a type and for its extensions.
    package var identity: String { "\(module).\(declaration.path)" }
    package var place: Place { Place(path, declaration.position) }
    /// The names of the types around it, joined by dots; empty at file scope.
    var context: String { declaration.path.split(separator: ".").dropLast().joined(separator: ".") }
  }

  /// By qualified name, then by module; extensions and local types are apart.
  let types: [String: [String: [Entry]]]
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
    var types: [String: [String: [Entry]]] = [:]
    var nested: [String: [String: [Entry]]] = [:]
    var extensions: [Entry] = []
    for module in modules {
      for file in module.files {
        for declaration in file.declarations where !declaration.isLocal {
          let entry = Entry(module: module.module, path: file.path, declaration: declaration)
          guard declaration.kind != .extension else {
            extensions.append(entry)
            continue
          }
          types[declaration.path, default: [:]][module.module, default: []].append(entry)
          guard let dot = declaration.path.lastIndex(of: ".") else { continue }
          let last = String(declaration.path[declaration.path.index(after: dot)...])
          nested[module.module, default: [:]][last, default: []].append(entry)
        }
      }
    }
    self.types = types
    self.nested = nested
    visibility = ModuleVisibility(modules, project: project)
    for entry in extensions { noteExtension(entry) }
    for modules in types.values { for entry in modules.values.joined() { noteParents(entry, of: entry.identity) } }
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
