import ServiceKit
import Testing

/// What observers of a registry are told.
struct ObservationTests {
  enum Fixture {
    protocol Owner: AnyObject {}
    protocol Clock: AnyObject, Sendable {}
    protocol Unbound: AnyObject, Sendable {}
    protocol Absent: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}
    protocol Player: AnyObject {}
    protocol Registered: AnyObject, Sendable {}

    struct Refusal: Error {}

    @Adapter((any Clock).self)
    final class SystemClock: Clock {}

    @Adapter((any Absent).self)
    final class AbsentService: Absent { static func lazyRegister() -> AbsentService? { nil } }

    @Adapter((any Failing).self)
    final class FailingService: Failing { init() throws { throw Refusal() } }

    @Adapter((any Player).self, host: (any Owner).self)
    final class VideoPlayer: Player {}

    final class RegisteredAdapter: Registered {}

    @AdapterHost
    final class Screen: Owner {
      @Adapted var player: (any Player)?
    }
  }

  private static let prefix = "ServiceKitTests.ObservationTests.Fixture."

  private func note(_ event: AdapterEvent, in journal: Journal) {
    journal.note(event.description.replacing(Self.prefix, with: ""))
  }

  private func observed(_ registry: AdapterRegistry = TestProgram.registry()) -> (
    AdapterRegistry, Journal, AdapterObservation
  ) {
    let journal = Journal()
    let observation = registry.observe { note($0, in: journal) }
    return (registry, journal, observation)
  }

  @Test func `Every lookup, creation, miss and failure is told in order`() throws {
    let (registry, journal, _) = observed()
    for _ in 0..<2 { _ = try registry.adapter((any Fixture.Clock).self) }
    for _ in 0..<2 { _ = try registry.adapter((any Fixture.Unbound).self) }
    for _ in 0..<2 { _ = try registry.adapter((any Fixture.Absent).self) }
    _ = try? registry.adapter((any Fixture.Failing).self)
    #expect(
      journal.all == [
        "created SystemClock (application)",
        "lookup Clock -> SystemClock (application)",
        "lookup Clock -> SystemClock (application)",
        "miss Unbound",
        "miss Unbound",
        "miss Absent -> AbsentService (application)",
        "miss Absent -> AbsentService (application)",
        "failed FailingService (application)",
      ])
  }

  @Test func `The life of a host's adapter is told, with the host`() throws {
    let (registry, journal, _) = observed()
    do {
      let screen = registry.withCurrent { Fixture.Screen() }
      for _ in 0..<2 { _ = screen.player }
      _ = try screen.adapter((any Fixture.Player).self)
    }
    #expect(
      journal.all == [
        "created VideoPlayer (host) for Screen",
        "lookup Player -> VideoPlayer (host)",
        "lookup Player -> VideoPlayer (host)",
        "released VideoPlayer (host)",
      ])
  }

  @Test func `A registered adapter is told of, and one that was refused is not`() throws {
    let (registry, journal, _) = observed(AdapterRegistry(modules: []))
    var token: RegistrationToken? = try registry.register(
      Fixture.RegisteredAdapter(), as: (any Fixture.Registered).self)
    _ = try? registry.register(Fixture.RegisteredAdapter(), as: (any Fixture.Registered).self)
    _ = try registry.adapter((any Fixture.Registered).self)
    var screen: Fixture.Screen? = registry.withCurrent { Fixture.Screen() }
    _ = try screen?.adapter((any Fixture.Registered).self)
    token?.remove()
    token = nil
    #expect(
      journal.taken() == [
        "lookup Registered -> RegisteredAdapter (application)", "lookup Registered -> RegisteredAdapter (application)",
      ])
    screen = nil
    #expect(journal.all == ["released RegisteredAdapter (application)"])
  }

  @Test func `A service that was made before is told of while observed, and not afterwards`() throws {
    let registry = TestProgram.registry()
    _ = try registry.adapter((any Fixture.Clock).self)
    let (_, journal, observation) = observed(registry)
    _ = try registry.adapter((any Fixture.Clock).self)
    observation.cancel()
    observation.cancel()
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(journal.all == ["lookup Clock -> SystemClock (application)"])
  }

  @Test func `Observers are told in the order in which they came`() throws {
    let registry = TestProgram.registry()
    let journal = Journal()
    for name in ["a", "b", "c"] { registry.observe { _ in journal.note(name) } }
    _ = try registry.adapter((any Fixture.Unbound).self)
    #expect(journal.all == ["a", "b", "c"])
  }

  @Test func `An observer may look up what it is told of, and is not told of that`() throws {
    let registry = TestProgram.registry()
    let journal = Journal()
    registry.observe { event in
      let found = try? registry.adapter((any Fixture.Clock).self)
      journal.note("\(event.kind) \(found is Fixture.SystemClock)")
    }
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(journal.all == ["created true", "lookup true"])
  }

  @Test func `An observer may cancel itself and others while it is told`() throws {
    let registry = TestProgram.registry()
    let journal = Journal()
    let keeper = Keeper()
    keeper.keep(
      registry.observe { _ in
        journal.note("first")
        keeper.cancelAll()
      })
    keeper.keep(registry.observe { _ in journal.note("second") })
    for _ in 0..<2 { _ = try registry.adapter((any Fixture.Unbound).self) }
    #expect(journal.all == ["first"])
  }
}
