import ServiceKit
import Testing

/// Which registry a task means by the main one.
struct CurrentRegistryTests {
  enum Fixture {
    protocol Clock: AnyObject, Sendable {}
    protocol Watch: AnyObject, Sendable { var clock: (any Clock)? { get } }

    @Adapter((any Clock).self)
    final class SystemClock: Clock {}

    @Adapter((any Watch).self)
    final class Wristwatch: Watch {
      let clock: (any Clock)?
      init() throws { clock = try AdapterRegistry.main.adapter((any Clock).self) }
    }
  }

  struct Refusal: Error, Equatable {}

  private func clock() -> (any Fixture.Clock)? { try? AdapterRegistry.main.adapter((any Fixture.Clock).self) }

  @Test func `Within the scope the main registry is the given one, and afterwards the one before`() throws {
    let outside = clock()
    let registry = TestProgram.registry()
    let inside = registry.withCurrent { clock() }
    #expect(inside === (try registry.adapter((any Fixture.Clock).self)))
    #expect(inside !== outside)
    #expect(clock() === outside)
  }

  @Test func `Scopes nest`() {
    let (outer, inner) = (TestProgram.registry(), TestProgram.registry())
    outer.withCurrent {
      let outerClock = clock()
      let innerClock = inner.withCurrent { clock() }
      #expect(innerClock !== outerClock)
      #expect(clock() === outerClock)
      #expect(AdapterRegistry(modules: []).withCurrent { clock() } == nil)
      #expect(clock() === outerClock)
    }
  }

  @Test func `A body that throws ends the scope`() {
    let outside = clock()
    #expect(throws: Refusal()) { try TestProgram.registry().withCurrent { throw Refusal() } }
    #expect(clock() === outside)
  }

  @Test func `An asynchronous body keeps the registry over its suspensions, and its child tasks have it`() async throws
  {
    let registry = TestProgram.registry()
    let own = try registry.requiredAdapter((any Fixture.Clock).self)
    await registry.withCurrent {
      await Task.yield()
      #expect(clock() === own)
      async let child = clock()
      #expect(await child === own)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 { group.addTask { clock() === own } }
        for await isOwn in group { #expect(isOwn) }
      }
    }
    await #expect(throws: Refusal()) {
      try await registry.withCurrent {
        await Task.yield()
        throw Refusal()
      }
    }
  }

  @Test func `Detached tasks and parallel ones do not see it`() async throws {
    let outside = clock()
    await TestProgram.registry().withCurrent {
      let detached = await Task.detached { clock() }.value
      #expect(detached === outside)
    }
  }

  // https://github.com/hmlongco/Factory/issues/231
  @Test func `Fifty parallel tasks each have a registry of their own, also in work that outlives the scope`()
    async throws
  {
    let outside = clock()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          let registry = AdapterRegistry(modules: [])
          let own = Fixture.SystemClock()
          try registry.register(own, as: (any Fixture.Clock).self)
          let later = await registry.withCurrent {
            await Task.yield()
            #expect(clock() === own)
            return Task {
              await Task.yield()
              return clock()
            }
          }
          #expect(await later.value === own)
        }
      }
      try await group.waitForAll()
    }
    #expect(clock() === outside)
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/127
  @Test func `Work that outlives the only scope keeps its registry`() async throws {
    let registry = TestProgram.registry()
    let own = try registry.requiredAdapter((any Fixture.Clock).self)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let later = registry.withCurrent {
      Task {
        for await _ in gate { break }
        return clock()
      }
    }
    open.yield()
    #expect(await later.value === own)
  }

  @Test func `A factory looks up in the registry that it makes an adapter for`() throws {
    let (registry, other) = (TestProgram.registry(), TestProgram.registry())
    let clock = try registry.requiredAdapter((any Fixture.Clock).self)
    let watch = try other.withCurrent { try registry.requiredAdapter((any Fixture.Watch).self) }
    #expect(watch.clock === clock)
  }
}
