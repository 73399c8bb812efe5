import Foundation
import SeededNumbers
import Testing

@testable import ProductMap

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// How maps are drawn.
struct ModuleMapDrawingTests {
  /// A map of many modules in three bands, with a cycle and an import upwards.
  private static func made(_ count: Int, seed: UInt64 = 1) -> ModuleMap {
    var numbers = SeededGenerator(seed: seed)
    let nodes = (0..<count).map {
      ModuleMap.Node(kind: .module, name: "Module\($0)", band: $0 * 3 / count, products: ["Lite"])
    }
    var edges: Set<[Int]> = [[0, count - 1], [1, 2], [2, 1]]
    for from in 3..<count { for _ in 0..<3 { edges.insert([from, Int.random(in: 0..<from, using: &numbers)]) } }
    return ModuleMap(
      kind: .modules, products: ["Lite"], bands: ["foundations", "services", "features"], nodes: nodes,
      edges: edges.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map {
        ModuleMap.Edge(
          from: $0[0], to: $0[1], kind: .imports, problems: $0 == [0, count - 1] ? [.cycle, .upward] : [])
      })
  }

  private static let hostile = ModuleMap(
    kind: .adapters, products: [MatrixTextTests.hostile], bands: ["adapters", "protocols"],
    nodes: [
      ModuleMap.Node(kind: .adapter, name: MatrixTextTests.hostile, detail: "\"]; click n0 \"javascript:x\"", band: 0),
      ModuleMap.Node(
        kind: .adapterProtocol, name: "P&Q #35;", band: 1,
        place: DeclarationPlace(module: "<b>", file: "<b>/'\".swift", line: 1), problems: [.missing]),
    ],
    edges: [ModuleMap.Edge(from: 1, to: 0, kind: .binds, products: [], problems: [.missing])])

  // MARK: - Layout

  @Test(arguments: [5, 40, 200])
  func `No two boxes lie over each other, and each is in its band`(count: Int) {
    let map = Self.made(count)
    let layout = MapLayout(map)
    for (number, box) in layout.boxes.enumerated() {
      let band = layout.bands[map.nodes[number].band]
      #expect(box.y > band.y && box.y + box.height < band.y + band.height)
      #expect(box.x > band.x && box.x + box.width < band.x + band.width)
      for other in layout.boxes.dropFirst(number + 1) {
        let isApart =
          box.x + box.width < other.x || other.x + other.width < box.x || box.y + box.height < other.y
          || other.y + other.height < box.y
        #expect(isApart)
      }
    }
  }

  @Test func `An edge begins and ends at the boxes of its nodes`() {
    let map = Self.made(40)
    let layout = MapLayout(map)
    for (edge, path) in zip(map.edges, layout.paths) {
      for (node, point) in [(edge.from, path[0]), (edge.to, path[path.count - 1])] {
        let box = layout.boxes[node]
        #expect(point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height)
      }
    }
  }

  @Test func `What leads to another is above it, but for what leads upwards`() {
    let map = Self.made(40)
    let layout = MapLayout(map)
    for edge in map.edges where map.nodes[edge.from].band == map.nodes[edge.to].band && edge.from > 2 {
      #expect(layout.boxes[edge.from].y < layout.boxes[edge.to].y)
    }
  }

  @Test func `The same map is the same drawing`() {
    #expect(ModuleMapSVG(Self.made(120)).text == ModuleMapSVG(Self.made(120)).text)
  }

  @Test(.timeLimit(.minutes(1)))
  func `A deep chain and a wide row are drawn`() {
    let nodes = (0..<2_000).map { ModuleMap.Node(kind: .module, name: "M\($0)", band: 0) }
    let chain = (1..<1_000).map { ModuleMap.Edge(from: $0, to: $0 - 1, kind: .imports) }
    let map = ModuleMap(kind: .modules, products: [], bands: ["modules"], nodes: nodes, edges: chain)
    #expect(MapLayout(map).boxes.count == 2_000)
  }

  @Test func `Nothing is a drawing, too`() {
    let map = ModuleMap(kind: .modules, products: [], bands: [], nodes: [], edges: [])
    #expect(Self.isWellFormed(ModuleMapSVG(map).text))
    #expect(ModuleMapMermaid(map).text == "%% Modules: nothing; 0 arrows.\nflowchart TB\n")
  }

  // MARK: - SVG

  static func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test func `A drawing is well-formed, loads nothing, and says what it shows`() {
    let text = ModuleMapSVG(Self.made(40)).text
    #expect(Self.isWellFormed(text))
    #expect(text.replacing("http://www.w3.org/2000/svg", with: "").contains("http") == false)
    #expect(text.contains("<title id=\"title\">Modules of Lite</title>"))
    #expect(text.contains("prefers-color-scheme:dark"))
  }

  @Test func `What is wrong has a class, a dash and a label`() {
    let text = ModuleMapSVG(Self.made(40)).text
    #expect(text.contains("<path class=\"edge wrong\""))
    #expect(text.contains(".edge.wrong{stroke:var(--bad);stroke-width:2.2;stroke-dasharray:7 4}"))
    #expect(text.contains(">cycle; upward</text>"))
  }

  @Test func `Names from outside are text in a drawing`() {
    let text = ModuleMapSVG(Self.hostile).text
    #expect(Self.isWellFormed(text))
    #expect(!text.contains("<img") && !text.contains("</script>") && !text.unicodeScalars.contains("\u{202E}"))
  }

  // MARK: - Mermaid

  @Test func `A chart has the bands, the nodes and the arrows`() {
    let nodes = [
      ModuleMap.Node(kind: .module, name: "Core", band: 0, problems: [.cycle]),
      ModuleMap.Node(kind: .module, name: "Page", band: 1, problems: [.cycle]),
      ModuleMap.Node(kind: .product, name: "Lite", band: 2),
    ]
    let edges = [
      ModuleMap.Edge(from: 0, to: 1, kind: .imports, problems: [.cycle, .upward]),
      ModuleMap.Edge(from: 1, to: 0, kind: .imports), ModuleMap.Edge(from: 2, to: 1, kind: .depends),
    ]
    let map = ModuleMap(
      kind: .modules, products: ["Lite"], bands: ["foundations", "features", "products"], nodes: nodes, edges: edges)
    #expect(
      ModuleMapMermaid(map).text == """
        %% Modules of Lite: products 1, features 1, foundations 1; 3 arrows. Wrong: 1 cycle, 1 upward. A dotted arrow is \
        declared in the build, and no file imports the module.
        flowchart TB
          subgraph b2["products"]
            n2[["Lite"]]
          end
          subgraph b1["features"]
            n1["Page<br>#33; cycle"]
          end
          subgraph b0["foundations"]
            n0["Core<br>#33; cycle"]
          end
          n0 -.->|"cycle#59; upward"| n1
          n1 --> n0
          n2 -.-> n1
          linkStyle 0 stroke:#c62828,stroke-width:2px
          classDef wrong stroke:#c62828,stroke-width:3px,stroke-dasharray:6 3
          class n0,n1 wrong

        """)
  }

  @Test func `Names from outside are text in a chart`() {
    #expect(
      ModuleMapMermaid(Self.hostile).text.split(separator: "\n").filter { $0.contains("n0[") || $0.contains("n1(") }
        == [
          "    n1([\"P#38;Q #35;35#59;<br>#33; missing\"])",
          "    n0[\"#60;/script#62;#60;img src=x onerror=alert#40;1#41;#62;#124;#96;a#96;#96;b#96;#27;#91;31m#8238;<br>"
            + "#34;#93;#59; click n0 #34;javascript#58;x#34;\"]",
        ])
  }
}
