@testable import LintEngine

/// The project that an example of a rule's description is linted in.
///
/// Beside the files of the example there are the products Lite and Standard, whose executables import the module Page, as far
/// as the example does not have files of its own for them. A file without a path is `Sources/Page/Example.swift`, or
/// `Scenes/example.json` where it is JSON. A file `baseline.json` is the baseline of a strict run.
struct ExampleProject {
  private let project: SampleProject
  private let baseline: Baseline?

  /// Makes the project of an example.
  ///
  /// - Parameters:
  ///   - example: the text in the description.
  ///   - rule: the rule that it belongs to.
  /// - Throws: what is wrong with a baseline of the example.
  init(_ example: String, of rule: RuleDescription) throws {
    let unnamed = rule.language == "swift" ? "Sources/Page/Example.swift" : "Scenes/example.json"
    var files = RuleExample(example).files.map { (path: $0.path ?? unnamed, text: $0.text) }
    baseline = try files.first { $0.path == "baseline.json" }.map { try Baseline(Array($0.text.utf8), path: $0.path) }
    for product in ["Lite", "Standard"] where !files.contains(where: { $0.path.hasPrefix("Targets/\(product)/") }) {
      files.append((path: "Targets/\(product)/main.swift", text: "import Page\n"))
    }
    let bundle = files.filter { $0.path != "baseline.json" }.map { "//// \($0.path)\n\($0.text)\n" }.joined()
    project = SampleProject(bundle, configuration: Self.configuration(of: rule))
  }

  /// What the rule finds, and what is said of its suppressions.
  func findings(of rule: RuleDescription) -> [Finding] {
    FindingList.result(in: project.facts, baseline: baseline, isStrict: true).findings
      .filter { $0.rule == rule.identifier }
  }

  /// The configuration of the examples of a rule, where the usual one does not do.
  private static func configuration(of rule: RuleDescription) -> Configuration {
    var configuration = SampleProject.configuration
    changes[rule.identifier]?(&configuration)
    return configuration
  }

  private static let changes: [String: @Sendable (inout Configuration) -> Void] = [:]
}
