extension ModuleMap {
  /// Leaves out edges that others make superfluous: those to where another edge leads, too.
  ///
  /// What something is wrong with stays, and so does what is part of a cycle.
  ///
  /// - Complexity: O(n · m / 64) in nodes and edges.
  mutating func reduce() {
    var successors = Array(repeating: [Int](), count: nodes.count)
    for edge in edges where edge.problems.isEmpty { successors[edge.from].append(edge.to) }
    let reachable = Self.reachable(successors)
    let kept = edges.filter { edge in
      guard edge.problems.isEmpty else { return true }
      return !successors[edge.from].contains { $0 != edge.to && reachable[$0].contains(edge.to) }
    }
    omittedEdges += edges.count - kept.count
    edges = kept
  }

  /// For each node those to which its edges lead, itself left out; no cycle is among them.
  private static func reachable(_ successors: [[Int]]) -> [NodeSet] {
    var reachable = Array(repeating: NodeSet(count: successors.count), count: successors.count)
    for node in topologicalOrder(successors).reversed() {
      for next in successors[node] {
        reachable[node].insert(next)
        reachable[node].formUnion(reachable[next])
      }
    }
    return reachable
  }

  /// Each node before those to which it leads.
  ///
  /// Source: Kahn, "Topological sorting of large networks", 1962. What is in a cycle is not in the result.
  static func topologicalOrder(_ successors: [[Int]]) -> [Int] {
    var waiting = Array(repeating: 0, count: successors.count)
    for next in successors.joined() { waiting[next] += 1 }
    var order = successors.indices.filter { waiting[$0] == 0 }
    var index = 0
    while index < order.count {
      for next in successors[order[index]] {
        waiting[next] -= 1
        if waiting[next] == 0 { order.append(next) }
      }
      index += 1
    }
    return order
  }
}
