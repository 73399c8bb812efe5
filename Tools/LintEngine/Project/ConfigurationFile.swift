/// A configuration, and where in its file each part of it is written.
package struct ConfigurationFile: Sendable {
  /// The name that the file has at the root of a project.
  package static let name = ".servicekit.json"

  package var configuration: Configuration
  /// The path of the file as it is shown; nil where there is no file.
  package let path: String?
  /// The places of texts, by the keys and indices that lead there: `layers[0].groups[0][1]`.
  let places: [String: SourcePosition]

  package init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    path = nil
    places = [:]
  }

  init(_ configuration: Configuration, path: String, places: [String: SourcePosition]) {
    self.configuration = configuration
    self.path = path
    self.places = places
  }

  /// An error at a part of the file.
  func error(_ fact: String, at key: String, waysOut: [String] = []) -> LintError {
    LintError("\(key): \(fact)", path: path, position: places[key], waysOut: waysOut)
  }

  /// An error at a name or a pattern that matches nothing.
  func unmatched(_ fact: String, at key: String) -> LintError {
    error(fact, at: key, waysOut: ["Correct it, or write it in the list 'optional', too, if it may match nothing."])
  }
}
