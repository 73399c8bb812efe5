internal import LintEngine

/// A map as a flow chart of Mermaid, which code hosts and wikis draw.
package struct ModuleMapMermaid {
  private let map: ModuleMap

  package init(_ map: ModuleMap) { self.map = map }

  /// The text of the chart.
  ///
  /// - Complexity: O(n) in nodes and edges.
  package var text: String {
    var lines = ["%% \(Self.comment(map.summary))", "flowchart \(map.kind == .modules ? "TB" : "LR")"]
    for band in map.bands.indices.reversed() where map.hasNodes(inBand: band) {
      lines.append("  subgraph b\(band)[\"\(Self.label(map.bands[band]))\"]")
      for (number, node) in map.nodes.enumerated() where node.band == band {
        lines.append("    n\(number)\(Self.shape(of: node))")
      }
      lines.append("  end")
    }
    var wrong: [Int] = []
    for (number, edge) in map.edges.enumerated() {
      let label = map.label(of: edge).map { "|\"\(Self.label($0))\"|" } ?? ""
      let arrow = edge.problems.isEmpty && edge.kind != .depends ? "-->" : "-.->"
      lines.append("  n\(edge.from) \(arrow)\(label) n\(edge.to)")
      if !edge.problems.isEmpty { wrong.append(number) }
    }
    if !wrong.isEmpty {
      lines.append("  linkStyle \(wrong.map(String.init).joined(separator: ",")) stroke:#c62828,stroke-width:2px")
    }
    let faulty = map.nodes.indices.filter { !map.nodes[$0].problems.isEmpty }
    if !faulty.isEmpty {
      lines.append("  classDef wrong stroke:#c62828,stroke-width:3px,stroke-dasharray:6 3")
      lines.append("  class \(faulty.map { "n\($0)" }.joined(separator: ",")) wrong")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func shape(of node: ModuleMap.Node) -> String {
    let text = ([node.name] + [node.detail].compactMap(\.self) + node.problems.map { "! \($0.words)" })
      .map(label).joined(separator: "<br>")
    switch node.kind {
    case .adapterProtocol, .action: return "([\"\(text)\"])"
    case .product: return "[[\"\(text)\"]]"
    default: return "[\"\(text)\"]"
    }
  }

  /// Letters, digits and what has no meaning stay; everything else is written as the number of its character.
  private static func label(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "/", "+", "=": escaped.unicodeScalars.append(scalar)
      default:
        let isLetter = !scalar.isASCII && scalar.properties.isAlphabetic
        escaped += isLetter ? String(scalar) : "#\(scalar.value);"
      }
    }
  }

  /// A comment that begins with a brace would be a directive.
  private static func comment(_ text: String) -> String {
    TerminalText.escaped(text).replacing("{", with: "(").replacing("}", with: ")")
  }
}
