import ServiceKit
import Testing

// https://github.com/Swinject/Swinject/issues/266
/// Factories that look something up.
struct NestedLookupTests {
  enum Fixture {
    protocol Owner: AnyObject { var name: String { get } }
    protocol Service: AnyObject, Sendable { var inner: any Inner { get } }
    protocol Inner: AnyObject, Sendable { var innermost: any Innermost { get } }
    protocol Innermost: AnyObject, Sendable {}
    protocol Outer: AnyObject { var inner: (any Neighbour)? { get } }
    protocol Neighbour: AnyObject { var hostName: String? { get } }
    protocol HostMaker: AnyObject, Sendable {}
    protocol Common: AnyObject { var neighbourNames: [String] { get } }

    @Adapter((any Service).self)
    final class ServiceAdapter: Service {
      let inner: any Inner
      init() throws { inner = try AdapterRegistry.main.requiredAdapter((any Inner).self) }
    }

    @Adapter((any Inner).self)
    final class InnerAdapter: Inner {
      let innermost: any Innermost
      init() throws { innermost = try AdapterRegistry.main.requiredAdapter((any Innermost).self) }
    }

    @Adapter((any Innermost).self)
    final class InnermostAdapter: Innermost {}

    @Adapter((any Outer).self, host: (any Owner).self)
    final class OuterAdapter: Outer {
      var inner: (any Neighbour)?
      init() throws { inner = try (weakTarget as? Screen)?.neighbour }
    }

    @Adapter((any Neighbour).self, host: (any Owner).self)
    final class NeighbourAdapter: Neighbour {
      var hostName: String? { weakTarget?.name }
    }

    @Adapter((any HostMaker).self)
    final class HostMakerService: HostMaker {
      init() throws {
        let screen = Screen("made by a factory")
        guard try screen.requiredAdapter((any Outer).self).inner?.hostName == screen.name else { throw Refusal() }
      }
    }

    struct Refusal: Error {}

    @AdapterHost
    final class Screen: Owner {
      let name: String
      @Adapted(.throwing) var neighbour: any Neighbour
      @Adapted var outer: any Outer
      init(_ name: String) { self.name = name }
    }
  }

  @Test func `A service may need services that need services`() throws {
    let registry = TestProgram.registry()
    let service = try registry.requiredAdapter((any Fixture.Service).self)
    #expect(try registry.adapter((any Fixture.Inner).self) === service.inner)
    #expect(try registry.adapter((any Fixture.Innermost).self) === service.inner.innermost)
  }

  // https://github.com/hmlongco/Factory/issues/12
  @Test func `An adapter's factory may use the host's other adapters, by property and by lookup`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen("feed") }
    let neighbour = screen.outer.inner
    #expect(neighbour?.hostName == "feed")
    #expect(try screen.neighbour === neighbour)
    #expect(try screen.adapter((any Fixture.Neighbour).self) === neighbour)
  }

  @Test func `A factory may make hosts, whose adapters refer to them and not to hosts around`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.adapter((any Fixture.HostMaker).self) != nil)
  }

  @Test func `Many threads that need the same nest finish`() throws {
    for _ in 0..<50 {
      let registry = TestProgram.registry()
      let identities = Identities()
      try Threads.together(16) { number in
        switch number % 3 {
        case 0:
          if let found = try? registry.adapter((any Fixture.Service).self) { identities.add(found.inner.innermost) }
        case 1: if let found = try? registry.adapter((any Fixture.Inner).self) { identities.add(found.innermost) }
        default: if let found = try? registry.adapter((any Fixture.Innermost).self) { identities.add(found) }
        }
      }
      #expect(identities.total == 16)
      #expect(identities.count == 1)
    }
  }
}
