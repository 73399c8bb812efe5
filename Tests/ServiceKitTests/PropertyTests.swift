import ServiceKit
import Testing

/// `@Adapted` and `@Service`.
struct PropertyTests {
  enum Fixture {
    protocol Renderer: AnyObject { func render() -> String }
    protocol Player: AnyObject {}
    protocol Unbound: AnyObject {}
    protocol UnboundService: AnyObject, Sendable {}
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Owner: AnyObject {}
    protocol Unreliable: AnyObject {}

    struct Refusal: Error, CustomStringConvertible { var description: String { "broken" } }
    static let attempts = Tally()

    @Adapter((any Renderer).self, host: (any Owner).self)
    final class PlainRenderer: Renderer { func render() -> String { "plain" } }

    @Adapter((any Clock).self)
    final class SystemClock: Clock { let now = 12 }

    @Adapter((any Unreliable).self, host: (any Owner).self)
    final class UnreliableAdapter: Unreliable {
      init() throws { if attempts.add() % 2 == 1 { throw Refusal() } }
    }

    static let throwingLine = #line + 3
    @AdapterHost
    final class NeedyScreen: Owner {
      @Adapted(.throwing) var unbound: any Unbound
    }

    @AdapterHost
    final class Screen: Owner {
      @Adapted var renderer: any Renderer
      @Adapted var player: (any Player)?
      @Adapted var clock: any Clock
      @Adapted var unreliable: (any Unreliable)?
      @Adapted(.throwing) var maybe: (any Unreliable)?
      func rendered() -> String { renderer.render() }
    }

    struct Label {
      @Service var clock: any Clock
      @Service var unbound: (any UnboundService)?
      @Service(.throwing) var needed: any UnboundService
      var text: String { "\(clock.now)" }
    }

    enum Static {
      @Service static var clock: any Clock
    }

    enum Case {
      case only
      @Service var clock: any Clock
    }

  }

  @Test func `A required property of a host is its adapter, the same at each access`() {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(screen.renderer.render() == "plain")
    #expect(screen.rendered() == "plain")
    #expect(screen.renderer === screen.renderer)
    #expect(screen.clock.now == 12)
  }

  @Test func `An optional property is nil where nothing is bound`() {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(screen.player == nil)
    #expect(screen.player == nil)
  }

  @Test func `A throwing property says who needs what`() {
    let screen = TestProgram.registry().withCurrent { Fixture.NeedyScreen() }
    #expect(
      TestProgram.message { try screen.unbound } == """
        No adapter is bound to 'ServiceKitTests.PropertyTests.Fixture.Unbound' in '\(TestProgram.name)'.
          Needed by ServiceKitTests.PropertyTests.Fixture.NeedyScreen.unbound \
        (ServiceKitTests/PropertyTests.swift:\(Fixture.throwingLine))
          This registry is restricted to the modules ServiceKitTests.
          Ways out:
            1. Declare one in a target of this product: @Adapter((any Unbound).self, scope: .host) final class …: Unbound.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Unbound)?.
        """)
  }

  @Test func `A throwing optional property throws only where one is bound and fails`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    let codes = (0..<2).map { _ in TestProgram.code { try screen.maybe } }
    #expect(Set(codes) == [.factoryFailed, nil])
    #expect(try screen.maybe != nil)
  }

  @Test func `Services are properties of structs, of enums, and global`() throws {
    let registry = TestProgram.registry()
    try registry.withCurrent {
      let clock = try registry.requiredAdapter((any Fixture.Clock).self)
      let label = Fixture.Label()
      #expect(label.clock === clock)
      #expect(label.text == "12")
      #expect(Fixture.Static.clock === clock)
      #expect(Fixture.Case.only.clock === clock)
      #expect(globalClock === clock)
      #expect(label.unbound == nil)
    }
  }

  @Test func `A throwing service throws where none is bound`() {
    TestProgram.registry().withCurrent {
      #expect(TestProgram.code { try Fixture.Label().needed } == .notBound)
    }
  }
}

@Service private var globalClock: any PropertyTests.Fixture.Clock
