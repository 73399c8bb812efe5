/// The names that somebody may have meant who wrote one that is not known.
package struct NearNames {
  /// The nearest first, at most three, in quotation marks.
  package let near: [String]
  private let known: [String]

  /// Looks for names that need at most one change in three letters.
  ///
  /// - Complexity: O(n · m) in the letters of the mistake and of all names; a mistake of more than 100 letters is like none.
  package init(_ mistake: String, among known: [String]) {
    self.known = known
    let letters = mistake.unicodeScalars.prefix(101)
    guard letters.count <= 100 else {
      near = []
      return
    }
    let reach = max(1, mistake.count / 3)
    near = known.enumerated()
      .map { (distance: EditDistance.between(mistake, $0.element), index: $0.offset, name: $0.element) }
      // A name of which no letter would stay is not near, as one digit is to another.
      .filter { $0.distance <= reach && $0.distance < max(mistake.count, $0.name.count) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(3).map { "'\($0.name)'" }
  }

  /// The second half of a message: what was probably meant, or what there is.
  package var suggestion: String {
    if !near.isEmpty { return "did you mean \(near.joined(separator: " or "))?" }
    return known.isEmpty ? "none is known" : "known are \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
