/// What `.servicekit.json` says, or what follows where there is none.
package struct Configuration: Codable, Hashable, Sendable {
  /// A product, as far as the file describes it; a package's manifest says the rest.
  package struct Product: Codable, Hashable, Sendable {
    package var name: String
    /// Patterns of the files that belong to the product alone, or to it among others.
    package var sources: [String] = []
    /// The modules that it links, with all that these depend on.
    package var modules: [String] = []
    /// The flags that its build defines.
    package var flags: [String] = []
  }

  /// Modules on one level; imports go downwards.
  package struct Layer: Codable, Hashable, Sendable {
    package var name: String
    /// Modules, as names or patterns; those of one group may import each other.
    package var groups: [[String]] = []
    /// Modules, as names or patterns, each of which is a group of its own; reading the project moves them into `groups`.
    package var modules: [String] = []
    /// The layer may match no module.
    package var isOptional = false
  }

  /// Code that many teams extend and few change.
  package struct Container: Codable, Hashable, Sendable {
    package var name: String
    /// Patterns of its files.
    package var sources: [String]
    /// Modules, as names or patterns, that it must not import.
    package var forbiddenImports: [String] = []
    /// The lines of code that it may have in all.
    package var maximumLines: Int?
    /// Patterns of the files that may change together with it, such as its tests; where there are none, any may.
    package var owners: [String] = []
  }

  /// Scene files, and the products that read them.
  package struct Scenes: Codable, Hashable, Sendable {
    /// Patterns of the files.
    package var files: [String]
    /// The products that read them; empty for all that have components.
    package var products: [String] = []
    /// Names of components that are declared outside the project.
    package var components: [String] = []
  }

  package var products: [Product] = []
  /// Modules that are built outside a package: for each name the patterns of its files.
  package var modules: [String: [String]] = [:]
  /// Folders each of which is a module of its own: `Sources/*`.
  package var moduleFolders: [String] = []
  /// Patterns of files that are not read.
  package var exclude: [String] = []
  /// Patterns of files, or names of modules, that are test code.
  package var tests: [String] = []
  package var vocabulary = Vocabulary()
  /// Patterns of files in which the product may be decided.
  package var funnels: [String] = []
  /// From the lowest to the highest.
  package var layers: [Layer] = []
  /// How many layers there may be.
  package var maximumLayers = 3
  /// Modules, as names or patterns, that any group of their layer may import: targets that hold an interface only.
  package var interfaces: [String] = []
  /// Modules, as names or patterns, outside the layers: executables, tools.
  package var compositionRoots: [String] = []
  package var containers: [Container] = []
  package var scenes: [Scenes] = []
  /// Patterns of JSON files that assign experiments.
  package var experiments: [String] = []
  /// Patterns of other JSON files with links of the program.
  package var data: [String] = []
  /// The severity of rules that have another than their own; nil switches a rule off.
  package var severities: [String: Severity?] = [:]
  /// Patterns and names that are written elsewhere in the configuration, and that may match nothing.
  package var optional: [String] = []

  package init() {}
}
