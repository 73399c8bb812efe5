internal import PositionedJSON

/// Comments that are meant to hide findings and cannot.
enum UnknownSuppressionRule: Rule {
  static let description = RuleDescription(
    "unknown-suppression", "a comment that names no rule that there is, or is misspelled", severity: .warning,
    why: "It hides nothing, which is not what its author believes.",
    bad: """
      // servicekit:ignore product-flags - measured on the devices that Lite is for
      let pageSize = 20
      """,
    good: """
      let pageSize = 20
      """)

  /// The ways in which a suppression can begin.
  private static let words = [
    "servicekit:ignore", "servicekit:ignore:next", "servicekit:ignore:this", "servicekit:ignore:file",
  ]

  static func findings(in facts: ProjectFacts) -> [Finding] { findings(in: facts, known: Rules.identifiers) }

  static func findings(in facts: ProjectFacts, known: [String]) -> [Finding] {
    let names = Set(known)
    return SuppressionPass(facts).comments.flatMap { path, suppression -> [Finding] in
      let place = Place(path, suppression.position)
      if suppression.scope == .unknown { return [misspelled(suppression, at: place)] }
      if suppression.rules.isEmpty { return [withoutRule(suppression, at: place)] }
      return suppression.rules.filter { !names.contains($0) }.map { rule in
        Finding(
          description, at: place, "there is no rule '\(rule)'",
          waysOut: [suggestion(for: rule, among: known), "Remove it from the suppression."],
          subject: "\(suppression.written) \(rule)")
      }
    }
  }

  private static func misspelled(_ suppression: SuppressionFact, at place: Place) -> Finding {
    Finding(
      description, at: place, "'\(suppression.written)' is no suppression",
      waysOut: [suggestion(for: suppression.written, among: words), "Remove it."], subject: suppression.written)
  }

  private static func withoutRule(_ suppression: SuppressionFact, at place: Place) -> Finding {
    Finding(
      description, at: place, "this suppression names no rule",
      waysOut: ["Write which rule: '\(suppression.written) RULE - the reason'.", "Remove it."],
      subject: suppression.written)
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    let near = NearNames(name, among: known).near
    return near.isEmpty
      ? "Write one of \(known.map { "'\($0)'" }.joined(separator: ", "))." : "Write \(near.joined(separator: " or "))."
  }
}
