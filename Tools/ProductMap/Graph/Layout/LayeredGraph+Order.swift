extension LayeredGraph {
  private static let sweeps = 16

  /// Orders each row so that fewer edges cross: by the mean place of what a vertex is joined to, row after row, down and up.
  ///
  /// Of all orders that were met the one with the fewest crossings is taken, and the first of those.
  ///
  /// - Complexity: O(n log n) in vertices and edges.
  mutating func reduceCrossings() {
    var places = Array(repeating: 0, count: vertices.count)
    func note(_ row: [Int]) { for (place, vertex) in row.enumerated() { places[vertex] = place } }
    for row in rows { note(row) }
    var best = rows
    var fewest = crossings(places)
    for sweep in 0..<Self.sweeps where fewest > 0 {
      let isDown = sweep % 2 == 0
      for index in isDown ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed() {
        let joined = isDown ? before : behind
        let means = rows[index].map { vertex -> Double in
          let others = joined[vertex]
          guard !others.isEmpty else { return Double(places[vertex]) }
          return Double(others.reduce(0) { $0 + places[$1] }) / Double(others.count)
        }
        let order = rows[index].indices.sorted { (means[$0], $0) < (means[$1], $1) }
        rows[index] = order.map { rows[index][$0] }
        note(rows[index])
      }
      let count = crossings(places)
      if count < fewest {
        fewest = count
        best = rows
      }
    }
    rows = best
  }

  /// How many pairs of edges between neighbouring rows cross.
  ///
  /// Source: Barth, Jünger, Mutzel, "Simple and efficient bilayer cross counting", 2002.
  private func crossings(_ places: [Int]) -> Int {
    var count = 0
    for (row, next) in zip(rows, rows.dropFirst()) {
      var sums = Array(repeating: 0, count: next.count + 1)
      var total = 0
      for vertex in row {
        let ends = behind[vertex].map { places[$0] }.sorted()
        // Those that were met before and end further on cross this one.
        for end in ends {
          var before = 0
          var index = end + 1
          while index > 0 {
            before += sums[index]
            index -= index & -index
          }
          count += total - before
        }
        for end in ends {
          total += 1
          var index = end + 1
          while index < sums.count {
            sums[index] += 1
            index += index & -index
          }
        }
      }
    }
    return count
  }
}
