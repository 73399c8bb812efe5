extension LayeredGraph {
  private static let passes = 24

  /// The middle of each vertex along its row: near to what it is joined to, in the order of the row, and apart from its
  /// neighbours.
  ///
  /// - Parameters:
  ///   - sizes: how long each vertex is along its row.
  ///   - gap: what lies between two nodes; points of edges lie closer.
  /// - Returns: from the smallest, which leaves half of its vertex, on.
  /// - Complexity: O(n) in vertices and edges, for each of a fixed number of passes.
  func middles(sizes: [Double], gap: Double) -> [Double] {
    var middles = Array(repeating: 0.0, count: vertices.count)
    var distances: [[Double]] = []
    for row in rows {
      var from = 0.0
      var offsets: [Double] = []
      for (place, vertex) in row.enumerated() {
        if place > 0 { from += (sizes[row[place - 1]] + sizes[vertex]) / 2 + self.gap(row[place - 1], vertex, gap) }
        offsets.append(from)
        middles[vertex] = from - from / 2
      }
      distances.append(offsets)
      let shift = from / 2
      for (place, vertex) in row.enumerated() { middles[vertex] = offsets[place] - shift }
    }
    for pass in 0..<Self.passes {
      // The last passes look both ways.
      let looksBoth = pass >= Self.passes - 4
      let isDown = pass % 2 == 0
      for index in isDown ? Array(rows.indices) : rows.indices.reversed() {
        let row = rows[index]
        let wishes = row.map { vertex in
          wish(
            of: vertex, middles, looksBoth || isDown ? before[vertex] : [], looksBoth || !isDown ? behind[vertex] : [])
        }
        let placed = Self.apart(wishes, distances[index])
        for (place, vertex) in row.enumerated() { middles[vertex] = placed[place] }
      }
    }
    let least = vertices.indices.reduce(Double.infinity) { min($0, middles[$1] - sizes[$1] / 2) }
    return middles.map { $0 - (least.isFinite ? least : 0) }
  }

  private func gap(_ one: Int, _ other: Int, _ gap: Double) -> Double {
    vertices[one].node == nil && vertices[other].node == nil ? gap / 3 : gap
  }

  /// Where a vertex would like to be, and how much.
  private func wish(
    of vertex: Int, _ middles: [Double], _ before: [Int], _ behind: [Int]
  ) -> (middle: Double, weight: Double) {
    var sum = 0.0
    var weight = 0.0
    for other in before + behind {
      // Long edges are to be straight.
      let isPoint = vertices[vertex].node == nil
      let own = isPoint && vertices[other].node == nil ? 8.0 : isPoint || vertices[other].node == nil ? 2.0 : 1.0
      sum += own * middles[other]
      weight += own
    }
    return weight > 0 ? (sum / weight, weight) : (middles[vertex], 0.1)
  }

  /// The places nearest to the wishes that are in order and as far apart as they must be.
  ///
  /// With the distances taken away this is isotonic regression, which is solved by pooling adjacent violators.
  ///
  /// Source: Barlow, Bartholomew, Bremner, Brunk, "Statistical Inference under Order Restrictions", 1972, 1.2.
  private static func apart(_ wishes: [(middle: Double, weight: Double)], _ distances: [Double]) -> [Double] {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for (wish, distance) in zip(wishes, distances) {
      var pool = (sum: (wish.middle - distance) * wish.weight, weight: wish.weight, count: 1)
      while let last = pools.last, last.sum / last.weight > pool.sum / pool.weight {
        pool = (last.sum + pool.sum, last.weight + pool.weight, last.count + pool.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let means = pools.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
    return zip(means, distances).map { $0 + $1 }
  }
}
