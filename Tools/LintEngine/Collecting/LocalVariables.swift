/// What the local names mean at the place that is being visited.
struct LocalVariables {
  private var meanings: [String: [LocalFact]] = [:]
  /// The names in the order of their declarations.
  private var names: [String] = []
  /// How many names there were when each of the open blocks began.
  private var blocks: [Int] = []

  subscript(name: String) -> LocalFact? { meanings[name]?.last }

  mutating func declare(_ name: String, _ fact: LocalFact) {
    guard !blocks.isEmpty else { return }
    meanings[name, default: []].append(fact)
    names.append(name)
  }

  mutating func openBlock() { blocks.append(names.count) }

  /// Forgets what the innermost block declared.
  mutating func closeBlock() {
    guard let count = blocks.popLast() else { return }
    while names.count > count {
      let name = names.removeLast()
      meanings[name]?.removeLast()
      if meanings[name]?.isEmpty == true { meanings[name] = nil }
    }
  }
}
