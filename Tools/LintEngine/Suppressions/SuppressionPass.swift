/// Takes the findings away that comments hide, and remembers which comments did.
struct SuppressionPass {
  /// A rule that a comment names.
  struct Mention: Hashable {
    /// The number of the comment among all comments.
    let comment: Int
    let rule: String
  }

  private struct Key: Hashable {
    let path: String
    let rule: String
  }

  private struct Reach {
    let mention: Mention
    let covered: Range<Int>
  }

  /// Every comment with its file, in the order of paths and places.
  let comments: [(path: String, suppression: SuppressionFact)]
  private let reaches: [Key: [Reach]]
  /// The mentions that have hidden something.
  private(set) var used: Set<Mention> = []

  init(_ facts: ProjectFacts) {
    comments = facts.modules.flatMap(\.files).flatMap { file in
      file.suppressions.map { (path: file.path, suppression: $0) }
    }
    var reaches: [Key: [Reach]] = [:]
    for (number, comment) in comments.enumerated() where !comment.suppression.covered.isEmpty {
      for rule in comment.suppression.rules {
        reaches[Key(path: comment.path, rule: rule), default: []].append(
          Reach(mention: Mention(comment: number, rule: rule), covered: comment.suppression.covered))
      }
    }
    self.reaches = reaches.mapValues { $0.sorted { $0.covered.lowerBound < $1.covered.lowerBound } }
  }

  /// Parts findings into those that remain and those that a comment hides.
  ///
  /// Of several comments that hide one finding each counts as used.
  ///
  /// - Complexity: O(n log n) in the findings and the comments, however they overlap.
  mutating func apply(to findings: [Finding]) -> (shown: [Finding], hidden: [Finding]) {
    guard !reaches.isEmpty else { return (findings, []) }
    var hidden: Set<Int> = []
    let indices = Dictionary(grouping: findings.indices) { Key(path: findings[$0].place.path, rule: findings[$0].rule) }
    for (key, reaches) in reaches {
      guard let found = indices[key] else { continue }
      let offsets = found.map { (index: $0, offset: findings[$0].place.position.offset) }.sorted {
        $0.offset < $1.offset
      }
      var waiting = reaches[...]
      // The furthest end of those that are used; they all begin before the finding that is looked at.
      var usedEnd = 0
      for (index, offset) in offsets {
        while let reach = waiting.first, reach.covered.lowerBound <= offset {
          waiting.removeFirst()
          guard offset < reach.covered.upperBound else { continue }
          used.insert(reach.mention)
          usedEnd = max(usedEnd, reach.covered.upperBound)
        }
        if offset < usedEnd { hidden.insert(index) }
      }
    }
    return (
      findings.indices.filter { !hidden.contains($0) }.map { findings[$0] },
      findings.indices.filter(hidden.contains).map { findings[$0] }
    )
  }
}
