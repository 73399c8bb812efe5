import ServiceKit
import Testing

/// Hosts that any thread may ask: two threads must not meet in an adapter that is not `Sendable`.
struct SendableHostTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable {}
    protocol Counter: AnyObject { var count: Int { get set } }
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Draft: AnyObject { var text: String { get set } }
    @MainActor protocol Label: AnyObject { var text: String { get set } }

    @AdapterHost
    final class Engine: Owner {}

    @AdapterHost
    final class GuardedEngine: Owner, @unchecked Sendable {
      @Adapted var counter: any Counter
    }

    @AdapterHost
    actor Machine: Owner {
      func count() throws -> Int { try requiredAdapter((any Counter).self).count }
    }

    @AdapterHost
    @MainActor final class Screen: Owner {}

    @AdapterHost
    final class Single {}

    @Adapter((any Counter).self, scope: .host)
    final class PlainCounter: Counter { var count = 3 }

    @Adapter((any Clock).self, scope: .host)
    final class PlainClock: Clock { let now = 12 }

    @Adapter((any Draft).self, scope: .unique)
    final class PlainDraft: Draft { var text = "new" }

    @Adapter((any Label).self, scope: .shared)
    @MainActor final class PlainLabel: Label { var text = "label" }
  }

  @Test func `Through a Sendable host of no actor an adapter that is not Sendable is refused, with the ways out`() {
    let engine = TestProgram.registry().withCurrent { Fixture.Engine() }
    for _ in 0..<2 {
      #expect(
        TestProgram.message { try engine.adapter((any Fixture.Counter).self) } == """
          The host ServiceKitTests.SendableHostTests.Fixture.Engine is Sendable and belongs to no actor, so several \
          threads may look up ServiceKitTests.SendableHostTests.Fixture.Counter at once, which is not Sendable.
            Ways out:
              1. Let the protocol refine Sendable.
              2. Give the host to an actor, the main actor for one, or make it one.
              3. Where the host is '@unchecked Sendable' and guards its adapters itself, use @Adapted properties.
          """)
    }
    #expect(TestProgram.code { try engine.requiredAdapter((any Fixture.Counter).self) } == .wrongIsolation)
  }

  @Test func `The awaited lookup refuses the same`() async throws {
    let engine = TestProgram.registry().withCurrent { Fixture.Engine() }
    let error = await #expect(throws: AdapterError.self) {
      _ = try await engine.adapter(awaiting: (any Fixture.Counter).self) == nil
    }
    #expect(error?.code == .wrongIsolation)
  }

  @Test func `One that is Sendable is found, and one that is new for each lookup`() throws {
    let engine = TestProgram.registry().withCurrent { Fixture.Engine() }
    #expect(try engine.requiredAdapter((any Fixture.Clock).self).now == 12)
    #expect(try engine.requiredAdapter((any Fixture.Draft).self).text == "new")
  }

  @Test func `A property of an unchecked host is the host's own affair`() {
    let engine = TestProgram.registry().withCurrent { Fixture.GuardedEngine() }
    #expect(engine.counter.count == 3)
  }

  @Test func `Hosts that belong to an actor, or to one thread, have any adapter`() async throws {
    let machine = TestProgram.registry().withCurrent { Fixture.Machine() }
    #expect(try await machine.count() == 3)
    let single = TestProgram.registry().withCurrent { Fixture.Single() }
    #expect(try single.requiredAdapter((any Fixture.Counter).self).count == 3)
    try await Self.onMainActor()
  }

  @MainActor private static func onMainActor() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(try screen.requiredAdapter((any Fixture.Counter).self).count == 3)
    let engine = TestProgram.registry().withCurrent { Fixture.Engine() }
    #expect(try engine.requiredAdapter((any Fixture.Label).self).text == "label")
  }

  @Test @MainActor func `What is registered on the main actor is found there, and refused elsewhere`() async throws {
    let registry = AdapterRegistry(modules: [])
    let line = #line + 1
    try registry.register(Fixture.PlainDraft(), as: (any Fixture.Draft).self)
    let single = registry.withCurrent { Fixture.Single() }
    #expect(try single.requiredAdapter((any Fixture.Draft).self).text == "new")
    let messages = await Task.detached {
      let host = registry.withCurrent { Fixture.Single() }
      return TestProgram.message { try host.adapter((any Fixture.Draft).self) }
    }.value
    #expect(
      messages == """
        ServiceKitTests.SendableHostTests.Fixture.PlainDraft belongs to the main actor and was looked up from \
        nonisolated code.
          declared at ServiceKitTests/SendableHostTests.swift:\(line)
          Ways out:
            1. Look it up on the main actor.
            2. Let the protocol refine Sendable; the registration is then for any thread.
        """)
  }
}
