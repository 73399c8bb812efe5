import ServiceKit
import Testing

/// Hooks around creations and lookups.
struct AspectTests {
  enum Fixture {
    protocol Owner: AnyObject {}
    protocol Clock: AnyObject, Sendable { var text: String { get } }
    protocol Calendar: AnyObject, Sendable { var text: String { get } }
    protocol Needy: AnyObject, Sendable {}
    protocol Absent: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}
    protocol Player: AnyObject { var host: (any Owner)? { get } }
    protocol Unbound: AnyObject, Sendable {}
    protocol Late: AnyObject, Sendable {}

    struct Refusal: Error {}

    static let clockLine = #line + 2
    @Adapter((any Clock).self, (any Calendar).self)
    final class PlainClock: Clock, Calendar { let text = "plain" }

    final class FramedClock: Clock, Calendar {
      let text: String
      init(_ inner: any Clock, _ frame: String) { text = "\(frame)(\(inner.text))" }
    }

    final class OnlyClock: Clock { let text = "only" }

    @Adapter((any Needy).self)
    final class NeedyService: Needy {
      init() throws { _ = try AdapterRegistry.main.requiredAdapter((any Clock).self) }
    }

    @Adapter((any Absent).self)
    final class AbsentService: Absent { static func lazyRegister() -> AbsentService? { nil } }

    final class Present: Absent {}

    static let failingLine = #line + 2
    @Adapter((any Failing).self)
    final class FailingService: Failing { init() throws { throw Refusal() } }

    final class Working: Failing {}

    @Adapter((any Player).self, host: (any Owner).self)
    final class VideoPlayer: Player { var host: (any Owner)? { weakTarget } }

    final class LoudPlayer: Player {
      let inner: any Player
      init(_ inner: any Player) { self.inner = inner }
      var host: (any Owner)? { inner.host }
    }

    @Adapter((any Late).self)
    final class LateService: Late {}

    @AdapterHost
    final class Screen: Owner { @Adapted var player: (any Player)? }
  }

  static let prefix = "ServiceKitTests.AspectTests.Fixture."

  func short(_ text: String) -> String { text.replacing(Self.prefix, with: "") }

  /// An aspect with every hook, each of which notes its name.
  func noting(_ name: String, in journal: Journal) -> AdapterAspect {
    var aspect = AdapterAspect()
    aspect.willCreate = { event in journal.note("\(name) will \(short("\(event)"))") }
    aspect.create = { creation in
      journal.note("\(name) in")
      defer { journal.note("\(name) out") }
      return try creation.proceed()
    }
    aspect.didCreate = { journal.note("\(name) did \(short("\($0)"))") }
    aspect.didFail = { journal.note("\(name) did \(short("\($0)"))") }
    aspect.didLookUp = { journal.note("\(name) \(short("\($0)"))") }
    aspect.didMiss = { journal.note("\(name) \(short("\($0)"))") }
    aspect.didRelease = { journal.note("\(name) \(short("\($0)"))") }
    return aspect
  }

  @Test func `Around a creation aspects nest, and lookups are told in the order of the aspects`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    for name in ["a", "b"] { registry.add(noting(name, in: journal)) }
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(
      journal.all == [
        "a will creating PlainClock (application)", "b will creating PlainClock (application)", "a in", "b in", "b out",
        "a out", "b did created PlainClock (application)", "a did created PlainClock (application)",
        "a lookup Clock -> PlainClock (application)", "b lookup Clock -> PlainClock (application)",
      ])
  }

  @Test func `Failures, misses and releases are told`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    registry.add(noting("a", in: journal))
    _ = try? registry.adapter((any Fixture.Failing).self)
    _ = try registry.adapter((any Fixture.Absent).self)
    _ = try registry.adapter((any Fixture.Unbound).self)
    do {
      let screen = registry.withCurrent { Fixture.Screen() }
      _ = screen.player
    }
    #expect(
      journal.all == [
        "a will creating FailingService (application)", "a in", "a out", "a did failed FailingService (application)",
        "a will creating AbsentService (application)", "a in", "a out", "a miss Absent -> AbsentService (application)",
        "a miss Unbound",
        "a will creating VideoPlayer (host) for Screen", "a in", "a out", "a did created VideoPlayer (host) for Screen",
        "a lookup Player -> VideoPlayer (host)", "a released VideoPlayer (host)",
      ])
  }

  @Test func `A creation within a creation is told to the same aspects`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    var aspect = AdapterAspect()
    aspect.willCreate = { journal.note("will \($0.adapterName.map(short) ?? "")") }
    aspect.create = { creation in
      journal.note("in")
      defer { journal.note("out") }
      return try creation.proceed()
    }
    aspect.didCreate = { journal.note("did \($0.adapterName.map(short) ?? "")") }
    registry.add(aspect)
    _ = try registry.adapter((any Fixture.Needy).self)
    #expect(
      journal.all == [
        "will NeedyService", "in", "will PlainClock", "in", "out", "did PlainClock", "out", "did NeedyService",
      ])
  }

  @Test func `The time of a creation includes the creations within it, and other events have none`() throws {
    let registry = TestProgram.registry()
    let times = Guarded<[String: Duration]>([:])
    registry.observe { event in
      let key = "\(event.kind) \(short(event.adapterName ?? ""))"
      if let duration = event.duration { times.withLock { $0[key] = duration } }
    }
    _ = try registry.adapter((any Fixture.Needy).self)
    _ = try? registry.adapter((any Fixture.Failing).self)
    let found = times.withLock { $0 }
    #expect(Set(found.keys) == ["created PlainClock", "created NeedyService", "failed FailingService"])
    let (inner, outer) = (try #require(found["created PlainClock"]), try #require(found["created NeedyService"]))
    #expect(inner >= .zero && outer >= inner)
  }

  @Test func `Without hooks for lookups an aspect leaves what is made on the fast way`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = try registry.adapter((any Fixture.Clock).self)
    var creating = AdapterAspect()
    creating.didCreate = { _ in journal.note("created") }
    registry.add(creating)
    #expect(registry.hasWarmTable)
    var watching = AdapterAspect()
    watching.didMiss = { _ in }
    let observation = registry.add(watching)
    #expect(!registry.hasWarmTable)
    observation.cancel()
    #expect(registry.hasWarmTable)
    _ = try registry.adapter((any Fixture.Late).self)
    #expect(journal.all == ["created"])
  }
}
