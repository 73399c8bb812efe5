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
  }

  /// By the last component of the name; extensions are apart.
  let types: [String: [Entry]]
  let extensionsByName: [String: [Entry]]
  /// By path of the file, the modules that it imports.
  let imports: [String: Set<String>]
  let dependencies: [String: Set<String>]
  /// By module, those whose declarations it sees without an import.
  let compiledWith: [String: Set<String>]

  init(_ modules: [ModuleFacts], project: Project) {
    var types: [String: [Entry]] = [:]
    var extensions: [String: [Entry]] = [:]
    var imports: [String: Set<String>] = [:]
    for module in modules {
      for file in module.files {
        imports[file.path] = Set(file.imports.map(\.module))
        for declaration in file.declarations {
          let entry = Entry(module: module.module, path: file.path, declaration: declaration)
          let key = String(declaration.name.split(separator: ".").last ?? "")
          if declaration.kind == .extension {
            extensions[key, default: []].append(entry)
          } else {
            types[key, default: []].append(entry)
          }
        }
      }
    }
    self.types = types
    extensionsByName = extensions
    self.imports = imports
    dependencies = Dictionary(
      project.modules.map { ($0.name, Set($0.dependencies)) }, uniquingKeysWith: { $0.union($1) })
    compiledWith = Dictionary(
      project.modules.map { ($0.name, Set($0.compiledWith)) }, uniquingKeysWith: { $0.union($1) })
  }
}
