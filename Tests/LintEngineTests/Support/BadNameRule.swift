@testable import LintEngine

/// A rule for tests of what happens to findings: types must not be called `Bad…`.
enum BadNameRule: Rule {
  static let description = RuleDescription(
    "bad-name", "types called Bad", severity: .error, why: "It is a test.", bad: "struct Bad {}", good: "struct Fine {}"
  )

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.files.flatMap { module, file in
      file.declarations.filter { $0.name.hasPrefix("Bad") }.map {
        Finding(
          description, at: Place(file.path, $0.position), "the type '\($0.name)' is bad", waysOut: ["call it 'Fine'"],
          products: module.products, subject: $0.name,
          context: $0.path.split(separator: ".").dropLast().joined(separator: "."))
      }
    }
  }

  /// The rules of the tests: this one, one of the same kind, and those about suppressions and baselines.
  static let rules: [any Rule.Type] = [
    BadNameRule.self, BadImportRule.self, SuppressionWithoutReasonRule.self, UnknownSuppressionRule.self,
    UnusedSuppressionRule.self, StaleBaselineRule.self,
  ]
}

/// A second rule for tests: modules called `Bad` must not be imported.
enum BadImportRule: Rule {
  static let description = RuleDescription(
    "bad-import", "imports of Bad", severity: .warning, why: "It is a test.", bad: "import Bad", good: "import Fine")

  static func findings(in facts: ProjectFacts) -> [Finding] {
    facts.files.flatMap { _, file in
      file.imports.filter { $0.module == "Bad" }.map {
        Finding(
          description, at: Place(file.path, $0.position), "the module is bad", waysOut: ["import 'Fine'"],
          subject: "Bad")
      }
    }
  }
}
