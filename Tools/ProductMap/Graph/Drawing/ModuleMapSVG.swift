internal import LintEngine

/// A map as a drawing that needs nothing else: one file, light or dark as its surroundings.
///
/// What is wrong is red, dashed and labelled, so that it shows without colours, too.
package struct ModuleMapSVG {
  private let map: ModuleMap
  private let layout: MapLayout

  /// Lays the map out.
  ///
  /// - Complexity: O(n log n) in nodes, edges and the rows that edges span.
  package init(_ map: ModuleMap) {
    self.map = map
    layout = MapLayout(map)
  }

  /// The text of the file.
  package var text: String {
    let footer = LineWrapping.lines(of: TerminalText.escaped(map.summary), width: max(40, Int(layout.width / 7)))
    let height = layout.height + Double(footer.count) * 18 + 12
    let width = max(layout.width, 320)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
      width="\(Self.number(width))" height="\(Self.number(height))" role="img" aria-labelledby="title summary">
      <title id="title">\(Self.escaped(map.title))</title>
      <desc id="summary">\(Self.escaped(map.summary))</desc>
      \(Self.style)
      \(Self.markers)
      <rect class="page" width="100%" height="100%"/>

      """
    for (number, box) in layout.bands.enumerated() where map.hasNodes(inBand: number) { text += band(box) }
    // What is wrong lies on top.
    let order = map.edges.indices.sorted {
      (map.edges[$0].problems.isEmpty ? 0 : 1, $0) < (map.edges[$1].problems.isEmpty ? 0 : 1, $1)
    }
    for edge in order { text += line(edge) }
    for (number, box) in layout.bands.enumerated() where map.hasNodes(inBand: number) {
      text += title(box, map.bands[number])
    }
    for node in map.nodes.indices { text += box(node) }
    for edge in order { text += label(edge) }
    for (number, line) in footer.enumerated() {
      let y = layout.height + 12 + Double(number) * 18
      text += "<text class=\"note\" x=\"16\" y=\"\(Self.number(y))\">\(Self.escaped(line))</text>\n"
    }
    return text + "</svg>\n"
  }

  // MARK: - Parts

  private func band(_ box: MapLayout.Box) -> String {
    """
    <rect class="band" x="\(Self.number(box.x))" y="\(Self.number(box.y))" width="\(Self.number(box.width))" \
    height="\(Self.number(box.height))" rx="8"/>

    """
  }

  private func title(_ box: MapLayout.Box, _ name: String) -> String {
    let (x, y) = (Self.number(box.x + 10), Self.number(box.y + 18))
    return "<text class=\"title\" x=\"\(x)\" y=\"\(y)\">\(Self.escaped(name))</text>\n"
  }

  private func box(_ number: Int) -> String {
    let node = map.nodes[number]
    let box = layout.boxes[number]
    let faults = node.problems.map(\.words)
    let about =
      [node.name, node.detail, node.place?.text, faults.isEmpty ? nil : faults.joined(separator: ", ")]
      .compactMap(\.self)
      + (node.products.isEmpty ? [] : ["in \(node.products.joined(separator: ", "))"])
    let corner = node.kind == .adapterProtocol || node.kind == .action ? box.height / 2 : 6
    var text = """
      <g class="node \(node.kind.rawValue)\(faults.isEmpty ? "" : " wrong")">\
      <title>\(Self.escaped(about.joined(separator: "\n")))</title>\
      <rect x="\(Self.number(box.x))" y="\(Self.number(box.y))" width="\(Self.number(box.width))" \
      height="\(Self.number(box.height))" rx="\(Self.number(min(corner, 16)))"/>
      """
    let names = node.nameLines
    for (line, words) in (names + node.detailLines).enumerated() {
      let y = box.y + 7 + MapLayout.lineHeight * (Double(line) + 0.78)
      let isDetail = line >= names.count
      text +=
        "<text\(isDetail ? " class=\"detail\"" : "") x=\"\(Self.number(box.middle.x))\" y=\"\(Self.number(y))\">"
        + "\(Self.escaped(words))</text>"
    }
    return text + "</g>\n"
  }

  private func line(_ number: Int) -> String {
    let edge = map.edges[number]
    let points = layout.paths[number]
    var path = "M\(Self.point(points[0]))"
    for (one, other) in zip(points, points.dropFirst()) {
      let (first, second) = layout.controls(from: one, to: other)
      path += "C\(Self.point(first)) \(Self.point(second)) \(Self.point(other))"
    }
    let isWrong = !edge.problems.isEmpty
    let style = isWrong ? "wrong" : edge.kind == .depends ? "declared" : "plain"
    let (from, to) = (map.nodes[edge.from].name, map.nodes[edge.to].name)
    let label = map.label(of: edge).map { " (\($0))" } ?? ""
    let about = ["\(from) \(edge.kind.words) \(to)\(label)", edge.place?.text].compactMap(\.self)
    return """
      <path class="edge \(style)" d="\(path)" marker-end="url(#\(isWrong ? "wrong" : "arrow"))">\
      <title>\(Self.escaped(about.joined(separator: "\n")))</title></path>

      """
  }

  private func label(_ number: Int) -> String {
    guard let words = map.label(of: map.edges[number]) else { return "" }
    let points = layout.paths[number]
    let middle = points.count / 2
    let (one, other) = (points[middle - 1], points[middle])
    // Labels of edges beside one another are at different heights.
    let share = [0.5, 0.32, 0.68][number % 3]
    let (middleOfText, y) = layout.point(at: share, from: one, to: other)
    let half = Double(words.displayWidth) * 3.4 + 6
    let x = max(half, min(middleOfText, layout.width - half))
    let style = map.edges[number].problems.isEmpty ? "label" : "label wrong"
    return
      "<text class=\"\(style)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y + 4))\">\(Self.escaped(words))</text>\n"
  }

  // MARK: - Text

  private static func point(_ point: MapLayout.Point) -> String { "\(number(point.x)),\(number(point.y))" }

  /// A tenth of a pixel is as fine as anybody sees.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let fraction = abs(tenths % 10)
    let sign = tenths < 0 && tenths > -10 ? "-" : ""
    return fraction == 0 ? "\(tenths / 10)" : "\(sign)\(tenths / 10).\(fraction)"
  }

  /// Text within an element: what cannot be seen is written out, what has a meaning is escaped.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      TerminalText.escaped(String(line)).reduce(into: "") { escaped, character in
        switch character {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        default: escaped.append(character)
        }
      }
    }.joined(separator: "\n")
  }

  private static let markers = """
    <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
    <path class="head" d="M0,0.5L7.5,4L0,7.5Z"/></marker>\
    <marker id="wrong" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">\
    <path class="head wrong" d="M0,0.5L7.5,4L0,7.5Z"/></marker></defs>
    """

  private static let style = """
    <style>
    svg{--page:#ffffff;--band:#f3f5f8;--rim:#d4dae2;--ink:#1c2430;--quiet:#56616f;--box:#ffffff;--line:#8793a3;\
    --product:#e3ecfb;--productRim:#5b83c4;--middle:#eef7ee;--middleRim:#5c9a63;--bad:#c1121f;\
    font:13px ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    @media(prefers-color-scheme:dark){svg{--page:#14181d;--band:#1b2128;--rim:#323c47;--ink:#e4e9ef;--quiet:#9aa7b5;\
    --box:#232b34;--line:#71808f;--product:#22344f;--productRim:#6d9be0;--middle:#20352a;--middleRim:#66a873;--bad:#ff6b6b}}
    .page{fill:var(--page)}
    .band{fill:var(--band);stroke:var(--rim)}
    .title{fill:var(--quiet);font-weight:600;font-size:12px;paint-order:stroke;stroke:var(--band);stroke-width:5px}
    .node rect{fill:var(--box);stroke:var(--line)}
    .node text{fill:var(--ink);text-anchor:middle}
    .node .detail{fill:var(--quiet);font-size:11px}
    .product rect{fill:var(--product);stroke:var(--productRim);stroke-width:1.5}
    .protocol rect,.action rect{fill:var(--middle);stroke:var(--middleRim)}
    .node.wrong rect{stroke:var(--bad);stroke-width:2.5;stroke-dasharray:7 3}
    .edge{fill:none;stroke:var(--line);stroke-width:1.2}
    .edge.declared{stroke-dasharray:2 3}
    .edge.wrong{stroke:var(--bad);stroke-width:2.2;stroke-dasharray:7 4}
    .edge:hover{stroke:var(--ink);stroke-width:2.4}
    .head{fill:var(--line)}
    .head.wrong{fill:var(--bad)}
    .label{fill:var(--quiet);text-anchor:middle;font-size:11px;paint-order:stroke;stroke:var(--page);stroke-width:4px;\
    stroke-linejoin:round}
    .label.wrong{fill:var(--bad);font-weight:700}
    .note{fill:var(--quiet);font-size:12px}
    </style>
    """
}

extension ModuleMap.Edge.Kind {
  /// What is said between the names of the ends.
  fileprivate var words: String {
    switch self {
    case .imports: "imports"
    case .depends: "depends on, without an import,"
    case .binds: "is bound to"
    case .needs: "needs"
    case .handles: "is handled by"
    case .sends: "sends"
    }
  }
}
