extension ModuleMap {
  /// For each node its row, from 0, the uppermost; the rows of the highest band come first.
  ///
  /// Within a band a node is above those to which it leads, as far as the longest way; an edge that closes a cycle does not
  /// count. What is too much for one row goes on in the next: between nodes of one rank there are no edges.
  ///
  /// - Parameter most: how many columns of text a row may have.
  /// - Returns: the rows of the nodes, and for each row its band.
  /// - Complexity: O(n log n) in nodes and edges.
  func rows(most: Int) -> (ofNode: [Int], bands: [Int]) {
    let ranks = ranksInBands()
    var rowOfNode = Array(repeating: 0, count: nodes.count)
    var bandOfRow: [Int] = []
    for band in bands.indices.reversed() {
      let members = nodes.indices.filter { nodes[$0].band == band }
      let byRank = Dictionary(grouping: members) { ranks[$0] }
      for rank in byRank.keys.sorted(by: >) {
        var used = 0
        bandOfRow.append(band)
        for node in byRank[rank] ?? [] {
          let width = nodes[node].columns
          if used > 0, used + width > most {
            bandOfRow.append(band)
            used = 0
          }
          used += width
          rowOfNode[node] = bandOfRow.count - 1
        }
      }
    }
    return (rowOfNode, bandOfRow)
  }

  /// The longest way from each node within its band.
  private func ranksInBands() -> [Int] {
    var successors = Array(repeating: [Int](), count: nodes.count)
    for edge in edges where nodes[edge.from].band == nodes[edge.to].band { successors[edge.from].append(edge.to) }
    let order = withoutClosingEdges(&successors)
    var ranks = Array(repeating: 0, count: nodes.count)
    for node in order { for next in successors[node] { ranks[node] = max(ranks[node], ranks[next] + 1) } }
    return ranks
  }

  /// Takes away each edge that leads back to where a search in depth came from.
  ///
  /// - Returns: the nodes, each behind those to which it leads.
  private func withoutClosingEdges(_ successors: inout [[Int]]) -> [Int] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: successors.count)
    var kept = Array(repeating: [Int](), count: successors.count)
    var order: [Int] = []
    for start in successors.indices where states[start] == .new {
      var path = [(node: start, next: 0)]
      states[start] = .open
      while let (node, next) = path.last {
        guard next < successors[node].count else {
          states[node] = .done
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let other = successors[node][next]
        guard states[other] != .open else { continue }
        kept[node].append(other)
        if states[other] == .new {
          states[other] = .open
          path.append((other, 0))
        }
      }
    }
    successors = kept
    return order
  }
}

extension ModuleMap.Node {
  /// How many columns of text the node takes, with what is around it.
  var columns: Int { lines.reduce(0) { max($0, $1.displayWidth) } + 5 }

  /// The name and the detail, in lines that are not too long.
  var lines: [String] { nameLines + detailLines }

  /// The name in lines.
  var nameLines: [String] { LineWrapping.lines(of: name.isEmpty ? " " : Self.cut(name), width: 30) }

  /// The detail in lines.
  var detailLines: [String] { detail.map { LineWrapping.lines(of: Self.cut($0), width: 34) } ?? [] }

  /// What would fill the drawing is not shown; the whole name is in the title of the node.
  private static func cut(_ text: String) -> String { text.count > 160 ? text.prefix(159) + "…" : text }
}
