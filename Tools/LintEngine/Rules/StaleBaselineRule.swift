/// Entries of a baseline that no longer occur.
enum StaleBaselineRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "stale-baseline", "a finding of the baseline that no longer occurs (a finding with `--strict` only)",
    severity: .warning,
    why: """
      What the baseline lists is not reported when it comes back. Once repaired, it should leave the file: \
      `--write-baseline` writes it anew. Without `--strict` it is only said on standard error, so that whoever repairs something \
      is not stopped by it.
      """,
    bad: """
      //// Sources/Page/Page.swift
      struct Page {}
      //// baseline.json
      {
        "schemaVersion": 1,
        "findings": [
          {"rule": "suppression-without-reason", "file": "Page.swift", "subject": "servicekit:ignore product-flag"}
        ]
      }
      """,
    good: """
      //// Sources/Page/Page.swift
      struct Page {}
      //// baseline.json
      {
        "schemaVersion": 1,
        "findings": []
      }
      """)

  /// Nothing: only the list of findings knows what a baseline has hidden.
  static func findings(in facts: ProjectFacts) -> [Finding] { [] }

  /// What there is to say of an entry.
  static func finding(_ entry: Baseline.Entry, in path: String) -> Finding {
    Finding(
      description, at: Place(path, entry.position), message(entry),
      waysOut: ["Write the baseline anew with '--write-baseline'.", "Remove the entry, or lower its count."],
      subject: "\(entry.key.rule) \(entry.key.file) \(entry.key.subject)", context: entry.key.context)
  }

  private static func message(_ entry: Baseline.Entry) -> String {
    let times = entry.count == 1 ? "" : " \(entry.count) times"
    let place = entry.key.context.isEmpty ? entry.key.file : "\(entry.key.context) in \(entry.key.file)"
    return
      "the baseline lists '\(entry.key.rule)' for '\(entry.key.subject)' at \(place)\(times), which no longer occurs"
  }
}
