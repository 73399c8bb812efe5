import ContainerKit
import ServiceKit
import Synchronization
import Testing

/// Containers that are filled from scenes.
struct SceneLoadingTests {
  enum Fixture {
    struct CardSettings: Decodable { var every = 3 }

    @Component("scene-list")
    final class List {
      init(_ place: ComponentPlace<AnyObject, NoSettings>) {}
    }

    @Component("scene-card")
    final class Card {
      struct Settings: Decodable { var every: Int? }
      let every: Int
      init(_ place: ComponentPlace<AnyObject, Settings>) { every = place.settings.every ?? 3 }
    }

    protocol Closing: AnyObject { func close() }

    @Component("scene-closing")
    final class Closer {
      init(_ place: ComponentPlace<any Closing, NoSettings>) { place.owner?.close() }
    }

    @Component("scene-broken")
    final class Broken {
      struct Leak: Error, CustomStringConvertible { var description: String { "it leaks" } }
      init(_ place: ComponentPlace<AnyObject, NoSettings>) throws { throw Leak() }
    }
  }

  private static let autoplay = ExperimentKey(
    "scene-autoplay", arms: ["off", "on"], owner: "tests", expires: "2099-01-01")

  private static let catalog = ComponentCatalog(modules: ["ContainerKitTests"])

  private func scene(_ entries: String) throws -> Scene {
    let file = SceneFile("scenes.json", json: Array(#"{"version": 1, "scenes": {"s": [\#(entries)]}}"#.utf8))
    let vocabulary = SceneVocabulary(
      catalog: Self.catalog, experiments: [Self.autoplay])
    return try ScenePlan(bundled: file, vocabulary: vocabulary).scene(named: "s")
  }

  private func names(_ container: Container) -> [String] { container.components.map { "\(type(of: $0))" } }

  @Test func `A scene's components are added in its order, with their settings`() throws {
    let container = Container("page")
    try container.load(
      scene(#"{"component": "scene-card", "settings": {"every": 5}}, "scene-list""#))
    #expect(names(container) == ["Card", "List"])
    #expect((container.components[0] as? Fixture.Card)?.every == 5)
  }

  @Test func `Settings that a component cannot read are found when the file is read, without making it`() {
    let error = #expect(throws: SceneError.self) {
      try scene(
        #"{"component": "scene-card", "settings": {"every": "two"}}, {"component": "scene-list", "settings": {"x": 1}}"#
      )
    }
    let text = "\(error!)"
    #expect(text.contains("scenes.json:1:"))
    #expect(text.contains("scenes.s[0].settings.every"))
    #expect(text.contains("scenes.s[1].settings"))
  }

  @Test func `A component that cannot be made is reported, and the others are added`() throws {
    var reports: [ContainerError] = []
    let container = Container("page", report: { reports.append($0) })
    try container.load(scene(#""scene-list", "scene-broken", "scene-card""#))
    #expect(names(container) == ["List", "Card"])
    #expect(reports.map(\.code) == [.creationFailed])
    #expect(reports.first?.underlying is Fixture.Broken.Leak)
  }

  @Test func `A gate decides, once for a container and with one exposure`() throws {
    let exposures = Mutex(0)
    try AdapterRegistry(modules: []).withCurrent {
      let token = Experiments.onExposure { exposure in
        if exposure.key == Self.autoplay { exposures.withLock { $0 += 1 } }
      }
      defer { withExtendedLifetime(token) {} }
      let gated = try scene(
        #"{"component": "scene-card", "gate": {"experiment": "scene-autoplay"}}, {"component": "scene-list", "gate": {"experiment": "scene-autoplay", "arm": "off"}}"#
      )
      let container = Container("page")
      try container.load(gated, from: Self.catalog)
      #expect(names(container) == ["List"])
      try Experiments.force(Self.autoplay, "on")
      try container.load(
        scene(#"{"component": "scene-card", "gate": {"experiment": "scene-autoplay"}}"#), from: Self.catalog)
      #expect(names(container) == ["List"])
      let other = Container("other")
      try other.load(gated, from: Self.catalog)
      #expect(names(other) == ["Card"])
    }
    #expect(exposures.withLock { $0 } >= 1)
  }

  @Test func `A name that is not linked is an error before anything is added`() throws {
    let file = SceneFile(
      "scenes.json", json: Array(#"{"version": 1, "scenes": {"s": ["scene-list", "elsewhere"]}}"#.utf8))
    let plan = try ScenePlan(
      bundled: file, vocabulary: SceneVocabulary(components: ["scene-list", SceneComponent("elsewhere")]))
    let container = Container("page")
    let error = #expect(throws: ContainerError.self) { try container.load(plan.scene(named: "s")) }
    #expect(error?.code == .unknownComponent)
    #expect(container.components.isEmpty)
  }

  private final class Page: Fixture.Closing {
    var container: Container?
    func close() { container?.close() }
  }

  @Test func `Where a component closes the container, the rest is one report`() throws {
    var reports: [ContainerError.Code] = []
    let page = Page()
    let container = Container("page", owner: page, report: { reports.append($0.code) })
    page.container = container
    try container.load(scene(#""scene-list", "scene-closing", "scene-card", "scene-broken""#))
    #expect(reports == [.closed, .closed])
    #expect(container.components.isEmpty)
  }

  @Test func `A closed container refuses a scene`() throws {
    let container = Container("page")
    container.close()
    let error = #expect(throws: ContainerError.self) { try container.load(scene(#""scene-list""#)) }
    #expect(error?.code == .closed)
  }
}
