import ServiceKit
import ServiceKitTesting
import Testing

/// One rule for what was made before an override: instances keep what they hold, lookups get the fake.
struct OverrideRuleTests {
  // https://github.com/pointfreeco/swift-dependencies/issues/288
  @Test func `A service that was looked up before is replaced for every lookup in the body`() throws {
    let before = try AdapterRegistry.main.requiredAdapter((any Fixture.Clock).self)
    let watch = try AdapterRegistry.main.requiredAdapter((any Fixture.Watch).self)
    let fake = Fixture.StoppedClock()
    withAdapter((any Fixture.Clock).self, fake) {
      #expect(Fixture.clock() === fake)
      #expect(watch.current === fake, "@Service looks up at each access")
      #expect(watch.clock === before, "what an instance holds it keeps")
    }
    #expect(watch.current === before)
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/288
  @Test func `A service that needs the fake is made anew in the body, and nothing of it is left behind`() throws {
    let fake = Fixture.StoppedClock()
    let before = try AdapterRegistry.main.requiredAdapter((any Fixture.Watch).self)
    try withAdapter((any Fixture.Clock).self, fake) {
      let watch = try AdapterRegistry.main.requiredAdapter((any Fixture.Watch).self)
      #expect(watch !== before)
      #expect(watch.clock === fake)
    }
    #expect(try AdapterRegistry.main.requiredAdapter((any Fixture.Watch).self) === before)
    #expect(before.clock !== fake)
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/288
  @Test func `A host that was made before keeps its adapters, bound or not`() throws {
    let session = Fixture.Session()
    let bound = session.player
    try withAdapter((any Fixture.Player).self, Fixture.SilentPlayer()) {
      #expect(session.player === bound)
      #expect(session.maybe === bound)
      let found = try session.adapter((any Fixture.Player).self)
      #expect(found === bound)
      #expect(Fixture.Session().player.name == "silent")
    }
  }

  @Test func `A host that outlives the body keeps the fake`() {
    let fake = Fixture.SilentPlayer()
    let session = withAdapter((any Fixture.Player).self, fake) { Fixture.Session() }
    #expect(session.player === fake)
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/288
  @Test func `A shared adapter is shared by the hosts of the body, and stays apart from the one outside`() {
    let outside = Fixture.Session()
    #expect(outside.mixer.hostCount == 1)
    withAdapter((any Fixture.Player).self, Fixture.SilentPlayer()) {
      let (first, second) = (Fixture.Session(), Fixture.Session())
      #expect(first.mixer === second.mixer)
      #expect(first.mixer !== outside.mixer)
      #expect(first.mixer.hostCount == 2)
      withExtendedLifetime(second) {}
    }
    #expect(outside.mixer.hostCount == 1)
  }

  @Test func `What was registered at run time is there in the body, unless it is replaced`() throws {
    let registry = AdapterRegistry(modules: [])
    let (own, fake) = (Fixture.StoppedClock(1), Fixture.StoppedClock(2))
    try registry.register(own, as: (any Fixture.Clock).self)
    registry.withCurrent {
      withAdapter((any Fixture.Player).self, Fixture.SilentPlayer()) { #expect(Fixture.clock() === own) }
      withAdapter((any Fixture.Clock).self, fake) { #expect(Fixture.clock() === fake) }
      #expect(Fixture.clock() === own)
    }
  }
}
