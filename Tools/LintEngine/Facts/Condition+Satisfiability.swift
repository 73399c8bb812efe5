extension Condition {
  /// Whether some build makes the condition true.
  ///
  /// - Parameter known: flags whose value is settled, such as those of one product; the others may be anything. At most one
  ///   `os(…)`, one `arch(…)`, one `targetEnvironment(…)` and one `objectFormat(…)` hold at a time.
  /// - Returns: false only where no build can make it true; true where it has too many atoms to try them all (more than
  ///   16 different ones, or more than 256 in all).
  /// - Complexity: O(2ⁿ) in the different atoms that are neither known nor settled by the condition itself, at most 16.
  package func canHold(where known: [String: Bool] = [:]) -> Bool {
    // A long chain of clauses has long conditions, and each of them is asked about.
    guard !isLarger(than: 256) else { return true }
    guard let literals = substituting(known).literals else { return false }
    let needed = literals.values.filter(\.value).map(\.key)
    guard Self.isPossible(needed) else { return false }
    var atoms: [Condition] = []
    for atom in literals.rest.flatMap(\.atoms) where literals.values[atom] == nil && !atoms.contains(atom) {
      atoms.append(atom)
    }
    guard atoms.count <= 16 else { return true }
    return (0..<(1 << atoms.count)).contains { bits in
      let isTrue = { (atom: Condition) in
        literals.values[atom] ?? atoms.firstIndex(of: atom).map { bits & (1 << $0) != 0 } ?? false
      }
      return Self.isPossible(needed + atoms.filter(isTrue)) && literals.rest.allSatisfy { $0.evaluate(isTrue) }
    }
  }

  private func substituting(_ known: [String: Bool]) -> Condition {
    switch self {
    case .flag(let name): known[name].map { $0 ? .always : .never } ?? self
    case .not(let inner): .not(inner.substituting(known))
    case .all(let parts): .all(parts.map { $0.substituting(known) })
    case .any(let parts): .any(parts.map { $0.substituting(known) })
    default: self
    }
  }

  private func evaluate(_ isTrue: (Condition) -> Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .flag, .platform: isTrue(self)
    case .not(let inner): !inner.evaluate(isTrue)
    case .all(let parts): parts.allSatisfy { $0.evaluate(isTrue) }
    case .any(let parts): parts.contains { $0.evaluate(isTrue) }
    }
  }

  /// Of the questions that have one answer, at most one is answered with yes.
  private static func isPossible(_ held: [Condition]) -> Bool {
    ["os(", "arch(", "targetEnvironment(", "objectFormat("].allSatisfy { question in
      held.count { if case .platform(let text) = $0 { text.hasPrefix(question) } else { false } } <= 1
    }
  }
}
