extension ModuleGraph {
  /// So many cycles are told of one knot of modules; once they are gone, others show.
  static let maximumCycles = 64

  /// Cycles that together contain every dependency within a knot of modules, each as short as can be and beginning at its
  /// first name.
  ///
  /// All cycles could be exponentially many; these are at most as many as there are dependencies, and no cycle is left once
  /// none of them is.
  ///
  /// - Complexity: O(n) in the dependencies of a knot for each cycle, of which there are at most ``maximumCycles`` a knot.
  var cycles: [[Int]] {
    knots.flatMap { knot -> [[Int]] in
      let members = Set(knot)
      var covered: Set<[Int]> = []
      var cycles: [[Int]] = []
      for from in knot {
        for to in successors[from] where members.contains(to) && !covered.contains([from, to]) {
          guard cycles.count < Self.maximumCycles else { return cycles }
          let cycle = rotated([from] + shortestPath(from: to, to: from, within: members).dropLast())
          for (from, to) in steps(of: cycle) { covered.insert([from, to]) }
          cycles.append(cycle)
        }
      }
      return cycles
    }
  }

  /// Each module of a cycle with the one that it depends on.
  func steps(of cycle: [Int]) -> [(from: Int, to: Int)] {
    Array(zip(cycle, cycle.dropFirst() + cycle.prefix(1)))
  }

  /// The modules on a shortest way, both ends included.
  private func shortestPath(from start: Int, to end: Int, within members: Set<Int>) -> [Int] {
    var previous: [Int: Int] = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count, previous[end] == nil {
      let node = queue[next]
      next += 1
      for other in successors[node] where members.contains(other) && previous[other] == nil {
        previous[other] = node
        queue.append(other)
      }
    }
    var path = [end]
    while let last = path.last, last != start, let before = previous[last] { path.append(before) }
    return path.reversed()
  }

  private func rotated(_ cycle: [Int]) -> [Int] {
    guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }
}
