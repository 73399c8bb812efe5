extension Condition {
  /// The flags and questions in it are more than a number, each counted as often as it is written.
  ///
  /// - Complexity: O(limit), and the stack does not depend on the condition, where later clauses are nested to the right.
  func hasAtoms(moreThan limit: Int) -> Bool {
    var count = 0
    var waiting = [self]
    while let next = waiting.popLast() {
      switch next {
      case .always, .never: break
      case .flag, .platform: count += 1
      case .not(let inner): waiting.append(inner)
      case .all(let parts), .any(let parts): waiting += parts
      }
      if count > limit { return true }
    }
    return false
  }
}
