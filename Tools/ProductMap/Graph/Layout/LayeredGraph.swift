/// Nodes in rows, with edges that lead from row to row only: where an edge spans several rows, a point in each stands for it.
///
/// Source: Sugiyama, Tagawa, Toda, "Methods for visual understanding of hierarchical system structures", 1981.
struct LayeredGraph {
  /// A node, or a point of an edge.
  struct Vertex {
    /// Nil for a point of an edge.
    let node: Int?
    let row: Int
  }

  private(set) var vertices: [Vertex]
  /// The vertices of each row, from the first row to the last, each in its order.
  var rows: [[Int]]
  /// For each vertex those of the row before to which it is joined.
  private(set) var before: [[Int]]
  /// For each vertex those of the row behind.
  private(set) var behind: [[Int]]
  /// For each edge its vertices, from the node where it begins to the one where it ends.
  private(set) var paths: [[Int]] = []

  /// Makes the points of edges.
  ///
  /// - Parameters:
  ///   - rowOfNode: for each node its row.
  ///   - count: how many rows there are.
  ///   - edges: the ends of each edge, in different rows.
  /// - Complexity: O(n + s) in the nodes and the rows that edges span.
  init(rowOfNode: [Int], count: Int, edges: [(from: Int, to: Int)]) {
    vertices = rowOfNode.enumerated().map { Vertex(node: $0.offset, row: $0.element) }
    rows = Array(repeating: [], count: count)
    before = Array(repeating: [], count: vertices.count)
    behind = before
    for (node, row) in rowOfNode.enumerated() { rows[row].append(node) }
    for edge in edges { paths.append(path(of: edge, rowOfNode)) }
  }

  private mutating func path(of edge: (from: Int, to: Int), _ rowOfNode: [Int]) -> [Int] {
    let step = rowOfNode[edge.from] < rowOfNode[edge.to] ? 1 : -1
    var path = [edge.from]
    for row in stride(from: rowOfNode[edge.from] + step, to: rowOfNode[edge.to], by: step) {
      vertices.append(Vertex(node: nil, row: row))
      before.append([])
      behind.append([])
      rows[row].append(vertices.count - 1)
      path.append(vertices.count - 1)
    }
    path.append(edge.to)
    for (one, other) in zip(path, path.dropFirst()) {
      let (upper, lower) = step > 0 ? (one, other) : (other, one)
      behind[upper].append(lower)
      before[lower].append(upper)
    }
    return path
  }
}
