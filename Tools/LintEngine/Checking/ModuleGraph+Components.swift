extension ModuleGraph {
  /// The sets of at least two modules each of which leads to every other one of its set.
  ///
  /// - Complexity: O(n) in the modules and their dependencies; the stack does not depend on them.
  ///
  /// Source: Tarjan, "Depth-first search and linear graph algorithms", 1972, with a stack of its own.
  package var knots: [[Int]] { Self.knots(of: successors) }

  /// The knots of any graph, given as the successors of each node.
  ///
  /// - Complexity: as that of ``knots``.
  package static func knots(of successors: [[Int]]) -> [[Int]] {
    var search = KnotSearch(successors)
    for start in successors.indices { search.visit(from: start) }
    return search.knots.map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

private struct KnotSearch {
  private let successors: [[Int]]
  private(set) var knots: [[Int]] = []
  /// In which order each was found, from 1; 0 for one that was not found.
  private var order: [Int]
  /// The first found that each reaches.
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  /// The path to where the search is, each with the number of successors that were looked at.
  private var path: [(node: Int, next: Int)] = []

  init(_ successors: [[Int]]) {
    self.successors = successors
    order = Array(repeating: 0, count: successors.count)
    lowest = order
    isOpen = Array(repeating: false, count: successors.count)
  }

  mutating func visit(from start: Int) {
    guard order[start] == 0 else { return }
    enter(start)
    while let (node, next) = path.last {
      if next < successors[node].count {
        path[path.count - 1].next += 1
        let other = successors[node][next]
        if order[other] == 0 {
          enter(other)
        } else if isOpen[other] {
          lowest[node] = min(lowest[node], order[other])
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == order[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    count += 1
    order[node] = count
    lowest[node] = count
    isOpen[node] = true
    open.append(node)
    path.append((node, 0))
  }

  private mutating func close(_ node: Int) {
    var knot: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      knot.append(last)
      if last == node { break }
    }
    if knot.count > 1 { knots.append(knot) }
  }
}
