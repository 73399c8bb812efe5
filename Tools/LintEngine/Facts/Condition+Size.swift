extension Condition {
  /// It is made of more flags, questions and constants than a number, each counted as often as it is in it.
  ///
  /// What descends into a condition asks this first: a long chain of clauses has conditions that are nested as deeply as it is
  /// long.
  ///
  /// - Complexity: O(limit) for the conditions of a chain; the stack does not depend on the condition.
  func isLarger(than limit: Int) -> Bool {
    var count = 0
    var waiting = [self]
    while let next = waiting.popLast() {
      switch next {
      case .always, .never, .flag, .platform: count += 1
      case .not(let inner): waiting.append(inner)
      // The last part is looked at first: in a chain the first one is that of all clauses before.
      case .all(let parts), .any(let parts): waiting += parts
      }
      if count > limit { return true }
    }
    return false
  }
}
