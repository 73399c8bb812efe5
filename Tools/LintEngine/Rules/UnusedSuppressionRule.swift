/// Comments that hide nothing.
enum UnusedSuppressionRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "unused-suppression", "a comment that hides no finding", severity: .warning,
    why: """
      The fault is gone, or the comment stands at another node than its author believes. Left in place, it would hide the next \
      fault there. A comment at the end of a line, behind code, stands before nothing: that is what `:this` is for.
      """,
    bad: """
      // servicekit:ignore:file suppression-without-reason - older than the rule
      let pageSize = 20
      """,
    good: """
      let pageSize = 20
      """)

  /// Nothing: only the list of findings knows what a comment has hidden.
  static func findings(in facts: ProjectFacts) -> [Finding] { [] }

  /// What there is to say of a comment.
  ///
  /// - Parameters:
  ///   - suppression: the comment.
  ///   - path: its file.
  ///   - rules: those of the rules named in it that ran and of which it hid nothing.
  /// - Returns: the finding, at the comment.
  static func finding(_ suppression: SuppressionFact, in path: String, of rules: [String]) -> Finding {
    let names = rules.map { "'\($0)'" }.listed
    let stands = !suppression.covered.isEmpty
    return Finding(
      description, at: Place(path, suppression.position),
      stands ? "this suppression of \(names) hides nothing" : "this suppression of \(names) stands before nothing",
      waysOut: stands
        ? [rules.count < suppression.rules.count ? "Remove \(names) from it." : "Remove it."]
        : [
          "Write 'servicekit:ignore:this' for its own line, or 'servicekit:ignore:file' for the file.",
          "Put it on a line of its own before the code.", "Remove it.",
        ],
      subject: "\(suppression.written) \(rules.joined(separator: ", "))")
  }
}
