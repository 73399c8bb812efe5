/// Which modules there are, of which files they are made, and which products link them.
package struct Project: Codable, Hashable, Sendable {
  /// What a module is built into.
  package enum ModuleKind: String, Codable, Sendable {
    case library, executable, test, macro, plugin
  }

  /// Files that are compiled together.
  package struct Module: Codable, Hashable, Sendable {
    package var name: String
    package var kind: ModuleKind
    /// Paths from the root, sorted.
    package var files: [String]
    /// The modules of this project that it depends on, directly.
    package var dependencies: [String] = []
    /// The products that contain it, sorted.
    package var products: [String] = []
    /// The one product that it belongs to; nil for shared code.
    package var owner: String?
    /// Flags that its build always defines.
    package var flags: [String] = []
    /// Modules that some product compiles together with it, so that each sees the other's declarations without an import.
    package var compiledWith: [String] = []
    /// What it depends on is not said anywhere and follows from its imports.
    package var dependsOnImports = false
  }

  /// What a team ships.
  package struct Product: Codable, Hashable, Sendable {
    package var name: String
    /// All modules in it.
    package var modules: [String]
    /// Those that it links directly, from which the others follow; empty before they are followed.
    package var roots: [String] = []
    /// The flags that its build defines.
    package var flags: [String] = []
  }

  package var modules: [Module]
  package var products: [Product]

  package init(modules: [Module], products: [Product]) {
    self.modules = modules.sorted { $0.name < $1.name }
    self.products = products.sorted { $0.name < $1.name }
  }

  /// The module of a name.
  package func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  /// The flags of a product's build: those that it defines hold, those that only other products define do not.
  package func flags(of product: String) -> [String: Bool] {
    var flags: [String: Bool] = [:]
    for other in products { for flag in other.flags { flags[flag] = false } }
    for flag in products.first(where: { $0.name == product })?.flags ?? [] { flags[flag] = true }
    return flags
  }
}
