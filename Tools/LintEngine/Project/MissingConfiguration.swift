/// What is said of a folder that is no package and has no configuration.
enum MissingConfiguration {
  /// The configuration to start from, in the smallest form that does something.
  static let example = """
    {
      "version": 1,
      "products": {
        "Standard": { "sources": ["Apps/Standard"], "modules": ["Feed"], "flags": [] },
        "Lite": { "sources": ["Apps/Lite"], "modules": ["Feed"], "flags": ["LITE"] }
      },
      "moduleFolders": ["Modules/*"],
      "tests": ["*Tests"],
      "vocabulary": { "product": ["LITE", "isLite"], "enabled": ["product", "capability"] }
    }
    """

  static func failure(root: String, file: ConfigurationFile) -> LintFailure {
    let indented = example.split(separator: "\n").map { "     \($0)" }.joined(separator: "\n")
    let write = "rite \(ConfigurationFile.name) there, beginning with this example:\n\(indented)"
    if let path = file.path {
      let fact = "no module is described, and there is no \(ManifestReader.fileName) in '\(root)'"
      return LintFailure([
        LintError(
          fact, path: path,
          waysOut: ["Add the keys 'products' and 'modules' or 'moduleFolders', as in this example:\n\(indented)"])
      ])
    }
    return LintFailure(
      "there is no \(ManifestReader.fileName) and no \(ConfigurationFile.name) in '\(root)'",
      waysOut: [
        "Name the root of a project: servicekit lint PATH.",
        "Have a configuration proposed and written: servicekit lint --init.", "W\(write)",
      ])
  }
}
