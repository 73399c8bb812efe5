/// Findings that a team knows of and has put off: new ones are reported, these are not.
package struct Baseline: Hashable, Sendable {
  /// The layout of the file; another one is refused.
  package static let currentSchemaVersion = 1

  /// How often a finding is known.
  package struct Entry: Hashable, Sendable {
    package var key: BaselineKey
    package var count: Int
    /// Where it stands in the file.
    package var position: SourcePosition

    package init(_ key: BaselineKey, count: Int, position: SourcePosition = .start) {
      self.key = key
      self.count = count
      self.position = position
    }
  }

  /// The file; empty where it was not read from one.
  package var path: String
  package var entries: [Entry]

  package init(path: String = "", entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// The baseline that hides what a run found, what the former one hid included.
  ///
  /// - Parameters:
  ///   - result: the run.
  ///   - former: the baseline that is replaced; what it says of rules that did not run is kept.
  package init(_ result: LintResult, replacing former: Baseline? = nil) {
    var counts: [BaselineKey: Int] = [:]
    // What is wrong with the former file is not carried into the new one.
    for finding in result.findings + result.baselined where finding.rule != StaleBaselineRule.description.identifier {
      counts[BaselineKey(finding), default: 0] += 1
    }
    for entry in former?.entries ?? [] where !result.rules.contains(entry.key.rule) && Rules.rule(entry.key.rule) != nil
    {
      counts[entry.key, default: 0] += entry.count
    }
    self.init(entries: counts.map { Entry($0.key, count: $0.value) }.sorted { $0.key < $1.key })
  }

  /// Parts findings into those that are new, those that are known, and entries that no longer occur.
  ///
  /// Of more equal findings than the file knows, the first ones are taken for the known ones.
  ///
  /// - Parameters:
  ///   - findings: in order.
  ///   - rules: the rules that ran; entries of others may still occur.
  /// - Returns: an entry that occurs less often than it says, with the difference as its count, among the last.
  /// - Complexity: O(n) in the findings and the entries.
  package func apply(
    to findings: [Finding], of rules: Set<String>
  ) -> (new: [Finding], known: [Finding], stale: [Entry]) {
    var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings {
      let key = BaselineKey(finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    let stale = entries.compactMap { entry -> Entry? in
      guard let count = left.removeValue(forKey: entry.key), count > 0, rules.contains(entry.key.rule) else {
        return nil
      }
      return Entry(entry.key, count: count, position: entry.position)
    }
    return (new, known, stale)
  }
}
