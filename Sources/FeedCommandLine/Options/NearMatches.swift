/// The names that somebody may have meant.
struct NearMatches {
  /// The known names within reach of the mistake, nearest first.
  let names: [String]

  /// Every known name, in the order given.
  let known: [String]

  /// Looks for names that need at most one change in three letters.
  init(_ mistake: String, among known: [String]) {
    let reach = max(1, mistake.count / 3)
    let near = known.enumerated()
      .map { (distance: Self.distance(mistake, $0.element), index: $0.offset, name: $0.element) }
      .filter { $0.distance <= reach }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    self.names = near.map(\.name)
    self.known = known
  }

  /// The second half of an error message: what was probably meant, or what there is.
  var suggestion: String {
    names.isEmpty
      ? "known are \(known.joined(separator: ", "))" : "did you mean \(names.prefix(3).joined(separator: " or "))?"
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two texts (optimal string
  /// alignment).
  ///
  /// - Complexity: O(*n* × *m*).
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var best = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
