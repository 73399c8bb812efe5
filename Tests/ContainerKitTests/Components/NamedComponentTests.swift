import ContainerKit
import ServiceKit
import Testing

/// Components by the names that `@Component` gives them.
struct NamedComponentTests {
  enum Fixture {
    @Component("test-clock")
    final class Clock {
      let name: String
      init(_ place: ComponentPlace<AnyObject, NoSettings>) { name = place.name }
    }

    @Component("test-title")
    final class Title {
      init(_ place: ComponentPlace<any Page, NoSettings>) {}
    }

    @Component("test-window")
    @MainActor final class Window {
      init(_ place: ComponentPlace<AnyObject, NoSettings>) {}
    }

    @Component("test-twin")
    final class FirstTwin {
      init(_ place: ComponentPlace<AnyObject, NoSettings>) {}
    }

    @Component("test-twin")
    final class SecondTwin {
      init(_ place: ComponentPlace<AnyObject, NoSettings>) {}
    }

    enum ByHand {
      @section("sk_records") @used
      private static let record: ComponentRecord.Layout = (
        1, 3, 0, 0, { out in unsafe ComponentRecord.declare(out, "test-hand") { try Clock($0.place()) } }
      )
    }
  }

  @Test func `Components are made by their names, in the order of the list`() throws {
    let page = TestPage()
    let container = Container("page", owner: page)
    try container.add(named: ["test-title", "test-hand", "test-clock"])
    #expect(container.components.map { "\(type(of: $0))" } == ["Title", "Clock", "Clock"])
    #expect((container.components[1] as? Fixture.Clock)?.name == "test-hand")
  }

  @Test func `An unknown name is an error with near names, before anything is made`() {
    let page = TestPage()
    let container = Container("page", owner: page)
    let error = #expect(throws: ContainerError.self) { try container.add(named: ["test-title", "test-clokc"]) }
    #expect(
      error?.description == """
        No component 'test-clokc' is linked; did you mean 'test-clock'?
          Ways out:
            1. Write the name as @Component gives it.
            2. Link the target that declares it into this product.
        """)
    #expect(container.components.isEmpty)
  }

  @Test func `Two components of one name are an error that names both`() {
    let error = #expect(throws: ContainerError.self) { try Container("page").add(named: ["test-twin"]) }
    #expect(error?.code == .ambiguousComponent)
    let text = "\(error!)"
    #expect(text.hasPrefix("2 components are named 'test-twin'.\n"))
    #expect(text.contains("  ContainerKitTests.NamedComponentTests.Fixture.FirstTwin at ContainerKitTests/"))
    #expect(text.contains("  ContainerKitTests.NamedComponentTests.Fixture.SecondTwin at ContainerKitTests/"))
    let problems = ComponentCatalog(modules: ["ContainerKitTests"]).problems().filter { "\($0)".contains("test-twin") }
    #expect(problems.map(\.description) == [text])
  }

  @Test func `The catalog lists them with class, file and line`() throws {
    let all = ComponentCatalog.linked.components
    let clock = try #require(all.first { $0.name == "test-clock" })
    #expect(clock.className == "ContainerKitTests.NamedComponentTests.Fixture.Clock")
    #expect(clock.place?.fileID == "ContainerKitTests/NamedComponentTests.swift")
    #expect(all.first { $0.name == "test-hand" }?.place == nil)
  }

  @Test func `The catalog is restricted as the current registry is`() throws {
    #expect(ComponentCatalog(modules: ["Nothing"]).components.isEmpty)
    AdapterRegistry(modules: ["Nothing"]).withCurrent {
      let error = #expect(throws: ContainerError.self) { try Container("page").add(named: ["test-clock"]) }
      #expect(error?.code == .unknownComponent)
    }
  }

  @Test @MainActor func `A component of the main actor is made in a container of the main actor`() throws {
    let container = Container("page")
    try container.add(named: ["test-window"])
    #expect(container.components.first is Fixture.Window)
  }

  @Test func `Elsewhere it is refused with both`() async {
    let text = await Task.detached {
      let error = #expect(throws: ContainerError.self) { try Container("page").add(named: ["test-window"]) }
      return error.map { "\($0)" } ?? ""
    }.value
    #expect(
      text.hasPrefix(
        "ContainerKitTests.NamedComponentTests.Fixture.Window belongs to the main actor, and the container 'page' belongs "
          + "to no actor.\n"))
  }

  @MainActor private final class WindowPage: Page {
    let title = "window"
    lazy var container = Container("page", owner: self, isolation: MainActor.shared)
    lazy var forgetful = Container("page", owner: self)
  }

  @Test @MainActor func `In a lazy property the main actor is named, or the error says so`() throws {
    let page = WindowPage()
    try page.container.add(named: ["test-window"])
    #expect(page.container.components.first is Fixture.Window)
    let error = #expect(throws: ContainerError.self) { try page.forgetful.add(named: ["test-window"]) }
    #expect(
      "\(error!)".contains("in a lazy property, where Swift does not know the actor, with isolation: MainActor.shared.")
    )
  }
}
