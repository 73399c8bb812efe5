/// Where everything of a map is on its drawing.
struct MapLayout {
  /// A point, in pixels.
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// A rectangle, in pixels.
  struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
  }

  /// For each node.
  private(set) var boxes: [Box] = []
  /// For each edge the points that it goes through, from its beginning to its end.
  private(set) var paths: [[Point]] = []
  /// For each band; without an extent where nothing is in it.
  private(set) var bands: [Box] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// Rows go from left to right, and not from top to bottom.
  let isSideways: Bool

  static let lineHeight = 15.0
  static let columnWidth = 7.4
  private static let bandTitle = 24.0
  private static let padding = 16.0

  /// Lays a map out: modules from top to bottom, adapters and actions from left to right.
  ///
  /// - Complexity: O(n log n) in nodes, edges and the rows that edges span.
  init(_ map: ModuleMap) {
    isSideways = map.kind != .modules
    let rows = map.rows(most: isSideways ? .max : 190)
    var graph = LayeredGraph(
      rowOfNode: rows.ofNode, count: rows.bands.count, edges: map.edges.map { ($0.from, $0.to) })
    graph.reduceCrossings()
    var sizes = map.nodes.map(Self.size)
    if isSideways {
      // A column of boxes of one width is easier to read down.
      for band in map.bands.indices {
        let members = map.nodes.indices.filter { map.nodes[$0].band == band }
        let widest = members.reduce(0) { max($0, sizes[$1].width) }
        for node in members { sizes[node].width = widest }
      }
    }
    let isSideways = isSideways
    let along = graph.vertices.map { vertex in
      vertex.node.map { isSideways ? sizes[$0].height : sizes[$0].width } ?? 4
    }
    let middles = graph.middles(sizes: along, gap: isSideways ? 12 : 22)
    place(map, graph, rows.bands, sizes, middles)
  }

  private static func size(_ node: ModuleMap.Node) -> (width: Double, height: Double) {
    (Double(node.columns) * columnWidth, Double(node.lines.count) * lineHeight + 14)
  }

  private mutating func place(
    _ map: ModuleMap, _ graph: LayeredGraph, _ bandOfRow: [Int], _ sizes: [(width: Double, height: Double)],
    _ middles: [Double]
  ) {
    // Along the rows, and from row to row.
    let length = graph.vertices.indices.reduce(0.0) { longest, vertex in
      let size = graph.vertices[vertex].node.map { isSideways ? sizes[$0].height : sizes[$0].width } ?? 4
      return max(longest, middles[vertex] + size / 2)
    }
    let start = isSideways ? Self.bandTitle + Self.padding : Self.padding
    var depth = Self.padding
    var rowMiddles: [Double] = []
    var extents = Array(repeating: (from: Double.infinity, to: -Double.infinity), count: map.bands.count)
    for (row, vertices) in graph.rows.enumerated() {
      let thickness = vertices.compactMap { graph.vertices[$0].node }.reduce(24.0) {
        max($0, isSideways ? sizes[$1].width : sizes[$1].height)
      }
      let isFirst = row == 0 || bandOfRow[row - 1] != bandOfRow[row]
      if row > 0 { depth += isFirst ? (isSideways ? 120 : 34) : rowGap(graph, row) }
      if isFirst { depth += isSideways ? Self.padding : Self.bandTitle + 6 }
      let band = bandOfRow[row]
      extents[band].from = min(extents[band].from, depth - (isSideways ? Self.padding : Self.bandTitle + 6))
      rowMiddles.append(depth + thickness / 2)
      depth += thickness
      extents[band].to = max(extents[band].to, depth + Self.padding)
      if row + 1 == graph.rows.count || bandOfRow[row + 1] != band { depth += Self.padding }
    }
    boxes = map.nodes.indices.map { node in
      let (along, across) = (start + Self.padding + middles[node], rowMiddles[graph.vertices[node].row])
      let (x, y) = isSideways ? (across, along) : (along, across)
      return Box(
        x: x - sizes[node].width / 2, y: y - sizes[node].height / 2, width: sizes[node].width,
        height: sizes[node].height)
    }
    let full = length + 2 * Self.padding
    bands = extents.map { extent in
      guard extent.from < extent.to else { return Box(x: 0, y: 0, width: 0, height: 0) }
      return isSideways
        ? Box(x: extent.from, y: Self.padding, width: extent.to - extent.from, height: full + Self.bandTitle)
        : Box(x: Self.padding, y: extent.from, width: full, height: extent.to - extent.from)
    }
    width = isSideways ? depth + Self.padding : full + 2 * Self.padding
    height = isSideways ? full + Self.bandTitle + 2 * Self.padding : depth + Self.padding
    paths = ports(map, graph, start + Self.padding, middles, rowMiddles)
  }

  /// Rows between which many edges change places are further apart.
  private func rowGap(_ graph: LayeredGraph, _ row: Int) -> Double {
    let count = graph.rows[row].reduce(0) { $0 + graph.before[$1].count }
    return 38 + min(60, Double(count) * 1.5)
  }

  /// The points of edges; those of one node begin and end side by side, in the order of where they lead.
  private func ports(
    _ map: ModuleMap, _ graph: LayeredGraph, _ start: Double, _ middles: [Double], _ rowMiddles: [Double]
  ) -> [[Point]] {
    struct Side: Hashable {
      let node: Int
      let isAfter: Bool
    }
    func point(_ along: Double, _ across: Double) -> Point {
      isSideways ? Point(x: across, y: along) : Point(x: along, y: across)
    }
    var ends: [Side: [(edge: Int, isStart: Bool, toward: Double)]] = [:]
    for (edge, path) in graph.paths.enumerated() {
      for (isStart, node, next) in [(true, path[0], path[1]), (false, path[path.count - 1], path[path.count - 2])] {
        let isAfter = graph.vertices[next].row > graph.vertices[node].row
        ends[Side(node: node, isAfter: isAfter), default: []].append((edge, isStart, middles[next]))
      }
    }
    var points = graph.paths.map { path in
      path.map { point(start + middles[$0], rowMiddles[graph.vertices[$0].row]) }
    }
    for (side, list) in ends {
      let box = boxes[side.node]
      let room = (isSideways ? box.height : box.width) * 0.7
      let step = min(14, room / Double(max(1, list.count)))
      let sorted = list.sorted { ($0.toward, $0.edge) < ($1.toward, $1.edge) }
      for (place, end) in sorted.enumerated() {
        let along = start + middles[side.node] + (Double(place) - Double(sorted.count - 1) / 2) * step
        let across =
          isSideways ? (side.isAfter ? box.x + box.width : box.x) : (side.isAfter ? box.y + box.height : box.y)
        let index = end.isStart ? 0 : points[end.edge].count - 1
        points[end.edge][index] = point(along, across)
      }
    }
    return points
  }
}
