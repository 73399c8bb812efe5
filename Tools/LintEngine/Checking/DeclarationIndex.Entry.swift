extension DeclarationIndex {
  /// A declaration, and where it is.
  ///
  /// Entries are in several tables, so that they share what they say.
  package struct Entry: Hashable, Sendable {
    private let storage: Storage

    private final class Storage: Sendable {
      let module: String
      let path: String
      let declaration: DeclarationFact
      let identity: String

      init(module: String, path: String, declaration: DeclarationFact) {
        self.module = module
        self.path = path
        self.declaration = declaration
        identity = "\(module).\(declaration.path)"
      }
    }

    package init(module: String, path: String, declaration: DeclarationFact) {
      storage = Storage(module: module, path: path, declaration: declaration)
    }

    package var module: String { storage.module }
    package var path: String { storage.path }
    package var declaration: DeclarationFact { storage.declaration }
    /// The module and the qualified name: the same for a type and for its extensions.
    package var identity: String { storage.identity }
    package var place: Place { Place(path, declaration.position) }
    /// The names of the types around it, joined by dots; empty at file scope.
    var context: String {
      declaration.path.lastIndex(of: ".").map { String(declaration.path[..<$0]) } ?? ""
    }

    /// The same declaration: at one place in one file there is one.
    package static func == (left: Entry, right: Entry) -> Bool {
      left.storage === right.storage
        || left.declaration.position.offset == right.declaration.position.offset && left.path == right.path
          && left.identity == right.identity
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(declaration.position.offset)
    }
  }
}
