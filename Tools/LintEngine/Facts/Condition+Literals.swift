extension Condition {
  /// What a condition says outright: atoms whose value it settles, and the rest.
  struct Literals {
    /// The atoms that it needs to be true or false.
    fileprivate(set) var values: [Condition: Bool] = [:]
    /// What needs a closer look, all of which must hold.
    fileprivate(set) var rest: [Condition] = []
  }

  /// Takes the conjunction apart; nil where it contradicts itself outright.
  ///
  /// The clauses of a chain are a conjunction of negations, which this settles without trying anything.
  ///
  /// - Complexity: O(n) in the atoms.
  var literals: Literals? {
    var literals = Literals()
    var waiting = [(self, true)]
    while let (next, isTrue) = waiting.popLast() {
      switch next {
      case .always: if !isTrue { return nil }
      case .never: if isTrue { return nil }
      case .flag, .platform: if literals.values.updateValue(isTrue, forKey: next) == !isTrue { return nil }
      case .not(let inner): waiting.append((inner, !isTrue))
      case .all(let parts) where isTrue, .any(let parts) where !isTrue: waiting += parts.map { ($0, isTrue) }
      case .all, .any: literals.rest.append(isTrue ? next : .not(next))
      }
    }
    return literals
  }
}
