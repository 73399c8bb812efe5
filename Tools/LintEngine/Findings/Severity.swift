/// How much a finding counts.
package enum Severity: String, Codable, Comparable, CaseIterable, Sendable {
  /// Shown; does not fail a run, unless that is strict.
  case warning
  /// Fails a run.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
