@testable import LintEngine

/// The layers of the fixtures.
enum LayerSample {
  static func layers(_ layers: (name: String, groups: [[String]])...) -> Configuration {
    var configuration = SampleProject.configuration
    configuration.tests = ["**/Fakes"]
    configuration.layers = layers.map { Configuration.Layer(name: $0.name, groups: $0.groups) }
    return configuration
  }

  /// Three layers, a module of each group.
  static var three: Configuration {
    var configuration = layers(
      ("foundations", [["Core"]]), ("kits", [["Player"]]), ("features", [["Comments"], ["Search"]]))
    configuration.compositionRoots = ["Wiring"]
    return configuration
  }

  /// Groups with more than one module, and interfaces.
  static var groups: Configuration {
    var configuration = layers(
      ("foundations", [["Core"], ["Storage"]]),
      ("features", [["Comments", "CommentsUI"], ["CommentsAPI"], ["Search"], ["SearchAPI"], ["Settings"]]))
    configuration.interfaces = ["*API"]
    return configuration
  }
}
