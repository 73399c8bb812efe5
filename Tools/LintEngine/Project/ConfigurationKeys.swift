/// The keys of `.servicekit.json`: the reader, the writer and the test of the schema know them from here.
enum ConfigurationKeys {
  static let top = [
    "$schema", "version", "products", "modules", "moduleFolders", "exclude", "tests", "vocabulary", "funnels", "layers",
    "maximumLayers", "interfaces", "compositionRoots", "containers", "scenes", "experiments", "data", "rules",
    "optional",
  ]
  static let product = ["sources", "modules", "flags"]
  static let vocabulary = Vocabulary.Kind.allCases.map(\.rawValue) + ["enabled"]
  static let layer = ["name", "groups", "modules", "optional"]
  static let container = ["name", "sources", "forbiddenImports", "maximumLines", "owners"]
  static let scenes = ["files", "products", "components"]
  /// What a rule can be set to.
  static let severities = Severity.allCases.map(\.rawValue) + ["off"]
}
