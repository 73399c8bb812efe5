import Foundation
import ServiceKit
import Testing

/// Lookups that suspend instead of blocking a thread.
@Suite(.serialized)
struct AwaitingTests {
  enum Fixture {
    protocol Slow: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}
    protocol Screen: AnyObject, Sendable {}
    protocol Ring: AnyObject, Sendable {}
    protocol Echo: AnyObject, Sendable {}
    protocol Common: AnyObject, Sendable {}
    protocol Own: AnyObject, Sendable {}

    static let gate = Slot<Rendezvous>()
    static let made = Tally()
    static let failures = Tally()

    struct Refusal: Error, Equatable {}

    @Adapter((any Slow).self)
    final class SlowService: Slow {
      init() {
        made.add()
        gate.value?.meet()
      }
    }

    @Adapter((any Failing).self)
    final class FailingService: Failing {
      init() throws {
        failures.add()
        gate.value?.meet()
        throw Refusal()
      }
    }

    @MainActor
    @Adapter((any Screen).self)
    final class MainScreen: Screen {}

    @Adapter((any Ring).self)
    final class RingService: Ring {
      init() throws { _ = try AdapterRegistry.main.adapter((any Echo).self) }
    }

    @Adapter((any Echo).self)
    final class EchoService: Echo {
      init() throws { _ = try AdapterRegistry.main.adapter((any Ring).self) }
    }

    @Adapter((any Common).self, scope: .shared)
    final class CommonAdapter: Common {
      init() {
        made.add()
        gate.value?.meet()
      }
    }

    @MainActor
    @Adapter((any Own).self, scope: .host)
    final class OwnAdapter: Own {}

    @AdapterHost
    final class Session {}

    @AdapterHost
    @MainActor
    final class Controller { init() {} }

    @AdapterHost
    actor Worker {}
  }

  @Test func `A service that is bound, and one that is not`() async throws {
    let registry = TestProgram.registry()
    let found = try await registry.adapter(awaiting: (any Fixture.Slow).self)
    #expect(try registry.adapter((any Fixture.Slow).self) === found)
    #expect(try await registry.requiredAdapter(awaiting: (any Fixture.Slow).self) === found)
    #expect(try await AdapterRegistry(modules: []).adapter(awaiting: (any Fixture.Slow).self) == nil)
    let error = await #expect(throws: AdapterError.self) {
      try await AdapterRegistry(modules: []).requiredAdapter(awaiting: (any Fixture.Slow).self)
    }
    #expect(error?.code == .notBound)
  }

  @Test func `Sixty-four tasks wait for a factory without blocking a thread, so that an unrelated task runs meanwhile`()
    async throws
  {
    let registry = TestProgram.registry()
    let gate = Rendezvous(2)
    Fixture.gate.value = gate
    defer { Fixture.gate.value = nil }
    let before = Fixture.made.count
    let identities = Identities()
    // The factory runs on a thread of its own, and ends only when a task has run while sixty-four wait.
    let maker = Thread { if let made = try? registry.adapter((any Fixture.Slow).self) { identities.add(made) } }
    maker.start()
    while Fixture.made.count == before { await Task.yield() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      let arrived = Tally()
      for _ in 0..<64 {
        group.addTask {
          arrived.add()
          identities.add(try await registry.requiredAdapter(awaiting: (any Fixture.Slow).self))
        }
      }
      group.addTask {
        while arrived.count < 64 { await Task.yield() }
        gate.meet()
      }
      try await group.waitForAll()
    }
    while identities.total < 65 { await Task.yield() }
    #expect(identities.count == 1)
    #expect(Fixture.made.count == before + 1)
  }

  @Test func `An error reaches every waiter, and the next lookup tries again`() async throws {
    let registry = TestProgram.registry()
    let gate = Rendezvous(2)
    Fixture.gate.value = gate
    let before = Fixture.failures.count
    let maker = Thread { _ = try? registry.adapter((any Fixture.Failing).self) }
    maker.start()
    while Fixture.failures.count == before { await Task.yield() }
    let messages = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do { return "\(String(describing: try await registry.adapter(awaiting: (any Fixture.Failing).self)))" } catch
          {
            return "\((error as? AdapterError)?.underlying as? Fixture.Refusal == Fixture.Refusal())"
          }
        }
      }
      for _ in 0..<200 { await Task.yield() }
      gate.meet()
      Fixture.gate.value = nil
      var messages: [String] = []
      for await message in group { messages.append(message) }
      return messages
    }
    #expect(messages == Array(repeating: "true", count: 8))
  }

  @Test func `A task that is cancelled while it waits gets a cancellation, and the others the service`() async throws {
    let registry = TestProgram.registry()
    let gate = Rendezvous(2)
    Fixture.gate.value = gate
    defer { Fixture.gate.value = nil }
    let before = Fixture.made.count
    let maker = Thread { _ = try? registry.adapter((any Fixture.Slow).self) }
    maker.start()
    while Fixture.made.count == before { await Task.yield() }
    let waiting = Task { try await registry.adapter(awaiting: (any Fixture.Slow).self) }
    let other = Task { try await registry.adapter(awaiting: (any Fixture.Slow).self) }
    for _ in 0..<50 { await Task.yield() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.meet()
    #expect(try await other.value != nil)
  }

  // https://github.com/Swinject/Swinject/pull/570
  @Test func `A main-actor service is made on the main actor, wherever it is awaited`() async throws {
    let registry = TestProgram.registry()
    let found = try await Task.detached { try await registry.requiredAdapter(awaiting: (any Fixture.Screen).self) }
      .value
    let onMain = try await MainActor.run { try registry.requiredAdapter((any Fixture.Screen).self) }
    #expect(onMain === found)
  }

  @Test func `A ring is an error that names the chain`() async {
    let error = await #expect(throws: AdapterError.self) {
      try await TestProgram.registry().adapter(awaiting: (any Fixture.Ring).self)
    }
    let names = ["RingService", "EchoService", "RingService"]
    #expect(error?.chain == names.map { "ServiceKitTests.AwaitingTests.Fixture.\($0)" })
  }

  @Test func `An adapter that hosts share is made once for many of them`() async throws {
    let registry = TestProgram.registry()
    let gate = Rendezvous(2)
    Fixture.gate.value = gate
    defer { Fixture.gate.value = nil }
    let before = Fixture.made.count
    let identities = Identities()
    try await withThrowingTaskGroup(of: Void.self) { group in
      let done = Tally()
      for _ in 0..<16 {
        group.addTask {
          let session = registry.withCurrent { Fixture.Session() }
          let common = try await session.adapter(awaiting: (any Fixture.Common).self)
          identities.add(try #require(common))
          // The adapter is gone with the last host, so each waits for the others.
          done.add()
          while done.count < 16 { await Task.yield() }
          withExtendedLifetime(session) {}
        }
      }
      group.addTask {
        while Fixture.made.count == before { await Task.yield() }
        gate.meet()
      }
      try await group.waitForAll()
    }
    #expect(Fixture.made.count == before + 1)
    #expect(identities.count == 1)
  }

  @Test func `A host of the main actor, and one that is an actor, are asked where they are`() async throws {
    let controller = await Fixture.Controller()
    let own = try await Task.detached { try await controller.adapter(awaiting: (any Fixture.Own).self) }.value
    let again = try await MainActor.run { try controller.adapter((any Fixture.Own).self) }
    #expect(own != nil)
    #expect(own === again)
    let worker = Fixture.Worker()
    let slow = try await worker.adapter(awaiting: (any Fixture.Slow).self)
    #expect(try AdapterRegistry.main.adapter((any Fixture.Slow).self) === slow)
  }
}
