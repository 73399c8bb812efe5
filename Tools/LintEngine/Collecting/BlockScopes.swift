/// What names mean that are declared in the blocks around a node.
struct BlockScopes<Meaning> {
  private var meanings: [String: [Meaning]] = [:]
  /// The names in the order of their declarations, and where in it each open block began.
  private var order: [String] = []
  private var starts: [Int] = []

  /// How many blocks are open.
  var depth: Int { starts.count }

  /// The meaning in the innermost block that has one.
  subscript(name: String) -> Meaning? { meanings[name]?.last }

  mutating func open() { starts.append(order.count) }

  mutating func close() {
    guard let start = starts.popLast() else { return }
    forget(to: start)
  }

  /// Forgets what the innermost block has declared so far.
  mutating func forget() { forget(to: starts.last ?? 0) }

  mutating func declare(_ name: String, _ meaning: Meaning) {
    meanings[name, default: []].append(meaning)
    order.append(name)
  }

  private mutating func forget(to start: Int) {
    while order.count > start {
      let name = order.removeLast()
      meanings[name]?.removeLast()
      if meanings[name]?.isEmpty == true { meanings[name] = nil }
    }
  }
}
