/// A set of nodes, a bit each.
struct NodeSet {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ node: Int) -> Bool { words[node / 64] & (1 << UInt64(node % 64)) != 0 }

  mutating func insert(_ node: Int) { words[node / 64] |= 1 << UInt64(node % 64) }

  mutating func formUnion(_ other: NodeSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}
