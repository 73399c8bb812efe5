import Testing

@testable import ProductMap

/// Faults of drawings that were found after the fact, each with a line of history.
struct DrawingDefectTests {
  private static let bands = ["adapters", "protocols", "needed by"]

  // A band without nodes had an infinite extent, and the process ended when it was written as a number.
  @Test(arguments: [ModuleMap.Kind.modules, .adapters, .actions])
  func `A map of bands in which nothing is can be drawn`(kind: ModuleMap.Kind) {
    let text = ModuleMapSVG(ModuleMap(kind: kind, products: ["Lite"], bands: Self.bands, nodes: [], edges: [])).text
    #expect(ModuleMapDrawingTests.isWellFormed(text))
    #expect(!text.contains("class=\"band\""))
    #expect(text.contains(": nothing; 0 arrows."))
  }

  // So did the bands of a project in which adapters are bound that nothing needs.
  @Test(arguments: [0, 1, 2])
  func `Only bands with nodes are drawn`(band: Int) {
    let nodes = [ModuleMap.Node(kind: .adapter, name: "Plain", band: band)]
    let map = ModuleMap(kind: .adapters, products: ["Lite"], bands: Self.bands, nodes: nodes, edges: [])
    let text = ModuleMapSVG(map).text
    #expect(ModuleMapDrawingTests.isWellFormed(text))
    #expect(text.split(separator: "class=\"band\"").count == 2)
    #expect(
      ModuleMapMermaid(map).text.split(separator: "\n").filter { $0.contains("subgraph") }
        == ["  subgraph b\(band)[\"\(Self.bands[band])\"]"])
  }

  // The line of comment had names of products as they were, with what a terminal acts on.
  @Test func `The comment of a chart has nothing that a terminal acts on`() {
    let map = ModuleMap(
      kind: .adapters, products: ["a\u{202E}b\u{1B}[31m\nflowchart LR", "{init: {}}"], bands: [], nodes: [], edges: [])
    #expect(
      ModuleMapMermaid(map).text
        == """
        %% Adapters of a\\u(202e)b\\u(1b)[31m\\u(a)flowchart LR, (init: ()): nothing; 0 arrows.
        flowchart LR

        """)
  }
}
