internal import RecordFormat

/// What stays the same about a finding while the code around it changes.
///
/// Lines may move, the file may move to another folder or module, declarations beside the one at fault may be renamed, and
/// further products may be affected: none of it is in the key. Findings that agree in all of it are told apart by number.
package struct BaselineKey: Hashable, Comparable, Sendable {
  package var rule: String
  /// The name of the file without its folders.
  package var file: String
  /// The declarations around the place; empty at file scope.
  package var context: String
  /// What is at fault.
  package var subject: String

  package init(rule: String, file: String, context: String, subject: String) {
    self.rule = rule
    self.file = file
    self.context = context
    self.subject = subject
  }

  /// The key of a finding.
  package init(_ finding: Finding) {
    let path = finding.place.path
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    self.init(rule: finding.rule, file: String(file), context: finding.context, subject: finding.subject)
  }

  /// Sixteen digits for machines that compare runs: the key and the number among equal ones, hashed (FNV-1a, 64 bits).
  package func fingerprint(_ ordinal: Int) -> String {
    let text = [rule, file, context, subject, String(ordinal)].joined(separator: "\0")
    let digits = String(FNV1a.hash64(text.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.rule, left.context, left.subject) < (right.file, right.rule, right.context, right.subject)
  }
}

extension LintResult {
  /// The fingerprint of each finding, in the order of the findings.
  ///
  /// Those that the baseline hides are counted first, as the baseline does, so that a baseline changes no fingerprint.
  ///
  /// - Complexity: O(n).
  package var fingerprints: [String] {
    var counts: [BaselineKey: Int] = [:]
    for finding in baselined { counts[BaselineKey(finding), default: 0] += 1 }
    return findings.map { finding in
      let key = BaselineKey(finding)
      defer { counts[key, default: 0] += 1 }
      return key.fingerprint(counts[key] ?? 0)
    }
  }
}
