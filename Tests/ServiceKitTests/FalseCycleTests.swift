import Foundation
import ServiceKit
import Testing

/// Rings that are none.
struct FalseCycleTests {
  enum Fixture {
    protocol Base: AnyObject, Sendable {}
    protocol Left: AnyObject, Sendable { var base: any Base { get } }
    protocol Right: AnyObject, Sendable { var base: any Base { get } }
    protocol Owner: AnyObject {}
    protocol PerHost: AnyObject { var depth: Int { get } }

    @Adapter((any Base).self)
    final class BaseService: Base { init() { Thread.sleep(forTimeInterval: 0.001) } }

    @Adapter((any Left).self)
    final class LeftService: Left {
      let base: any Base
      init() throws { base = try AdapterRegistry.main.requiredAdapter((any Base).self) }
    }

    @Adapter((any Right).self)
    final class RightService: Right {
      let base: any Base
      init() throws {
        _ = try AdapterRegistry.main.requiredAdapter((any Left).self)
        base = try AdapterRegistry.main.requiredAdapter((any Base).self)
      }
    }

    /// Of another host of the same class than the one that is around it.
    @Adapter((any PerHost).self, host: (any Owner).self)
    final class PerHostAdapter: PerHost {
      private(set) var depth = 0
      init() throws {
        guard let inner = (weakTarget as? Screen)?.inner else { return }
        depth = try inner.requiredAdapter((any PerHost).self).depth + 1
      }
    }

    @AdapterHost
    final class Screen: Owner {
      let inner: Screen?
      init(_ inner: Screen? = nil) { self.inner = inner }
    }

    enum Other {
      protocol Left: AnyObject, Sendable { var left: any Fixture.Left { get } }

      /// Has the name of the class that it needs.
      @Adapter((any Left).self)
      final class LeftService: Left {
        let left: any Fixture.Left
        init() throws { left = try AdapterRegistry.main.requiredAdapter((any Fixture.Left).self) }
      }
    }
  }

  // https://github.com/needle-di/needle-di/issues/113
  @Test func `Two threads that use the same services at once`() throws {
    for _ in 0..<100 {
      let registry = TestProgram.registry()
      let errors = Journal()
      let bases = Identities()
      try Threads.together(12) { number in
        do {
          switch number % 3 {
          case 0: bases.add(try registry.requiredAdapter((any Fixture.Left).self).base)
          case 1: bases.add(try registry.requiredAdapter((any Fixture.Right).self).base)
          default: bases.add(try registry.requiredAdapter((any Fixture.Other.Left).self).left.base)
          }
        } catch { errors.note("\(error)") }
      }
      #expect(errors.all == [])
      #expect(bases.count == 1)
    }
  }

  // https://github.com/hmlongco/Factory/issues/58
  @Test func `The same type name in two places`() throws {
    let registry = TestProgram.registry()
    let other = try registry.requiredAdapter((any Fixture.Other.Left).self)
    #expect(try registry.adapter((any Fixture.Left).self) === other.left)
  }

  @Test func `The same class for another host, within its own factory`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen(Fixture.Screen(Fixture.Screen())) }
    #expect(try screen.requiredAdapter((any Fixture.PerHost).self).depth == 2)
  }
}
