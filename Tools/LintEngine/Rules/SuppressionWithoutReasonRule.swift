/// Comments that hide findings and do not say why.
enum SuppressionWithoutReasonRule: Rule {
  static let description = RuleDescription(
    "suppression-without-reason", "a comment that hides findings without saying why", severity: .error,
    why: """
      Whoever reads the code later must know whether the exception still holds. The comment hides what it names all the \
      same, so that nothing is reported twice.
      """,
    bad: """
      // servicekit:ignore product-flag
      #if LITE
        let pageSize = 20
      #else
        let pageSize = 50
      #endif
      """,
    good: """
      // servicekit:ignore product-flag - measured on the devices that Lite is for
      #if LITE
        let pageSize = 20
      #else
        let pageSize = 50
      #endif
      """)

  static func findings(in facts: ProjectFacts) -> [Finding] {
    SuppressionPass(facts).comments.compactMap { path, suppression in
      guard suppression.reason == nil, suppression.scope != .unknown, !suppression.rules.isEmpty else { return nil }
      let rules = suppression.rules.joined(separator: ", ")
      let names = suppression.rules.map { "'\($0)'" }
      return Finding(
        description, at: Place(path, suppression.position),
        "this suppression of \(names.listed) gives no reason",
        waysOut: [
          "Write why it is right here: '\(suppression.written) \(rules) - the reason'.",
          "Remove it and repair what it hides.",
        ], subject: "\(suppression.written) \(rules)")
    }
  }
}
