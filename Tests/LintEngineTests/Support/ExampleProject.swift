@testable import LintEngine

/// The project that an example of a rule's description is linted in.
///
/// Examples are short, so that pages are read. What they leave out is in `Tests/Fixtures/Lint/RULE.example.swift`: files, each
/// begun by a line `//// path`, of which one has the line `// EXAMPLE` where the example stands. Without such a fixture the
/// example is the file `Sources/Page/Example.swift` of a module that the products Lite and Standard link. An example with
/// paths of its own is files beside these, in place of those of the same path.
///
/// A file `.servicekit.json` is the configuration, and `baseline.json` the baseline of a strict run.
struct ExampleProject {
  private let project: SampleProject
  private let baseline: Baseline?

  private static let usual = """
    //// Sources/Page/Example.swift
    // EXAMPLE
    //// Targets/Lite/main.swift
    import Page
    //// Targets/Standard/main.swift
    import Page
    """

  /// Makes the project of an example.
  ///
  /// - Parameters:
  ///   - example: the text in the description.
  ///   - rule: the rule that it belongs to.
  /// - Throws: what is wrong with a configuration or a baseline.
  init(_ example: String, of rule: RuleDescription) throws {
    let files = Self.files(of: example, in: (try? Fixture.text("\(rule.identifier).example.swift")) ?? Self.usual)
    baseline = try files.first { $0.path == "baseline.json" }.map { try Baseline(Array($0.text.utf8), path: $0.path) }
    let configured = try files.first { $0.path == ConfigurationFile.name }.map {
      try ConfigurationReader.read(Array($0.text.utf8)).configuration
    }
    let bundle = files.filter { $0.path != "baseline.json" }.map { "//// \($0.path)\n\($0.text)" }.joined()
    project = SampleProject(bundle, configuration: configured ?? SampleProject.configuration)
  }

  /// What the rule finds.
  func findings(of rule: RuleDescription) -> [Finding] {
    FindingList.result(in: project.facts, baseline: baseline, isStrict: true).findings.filter {
      $0.rule == rule.identifier
    }
  }

  private static func files(of example: String, in surroundings: String) -> [(path: String, text: String)] {
    let parts = RuleExample(example).files
    let unnamed = parts.first { $0.path == nil }?.text ?? ""
    var files = SourceBundle(surroundings.replacing("// EXAMPLE", with: unnamed)).files
    for part in parts {
      guard let path = part.path else { continue }
      files.removeAll { $0.path == path }
      files.append((path: path, text: part.text + "\n"))
    }
    return files
  }
}
