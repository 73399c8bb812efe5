import Testing

@testable import LintEngine
@testable import ProductMap

/// What is in a map of modules, adapters or actions.
struct ModuleMapTests {
  /// The edges as text, with what is wrong with them.
  static func edges(_ map: ModuleMap) -> [String] {
    map.edges.map { edge in
      let problems = edge.problems.map(\.rawValue).joined(separator: " ")
      return "\(map.nodes[edge.from].name) \(edge.kind.rawValue) \(map.nodes[edge.to].name)"
        + (problems.isEmpty ? "" : " [\(problems)]")
    }.sorted()
  }

  private static let layers = [
    Configuration.Layer(name: "foundations", groups: [["Core"]]),
    Configuration.Layer(name: "features", groups: [["Page"], ["Share"]]),
  ]

  private static func map(_ text: String, isReduced: Bool = true) -> ModuleMap {
    var project = SourceProject(text)
    project.configuration.layers = layers
    return ModuleMap(modulesOf: project.facts, isReduced: isReduced)
  }

  private static let plain = """
    //// Sources/Core/Core.swift
    let core = 1
    //// Sources/Page/Page.swift
    import Core
    //// Sources/Share/Share.swift
    import Core
    //// Targets/Lite/main.swift
    import Core
    import Page
    //// Targets/Standard/main.swift
    import Page
    import Share
    //// Tests/PageTests/Tests.swift
    import Page
    """

  @Test func `Modules are in the bands of their layers, and tests are in none`() {
    let map = Self.map(Self.plain)
    #expect(map.bands == ["foundations", "features", "products"])
    #expect(
      map.nodes.map { "\($0.name) \($0.band) \($0.kind.rawValue)" } == [
        "Core 0 module", "Page 1 module", "Share 1 module", "Lite 2 product", "Standard 2 product",
      ])
    #expect(
      map.nodes.map(\.products) == [["Lite", "Standard"], ["Lite", "Standard"], ["Standard"], ["Lite"], ["Standard"]])
  }

  @Test func `An arrow to where others lead is left out and counted`() {
    let map = Self.map(Self.plain)
    #expect(
      Self.edges(map) == [
        "Lite imports Page", "Page imports Core", "Share imports Core", "Standard imports Page",
        "Standard imports Share",
      ])
    #expect(map.omittedEdges == 1)
    #expect(
      map.summary == """
        Modules of Lite, Standard: products 2, features 2, foundations 1; 5 arrows. 1 arrow left out, since others lead to the \
        same place.
        """)
    #expect(Self.map(Self.plain, isReduced: false).edges.count == 6)
  }

  @Test func `Imports that leave a layer upwards or sideways are marked, and so is what closes a cycle`() {
    let map = Self.map(
      """
      //// Sources/Core/Core.swift
      import Page
      //// Sources/Page/Page.swift
      import Core
      import Share
      //// Sources/Share/Share.swift
      import Core
      //// Targets/Lite/main.swift
      import Page
      """)
    #expect(
      Self.edges(map)
        == [
          "Core imports Page [cycle upward]", "Lite imports Page", "Page imports Core",
          "Page imports Share [sideways cycle]",
          "Share imports Core",
        ].map { $0.replacing("sideways cycle", with: "cycle sideways") })
    #expect(map.nodes.filter { !$0.problems.isEmpty }.map(\.name) == ["Core", "Page", "Share"])
  }

  @Test func `Where no layer is left, all of a cycle is marked`() {
    let map = Self.map(
      """
      //// Sources/One/One.swift
      import Two
      //// Sources/Two/Two.swift
      import One
      //// Targets/Lite/main.swift
      import One
      """)
    #expect(Self.edges(map) == ["Lite imports One", "One imports Two [cycle]", "Two imports One [cycle]"])
  }

  @Test func `Shared code that imports a product is marked`() {
    let map = Self.map(
      """
      //// Sources/Page/Page.swift
      import Lite
      //// Targets/Lite/main.swift
      let a = 1
      //// Targets/Standard/main.swift
      import Page
      """)
    #expect(Self.edges(map) == ["Page imports Lite [leak]", "Standard imports Page"])
  }

  @Test func `Adapters are between the protocols and the products, and gaps are named`() {
    let map = ModuleMap(
      adaptersOf: SourceProject(
        """
        //// Sources/Page/Page.swift
        import ServiceKit
        public protocol Playing {}
        final class Page {
          @Service var playing: any Playing
        }
        //// Targets/Lite/main.swift
        import Page
        @Adapter((any Playing).self)
        final class Playback: Playing {}
        //// Targets/Standard/main.swift
        import Page
        """
      ).matrix())
    #expect(
      map.nodes.map { "\($0.kind.rawValue) \($0.name), \($0.detail ?? "-")" } == [
        "adapter Lite.Playback, application", "protocol Playing, required, not bound in Standard",
        "client Page.Page, -",
      ])
    #expect(map.nodes[1].problems == [.missing])
    #expect(Self.edges(map) == ["Page.Page needs Playing", "Playing binds Lite.Playback"])
  }

  @Test func `Actions are between who sends and who handles them`() {
    let map = ModuleMap(
      actionsOf: SourceProject(
        """
        //// Sources/Page/Page.swift
        import MediatorKit
        public struct Show: ModuleAction {}
        public struct Hide: ModuleAction {}
        final class Page {
          func open() async throws {
            try await Mediator.main.send(Show())
            try await Mediator.main.send(Hide())
          }
        }
        //// Targets/Lite/main.swift
        import MediatorKit
        import Page
        @Handles(Show.self)
        func show(_ action: Show, _ call: ActionCall) {}
        """
      ).facts)
    #expect(
      Self.edges(map) == [
        "Page.Page sends Page.Hide", "Page.Page sends Page.Show", "Page.Show handles Lite.show",
      ])
    #expect(map.nodes.first { $0.name == "Page.Hide" }?.detail == "sent, not handled in Lite")
  }
}
