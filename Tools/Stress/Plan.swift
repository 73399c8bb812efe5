import SeededNumbers

/// What the factories of one round do: whom they need, when they fail, whether there is none.
struct Plan: Sendable {
  /// What one factory does.
  struct Node: Sendable {
    /// The nodes that it looks up, in order.
    var needs: [Int] = []
    /// How many of its first runs in a registry throw.
    var failures = 0
    /// It answers "none in this run".
    var isAbsent = false
    /// Microseconds that it takes.
    var time: UInt32 = 0
  }

  var nodes: [Node]
  /// Factories may need one another in rings, so lookups may end in the error of a cycle.
  let hasRings: Bool

  init(using random: inout SeededGenerator) {
    hasRings = random.once(in: 3)
    nodes = Array(repeating: Node(), count: Kind.count)
    for number in nodes.indices {
      nodes[number].time = random.once(in: 3) ? UInt32.random(in: 0...400, using: &random) : 0
      nodes[number].isAbsent = random.once(in: 8)
      nodes[number].failures = random.once(in: 5) ? Int.random(in: 1...3, using: &random) : 0
      let reachable = Kind.reachable(from: number).filter { hasRings || $0 > number }
      for other in reachable where random.once(in: 3) { nodes[number].needs.append(other) }
      nodes[number].needs.shuffle(using: &random)
    }
  }

  /// The nodes, and what they may need.
  enum Kind {
    static let services = 0..<6
    static let common = 6..<9
    static let own = 9..<13
    static let fresh = 13
    static let count = 14

    /// In a ring-free plan a node needs only later ones, so services come last to be needed: theirs is the lowest layer.
    static func reachable(from number: Int) -> [Int] {
      if services.contains(number) { return Array(services) }
      if common.contains(number) { return Array(common) }
      return Array(own) + [fresh]
    }
  }
}
