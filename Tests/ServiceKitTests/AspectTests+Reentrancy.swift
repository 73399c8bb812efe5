import ServiceKit
import Testing

/// Hooks that look adapters up and change the aspects, on one thread and on several.
extension AspectTests {
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
