import ServiceKit
import Testing

/// Lookups of services: adapters that need no host.
struct ServiceLookupTests {
  enum Fixture {
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Nothing: AnyObject, Sendable {}
    @MainActor protocol Window: AnyObject { var title: String { get set } }
    protocol Notebook: AnyObject { var pages: Int { get set } }

    static let made = Tally()

    @Adapter((any Clock).self)
    final class SystemClock: Clock {
      let now: Int
      init() { now = Fixture.made.add() }
    }

    @Adapter((any Window).self)
    @MainActor final class MainWindow: Window { var title = "main" }

    @Adapter((any Notebook).self)
    @MainActor final class PaperNotebook: @MainActor Notebook { var pages = 1 }
  }

  @Test func `A service is made at the first lookup and is the same ever after`() throws {
    let registry = TestProgram.registry()
    let before = Fixture.made.count
    let first = try #require(try registry.adapter((any Fixture.Clock).self))
    #expect(first is Fixture.SystemClock)
    for _ in 0..<3 { #expect(try registry.adapter((any Fixture.Clock).self) === first) }
    #expect(try registry.requiredAdapter((any Fixture.Clock).self) === first)
    #expect(Fixture.made.count == before + 1)
  }

  @Test func `Two registries make instances of their own`() throws {
    let one = try TestProgram.registry().requiredAdapter((any Fixture.Clock).self)
    let other = try TestProgram.registry().requiredAdapter((any Fixture.Clock).self)
    #expect(one !== other)
  }

  @Test func `The main registry has every adapter of the program`() throws {
    let clock = try AdapterRegistry.main.requiredAdapter((any Fixture.Clock).self)
    #expect(try AdapterRegistry.main.adapter((any Fixture.Clock).self) === clock)
  }

  @Test func `A protocol that is not bound gives nil, again and again`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.adapter((any Fixture.Nothing).self) == nil)
    #expect(try registry.adapter((any Fixture.Nothing).self) == nil)
  }

  @Test func `A body is lent the service, and its value comes back`() throws {
    let registry = TestProgram.registry()
    let cold = try registry.with((any Fixture.Clock).self) { $0.now }
    let warm = try registry.with((any Fixture.Clock).self) { $0.now }
    #expect(cold == warm)
    let isSame = try registry.with((any Fixture.Clock).self) { try registry.adapter((any Fixture.Clock).self) === $0 }
    #expect(isSame)
  }

  @Test func `What the body throws comes through, warm and cold`() throws {
    struct Refusal: Error, Equatable {}
    let registry = TestProgram.registry()
    for _ in 0..<2 {
      #expect(throws: Refusal()) { try registry.with((any Fixture.Clock).self) { _ in throw Refusal() } }
    }
  }

  @Test func `Lending a service that is not bound is an error`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.code { try registry.with((any Fixture.Nothing).self) { _ in 0 } } == .notBound)
  }

  @Test @MainActor func `Protocols that are not Sendable are looked up on the main actor`() throws {
    let registry = TestProgram.registry()
    let notebook = try registry.requiredAdapter((any Fixture.Notebook).self)
    notebook.pages = 7
    #expect(try registry.adapter((any Fixture.Notebook).self)?.pages == 7)
    let window = try registry.requiredAdapter((any Fixture.Window).self)
    #expect(window.title == "main")
  }
}
