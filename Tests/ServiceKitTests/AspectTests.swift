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

  private static let prefix = "ServiceKitTests.AspectTests.Fixture."

  private func short(_ text: String) -> String { text.replacing(Self.prefix, with: "") }

  /// An aspect with every hook, each of which notes its name.
  private func noting(_ name: String, in journal: Journal) -> AdapterAspect {
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

  // MARK: - Order

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

  // MARK: - Replacing

  @Test func `What an aspect returns is the adapter, for all its protocols, and the last aspect is the innermost`()
    throws
  {
    let registry = TestProgram.registry()
    for frame in ["a", "b"] {
      registry.add(
        .creating((any Fixture.Clock).self) { proceed in try proceed().map { Fixture.FramedClock($0, frame) } })
    }
    let clock = try registry.requiredAdapter((any Fixture.Clock).self)
    #expect(clock.text == "a(b(plain))")
    #expect(try registry.requiredAdapter((any Fixture.Calendar).self) === clock)
  }

  @Test func `An aspect of one protocol passes other adapters on`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Failing).self) { _ in Fixture.Working() })
    #expect(try registry.requiredAdapter((any Fixture.Clock).self) is Fixture.PlainClock)
    #expect(try registry.requiredAdapter((any Fixture.Failing).self) is Fixture.Working)
    #expect(try registry.adapter((any Fixture.Absent).self) == nil)
  }

  @Test func `An aspect may make something of nothing, nothing of something, and catch an error`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Absent).self) { proceed in try proceed() ?? Fixture.Present() })
    registry.add(.creating((any Fixture.Clock).self) { _ in nil })
    registry.add(.creating((any Fixture.Failing).self) { proceed in (try? proceed()) ?? Fixture.Working() })
    #expect(try registry.adapter((any Fixture.Absent).self) is Fixture.Present)
    #expect(try registry.adapter((any Fixture.Clock).self) == nil)
    #expect(try registry.adapter((any Fixture.Failing).self) is Fixture.Working)
  }

  @Test func `A second call of proceed returns what the first did`() throws {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.create = { creation in
      let first = try creation.proceed()
      return try creation.proceed() === first ? first : nil
    }
    registry.add(aspect)
    #expect(try registry.adapter((any Fixture.Clock).self) is Fixture.PlainClock)
  }

  @Test func `The adapter of a host is replaced, and what is within it has its host`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Player).self) { proceed in try proceed().map(Fixture.LoudPlayer.init) })
    let screen = registry.withCurrent { Fixture.Screen() }
    let player = try #require(screen.player)
    #expect(player is Fixture.LoudPlayer)
    #expect(player.host === screen)
    #expect(try screen.requiredAdapter((any Fixture.Player).self) === player)
  }

  @Test func `What does not conform to all protocols is refused`() {
    let registry = TestProgram.registry()
    let line = #line + 1
    registry.add(.creating((any Fixture.Clock).self) { _ in Fixture.OnlyClock() })
    #expect(
      short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
        An aspect put a OnlyClock in place of PlainClock, which does not conform to 'Calendar'.
          added at ServiceKitTests/AspectTests.swift:\(line)
          the adapter is declared at ServiceKitTests/AspectTests.swift:\(Fixture.clockLine)
          Way out: Return an object that conforms to every protocol that the adapter is bound to.
        """)
  }

  // MARK: - Errors

  @Test func `What a hook throws is the lookup's error with the place of the aspect, and the next lookup tries again`()
    throws
  {
    for isCreate in [false, true] {
      let registry = TestProgram.registry()
      var aspect = AdapterAspect()
      if isCreate {
        aspect.create = { _ in throw Fixture.Refusal() }
      } else {
        aspect.willCreate = { _ in throw Fixture.Refusal() }
      }
      let line = #line + 1
      let observation = registry.add(aspect)
      #expect(
        short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
          PlainClock could not be made: an aspect threw Refusal()
            added at ServiceKitTests/AspectTests.swift:\(line)
            the adapter is declared at ServiceKitTests/AspectTests.swift:\(Fixture.clockLine)
            Ways out:
              1. The next lookup tries again.
              2. Let the aspect pass this adapter on, or cancel it.
          """)
      #expect(TestProgram.code { try registry.adapter((any Fixture.Clock).self) } == .aspectFailed)
      observation.cancel()
      #expect(try registry.adapter((any Fixture.Clock).self) != nil)
    }
  }

  @Test func `The error of a factory passes through aspects as it is`() {
    let (registry, plain) = (TestProgram.registry(), TestProgram.registry())
    for name in ["a", "b"] { registry.add(noting(name, in: Journal())) }
    let message = TestProgram.message { try plain.adapter((any Fixture.Failing).self) }
    #expect(TestProgram.message { try registry.adapter((any Fixture.Failing).self) } == message)
    #expect(message.hasPrefix("ServiceKitTests.AspectTests.Fixture.FailingService could not be made: Refusal()"))
  }

  @Test func `An error of a lookup that a hook makes says in which aspect`() {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.willCreate = { event in
      if event.adapterName?.hasSuffix("PlainClock") == true { _ = try registry.adapter((any Fixture.Failing).self) }
    }
    let line = #line + 1
    registry.add(aspect)
    #expect(
      short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
        FailingService could not be made: Refusal()
          declared at ServiceKitTests/AspectTests.swift:\(Fixture.failingLine)
          Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
          while making PlainClock, in the aspect that was added at ServiceKitTests/AspectTests.swift:\(line)
        """)
  }

  @Test func `A hook that looks up what is being made gets the error of a cycle, and the registry stays usable`() throws
  {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.willCreate = { _ in _ = try registry.adapter((any Fixture.Clock).self) }
    let observation = registry.add(aspect)
    #expect(TestProgram.code { try registry.adapter((any Fixture.Clock).self) } == .cycle)
    observation.cancel()
    #expect(try registry.adapter((any Fixture.Clock).self) != nil)
  }

  @Test func `proceed that is kept and called later is refused`() throws {
    let registry = TestProgram.registry()
    final class Kept: @unchecked Sendable { var creation: AdapterCreation? }
    let kept = Kept()
    var aspect = AdapterAspect()
    aspect.create = { creation in
      kept.creation = creation
      return Fixture.PlainClock()
    }
    let line = #line + 1
    registry.add(aspect)
    _ = try registry.adapter((any Fixture.Clock).self)
    let creation = try #require(kept.creation)
    #expect(
      short(TestProgram.message { try creation.proceed() as Any }) == """
        proceed() of the creation of PlainClock was called after the aspect's hook had returned.
          added at ServiceKitTests/AspectTests.swift:\(line)
          Way out: Call proceed() within the hook, or not at all.
        """)
  }

  // MARK: - Re-entrancy

  @Test func `Of what a hook looks up the other aspects are told, its own is not`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    var aspect = AdapterAspect()
    aspect.didLookUp = { event in
      journal.note("a \(short("\(event)"))")
      _ = try? registry.adapter((any Fixture.Late).self)
    }
    registry.add(aspect)
    var other = AdapterAspect()
    other.didLookUp = { journal.note("b \(short("\($0)"))") }
    registry.add(other)
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(
      journal.all == [
        "a lookup Clock -> PlainClock (application)", "b lookup Late -> LateService (application)",
        "b lookup Clock -> PlainClock (application)",
      ])
  }

  @Test func `A hook may remove its aspect and others, which are not called any more`() throws {
    let (registry, journal, keeper) = (TestProgram.registry(), Journal(), Keeper())
    for name in ["a", "b"] {
      var aspect = noting(name, in: journal)
      aspect.willCreate = { _ in
        journal.note(name)
        keeper.cancelAll()
      }
      keeper.keep(registry.add(aspect))
    }
    #expect(try registry.adapter((any Fixture.Clock).self) is Fixture.PlainClock)
    #expect(journal.all == ["a"])
  }

  @Test func `An aspect that a hook adds is called from the next hook on`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    let once = Tally()
    var aspect = AdapterAspect()
    aspect.willCreate = { _ in
      if once.add() == 1 { registry.add(noting("new", in: journal)) }
    }
    registry.add(aspect)
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(
      journal.taken() == [
        "new did created PlainClock (application)", "new lookup Clock -> PlainClock (application)",
      ])
    _ = try registry.adapter((any Fixture.Late).self)
    #expect(journal.all.first == "new will creating LateService (application)")
    #expect(journal.all.count == 5)
  }

  @Test func `Hooks around a creation look up in the registry that makes the adapter`() throws {
    let registry = TestProgram.registry()
    let found = Slot<Bool>()
    let late = try registry.requiredAdapter((any Fixture.Late).self)
    var aspect = AdapterAspect()
    aspect.create = { creation in
      found.value = try AdapterRegistry.main.adapter((any Fixture.Late).self) === late
      return try creation.proceed()
    }
    registry.add(aspect)
    _ = try registry.adapter((any Fixture.Clock).self)
    #expect(found.value == true)
  }

  // MARK: - Warm lookups

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

  // MARK: - Threads

  @Test func `Threads that race call the hooks of a creation once`() throws {
    for _ in 0..<50 {
      let (registry, journal) = (TestProgram.registry(), Journal())
      var aspect = AdapterAspect()
      aspect.willCreate = { _ in journal.note("will") }
      aspect.create = { creation in
        journal.note("create")
        return try creation.proceed()
      }
      aspect.didCreate = { _ in journal.note("did") }
      registry.add(aspect)
      try Threads.together(16) { _ in _ = try? registry.adapter((any Fixture.Clock).self) }
      #expect(journal.all.sorted() == ["create", "did", "will"])
    }
  }

  @Test func `Aspects come and go while threads make adapters of hosts`() throws {
    let registry = TestProgram.registry()
    let told = Tally()
    try Threads.together(16) { number in
      for _ in 0..<100 {
        if number < 4 {
          let observation = registry.add(
            .creating((any Fixture.Player).self) { proceed in try proceed().map(Fixture.LoudPlayer.init) })
          let other = registry.observe { _ in told.add() }
          observation.cancel()
          other.cancel()
        } else {
          let screen = registry.withCurrent { Fixture.Screen() }
          if screen.player?.host !== screen { told.add(1_000_000) }
        }
      }
    }
    #expect(told.count < 1_000_000)
  }
}
