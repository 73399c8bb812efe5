import ServiceKit
import Testing

// https://github.com/dfed/SafeDI/issues/183
/// Factories that need one another in a ring, on one thread.
struct CycleTests {
  enum Fixture {
    protocol A: AnyObject, Sendable {}
    protocol B: AnyObject, Sendable {}
    protocol C: AnyObject, Sendable {}
    protocol Alone: AnyObject, Sendable {}
    protocol Fresh: AnyObject, Sendable {}
    protocol Owner: AnyObject, Sendable {}
    protocol Left: AnyObject, Sendable {}
    protocol Right: AnyObject, Sendable {}
    protocol Common: AnyObject, Sendable {}
    protocol Endless: AnyObject, Sendable {}
    protocol Catching: AnyObject, Sendable { var message: String { get } }
    protocol Fine: AnyObject, Sendable {}

    static let line = #line + 2
    @Adapter((any A).self)
    final class AService: A { init() throws { _ = try AdapterRegistry.main.requiredAdapter((any B).self) } }

    @Adapter((any B).self)
    final class BService: B { init() throws { _ = try AdapterRegistry.main.requiredAdapter((any C).self) } }

    @Adapter((any C).self)
    final class CService: C { init() throws { _ = try AdapterRegistry.main.requiredAdapter((any A).self) } }

    static let aloneLine = #line + 2
    @Adapter((any Alone).self)
    final class AloneService: Alone { init() throws { _ = try AdapterRegistry.main.adapter((any Alone).self) } }

    @Adapter((any Fresh).self, scope: .unique)
    final class FreshService: Fresh { init() throws { _ = try AdapterRegistry.main.adapter((any Fresh).self) } }

    @Adapter((any Left).self, host: (any Owner).self)
    final class LeftAdapter: Left {
      init() throws { _ = try (weakTarget as? Screen)?.requiredAdapter((any Right).self) }
    }

    @Adapter((any Right).self, host: (any Owner).self)
    final class RightAdapter: Right {
      init() throws { _ = try (weakTarget as? Screen)?.requiredAdapter((any Left).self) }
    }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared)
    final class CommonAdapter: Common {
      init() throws { _ = try (weakTargets.first as? Screen)?.requiredAdapter((any Common).self) }
    }

    @Adapter((any Endless).self, host: (any Owner).self)
    final class EndlessAdapter: Endless {
      init() throws { _ = try Screen().requiredAdapter((any Endless).self) }
    }

    @Adapter((any Catching).self)
    final class CatchingService: Catching {
      let message: String
      init() {
        do {
          _ = try AdapterRegistry.main.adapter((any A).self)
          message = "no error"
        } catch { message = "\(error)" }
      }
    }

    @Adapter((any Fine).self)
    final class FineService: Fine {}

    @AdapterHost
    final class Screen: Owner, @unchecked Sendable {}
  }

  private static let prefix = "ServiceKitTests.CycleTests.Fixture."

  private let message = """
    Adapters need one another in a ring: \(Self.prefix)AService -> \(Self.prefix)BService -> \(Self.prefix)CService \
    -> \(Self.prefix)AService.
      \(Self.prefix)AService is declared at ServiceKitTests/CycleTests.swift:\(Fixture.line)
      \(Self.prefix)BService is declared at ServiceKitTests/CycleTests.swift:\(Fixture.line + 3)
      \(Self.prefix)CService is declared at ServiceKitTests/CycleTests.swift:\(Fixture.line + 6)
      Ways out:
        1. Let one of them look the other up when it is used instead of when it is made, for example with @Service.
        2. Move what both need into an adapter of its own.
    """

  private func chain(_ body: () throws -> some Any) -> [String] {
    do { _ = try body() } catch {
      return ((error as? AdapterError)?.chain ?? []).map { $0.replacing(Self.prefix, with: "") }
    }
    return []
  }

  @Test func `The whole chain is named in order, with files and lines`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.message { try registry.adapter((any Fixture.A).self) } == message)
    #expect(chain { try registry.adapter((any Fixture.B).self) } == ["BService", "CService", "AService", "BService"])
    #expect(TestProgram.code { try registry.adapter((any Fixture.C).self) } == .cycle)
  }

  @Test func `The registry works on, for others and for who catches the error`() throws {
    let registry = TestProgram.registry()
    _ = try? registry.adapter((any Fixture.A).self)
    #expect(try registry.adapter((any Fixture.Fine).self) != nil)
    #expect(try registry.requiredAdapter((any Fixture.Catching).self).message == message)
    #expect(TestProgram.message { try registry.adapter((any Fixture.A).self) } == message)
  }

  @Test func `An adapter that needs itself is a ring of one`() {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.message { try registry.adapter((any Fixture.Alone).self) } == """
        Adapters need one another in a ring: \(Self.prefix)AloneService -> \(Self.prefix)AloneService.
          \(Self.prefix)AloneService is declared at ServiceKitTests/CycleTests.swift:\(Fixture.aloneLine)
          Ways out:
            1. Let one of them look the other up when it is used instead of when it is made, for example with @Service.
            2. Move what both need into an adapter of its own.
        """)
    #expect(chain { try registry.adapter((any Fixture.Fresh).self) } == ["FreshService", "FreshService"])
  }

  @Test func `Adapters of one host can close a ring`() {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(chain { try screen.adapter((any Fixture.Left).self) } == ["LeftAdapter", "RightAdapter", "LeftAdapter"])
  }

  @Test func `A shared adapter is named once in a ring`() {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(chain { try screen.adapter((any Fixture.Common).self) } == ["CommonAdapter", "CommonAdapter"])
  }

  // https://github.com/Swinject/Swinject/issues/232
  @Test func `A factory that makes ever new hosts ends in an error before the stack does`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    let name = Self.prefix + "EndlessAdapter"
    #expect(
      TestProgram.message { try screen.adapter((any Fixture.Endless).self) } == """
        More than 128 adapters are being made inside one another: \
        … -> \(Array(repeating: name, count: 8).joined(separator: " -> ")).
          Way out: A factory that makes a host, and looks up through it what is being made already, never ends: \
        let it use its own host.
        """)
    #expect(chain { try screen.adapter((any Fixture.Endless).self) }.count == 129)
  }

  @Test func `The error of an inner factory says what was being made around it`() {
    let registry = TestProgram.registry()
    let error = #expect(throws: AdapterError.self) { try registry.adapter((any Trail.Outer).self) }
    #expect(error?.code == .factoryFailed)
    #expect(
      error?.description == """
        ServiceKitTests.CycleTests.Trail.InnerService could not be made: broken
          declared at ServiceKitTests/CycleTests.swift:\(Trail.line)
          Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
          while making ServiceKitTests.CycleTests.Trail.MiddleService, declared at \
        ServiceKitTests/CycleTests.swift:\(Trail.line + 3)
          while making ServiceKitTests.CycleTests.Trail.OuterService, declared at \
        ServiceKitTests/CycleTests.swift:\(Trail.line + 6)
        """)
  }

  enum Trail {
    protocol Inner: AnyObject, Sendable {}
    protocol Middle: AnyObject, Sendable {}
    protocol Outer: AnyObject, Sendable {}
    struct Refusal: Error, CustomStringConvertible { var description: String { "broken" } }

    static let line = #line + 2
    @Adapter((any Inner).self)
    final class InnerService: Inner { init() throws { throw Refusal() } }

    @Adapter((any Middle).self)
    final class MiddleService: Middle { init() throws { _ = try AdapterRegistry.main.adapter((any Inner).self) } }

    @Adapter((any Outer).self)
    final class OuterService: Outer { init() throws { _ = try AdapterRegistry.main.adapter((any Middle).self) } }
  }
}
