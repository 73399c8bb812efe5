import Dispatch
import ServiceKit
import ServiceKitTesting
import Testing

/// What an override reaches, and for how long.
struct OverrideTests {
  struct Refusal: Error, Equatable {}

  @Test func `A fake stands in within the body, and afterwards the adapter is back`() {
    let outside = Fixture.clock()
    let fake = Fixture.StoppedClock()
    let inside = withAdapter((any Fixture.Clock).self, fake) { Fixture.clock() }
    #expect(inside === fake)
    #expect(Fixture.clock() === outside)
  }

  @Test func `All ways to look a service up find the fake`() throws {
    let fake = Fixture.StoppedClock(7)
    try withAdapter((any Fixture.Clock).self, fake) {
      let required = try AdapterRegistry.main.requiredAdapter((any Fixture.Clock).self)
      let lent = try AdapterRegistry.main.with((any Fixture.Clock).self) { $0.now }
      let byHost = try Fixture.Session().adapter((any Fixture.Clock).self)
      #expect(required === fake)
      #expect(lent == 7)
      #expect(byHost === fake)
      #expect(Fixture.Session().clock === fake)
    }
  }

  @Test func `The fake of a host's adapter is found by hosts that are made in the body`() throws {
    let fake = Fixture.SilentPlayer()
    try withAdapter((any Fixture.Player).self, fake) {
      let session = Fixture.Session()
      #expect(session.player === fake)
      #expect(session.maybe === fake)
      let found = try session.adapter((any Fixture.Player).self)
      #expect(found === fake)
    }
    #expect(Fixture.Session().player.name == "audio")
  }

  @Test func `A factory makes one fake for each host`() {
    withAdapters {
      $0.bind((any Fixture.Player).self) { Fixture.SilentPlayer() }
    } operation: {
      let (first, second) = (Fixture.Session(), Fixture.Session())
      #expect(first.player.name == "silent")
      #expect(first.player === first.maybe)
      #expect(first.player !== second.player)
    }
  }

  @Test func `A factory that answers nil, and a protocol that is bound to nothing, are absent`() {
    withAdapters {
      $0.bind((any Fixture.Player).self) { nil }
      $0.unbind((any Fixture.Clock).self)
    } operation: {
      #expect(Fixture.Session().maybe == nil)
      #expect(Fixture.clock() == nil)
    }
  }

  @Test func `The error of a factory reaches the lookup`() throws {
    let line = #line + 2
    let error = withAdapters {
      $0.bind((any Fixture.Player).self) { throw Refusal() }
    } operation: {
      #expect(throws: AdapterError.self) { try Fixture.Session().adapter((any Fixture.Player).self) }
    }
    #expect(
      "\(try #require(error))" == """
        ServiceKitTestingTests.Fixture.Player could not be made: Refusal()
          declared at ServiceKitTestingTests/OverrideTests.swift:\(line)
          Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
        """)
  }

  @Test func `Overrides nest, and the last for a protocol counts`() {
    let (outer, inner) = (Fixture.StoppedClock(1), Fixture.StoppedClock(2))
    withAdapter((any Fixture.Clock).self, outer) {
      withAdapter((any Fixture.Player).self, Fixture.SilentPlayer("outer")) {
        withAdapter((any Fixture.Clock).self, inner) {
          #expect(Fixture.clock() === inner)
          #expect(Fixture.Session().player.name == "outer")
        }
        #expect(Fixture.clock() === outer)
      }
    }
    withAdapters {
      $0.bind((any Fixture.Clock).self, to: outer)
      $0.bind((any Fixture.Clock).self, to: inner)
    } operation: {
      #expect(Fixture.clock() === inner)
    }
  }

  @Test func `A body that throws ends the override, and its error comes through`() {
    let outside = Fixture.clock()
    #expect(throws: Refusal()) {
      try withAdapter((any Fixture.Clock).self, Fixture.StoppedClock()) { throw Refusal() }
    }
    #expect(Fixture.clock() === outside)
  }

  @Test func `An asynchronous body keeps the fake over its suspensions, and so do child tasks`() async {
    let fake = Fixture.StoppedClock()
    await withAdapter((any Fixture.Clock).self, fake) {
      await Task.yield()
      #expect(Fixture.clock() === fake)
      async let child = Fixture.clock()
      #expect(await child === fake)
    }
    await #expect(throws: Refusal()) {
      try await withAdapter((any Fixture.Player).self, Fixture.SilentPlayer()) {
        await Task.yield()
        throw Refusal()
      }
    }
  }

  @Test func `A fake on the main actor stands in there`() async {
    await MainActor.run {
      let fake = Fixture.SilentPlayer()
      withAdapter((any Fixture.Player).self, fake) { #expect(Fixture.Session().player === fake) }
    }
  }

  @Test func `A fake that is bound to hosts is told of each`() throws {
    let fake = Fixture.BoundPlayer()
    withAdapter((any Fixture.Player).self, fake) {
      let (first, second) = (Fixture.Session(), Fixture.Session())
      _ = (first.player, first.maybe, second.player)
      #expect(fake.hosts == [ObjectIdentifier(first), ObjectIdentifier(second)])
    }
  }

  @Test func `A fake that is not Sendable is refused to other tasks, with a message`() async throws {
    let message = await withAdapter((any Fixture.Player).self, Fixture.SilentPlayer()) {
      let task = Task { () -> String in
        do {
          _ = try Fixture.Session().adapter((any Fixture.Player).self)
          return "no error"
        } catch { return "\(error)" }
      }
      return await task.value
    }
    let place = message.split(separator: ":").last ?? ""
    #expect(
      message == """
        ServiceKitTestingTests.Fixture.SilentPlayer is not Sendable, so it stands in for an adapter in the task that \
        bound it only; another task looked it up.
          Ways out:
            1. Make it Sendable, and let 'ServiceKitTestingTests.Fixture.Player' refine Sendable.
            2. Bind a factory, which makes one for each host: bind((any Player).self) { … }.
          while making ServiceKitTestingTests.Fixture.SilentPlayer, declared at ServiceKitTestingTests/OverrideTests.swift:\
        \(place)
        """)
  }

  @Test func `A fake that is not Sendable stays the task's own on another thread`() async {
    let fake = Fixture.SilentPlayer()
    await withAdapter((any Fixture.Player).self, fake) {
      for _ in 0..<20 {
        await Task.yield()
        #expect(Fixture.Session().player === fake)
      }
    }
  }

  @Test func `Listings and checks know the fake in place of the adapter`() {
    let line = #line + 1
    withAdapter((any Fixture.Clock).self, Fixture.StoppedClock()) {
      let rows = AdapterRegistry.main.bindings.filter { $0.protocolName == "ServiceKitTestingTests.Fixture.Clock" }
      #expect(rows.map(\.adapterName) == ["Fixture.StoppedClock"])
      #expect(rows.map(\.line) == [line])
    }
  }
}
