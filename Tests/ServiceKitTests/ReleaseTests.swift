import ServiceKit
import Testing

/// The end of hosts and adapters.
struct ReleaseTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable { var journal: Journal { get } }
    protocol First: AnyObject, Sendable {}
    protocol Second: AnyObject, Sendable {}
    protocol Third: AnyObject, Sendable {}
    protocol Clock: AnyObject, Sendable { var name: String { get } }
    protocol LateLookup: AnyObject, Sendable {}

    @Adapter((any Clock).self)
    final class SystemClock: Clock { let name = "clock" }

    protocol Early: AnyObject, Sendable { var journal: Slot<Journal> { get } }
    protocol Late: AnyObject, Sendable { var journal: Slot<Journal> { get } }

    @Adapter((any Early).self)
    final class EarlyService: Early {
      let journal = Slot<Journal>()
      deinit { journal.value?.note("early") }
    }

    @Adapter((any Late).self)
    final class LateService: Late {
      let journal = Slot<Journal>()
      deinit { journal.value?.note("late") }
    }

    @AdapterHost
    class Screen: Owner, @unchecked Sendable {
      let journal: Journal
      let readsLate: Bool
      @Adapted var first: any First
      @Adapted var second: any Second

      init(_ journal: Journal, readsLate: Bool = false) {
        self.journal = journal
        self.readsLate = readsLate
      }

      deinit {
        journal.note("host")
        if readsLate { journal.note(first === first ? "read in deinit" : "two instances") }
      }
    }

    final class Subscreen: Screen, @unchecked Sendable {
      deinit { journal.note("subclass") }
    }

    class Noted {
      let journal: Journal
      let name: String
      init(_ host: (any Owner)?, _ name: String) {
        journal = host?.journal ?? Journal()
        self.name = name
      }
      deinit { journal.note(name) }
    }

    @Adapter((any First).self, host: (any Owner).self)
    final class FirstAdapter: First, @unchecked Sendable {
      private var noted: Noted?
      init() { noted = Noted(weakTarget, "first") }
    }

    @Adapter((any Second).self, host: (any Owner).self)
    final class SecondAdapter: Second, @unchecked Sendable {
      private var noted: Noted?
      init() { noted = Noted(weakTarget, "second") }
    }

    @Adapter((any Third).self, host: (any Owner).self, scope: .shared)
    final class ThirdAdapter: Third, @unchecked Sendable {
      private var noted: Noted?
      init() { noted = Noted(weakTargets.first, "third") }
    }

    @Adapter((any LateLookup).self, host: (any Owner).self)
    final class LateLookupAdapter: LateLookup, @unchecked Sendable {
      private var journal: Journal?
      init() { journal = weakTarget?.journal }
      deinit { journal?.note((try? AdapterRegistry.main.adapter((any Clock).self))?.name ?? "nothing") }
    }
  }

  @Test func `Adapters are released in reverse binding order, after the host's deinit`() throws {
    let journal = Journal()
    do {
      let screen = TestProgram.registry().withCurrent { Fixture.Screen(journal) }
      try useInOrder(screen)
    }
    #expect(journal.all == ["host", "first", "third", "second"])
  }

  /// Never inlined, so that no temporary of the caller holds an adapter longer than the host does.
  @inline(never) private func useInOrder(_ screen: Fixture.Screen) throws {
    _ = screen.second
    _ = try screen.adapter((any Fixture.Third).self)
    _ = screen.first
  }

  @inline(never) private func useFirstAndSecond(_ screen: Fixture.Screen) { _ = (screen.first, screen.second) }

  @Test func `A subclass of a host ends before the host, and the adapters last`() {
    let journal = Journal()
    do {
      let screen = TestProgram.registry().withCurrent { Fixture.Subscreen(journal) }
      useFirstAndSecond(screen)
    }
    #expect(journal.all == ["subclass", "host", "second", "first"])
  }

  @Test func `An adapter that is first asked for in the host's deinit is made and released`() {
    let journal = Journal()
    do { _ = TestProgram.registry().withCurrent { Fixture.Screen(journal, readsLate: true) } }
    #expect(journal.all == ["host", "read in deinit"])
  }

  @Test func `An adapter's deinit may look something up`() throws {
    let journal = Journal()
    do {
      let screen = TestProgram.registry().withCurrent { Fixture.Screen(journal) }
      _ = try screen.adapter((any Fixture.LateLookup).self)
    }
    #expect(journal.all == ["host", "clock"])
  }

  @Test func `A shared adapter is released with its last host, and with the store that holds it`() throws {
    let journal = Journal()
    var store: AdapterStore?
    try TestProgram.registry().withCurrent {
      let one = Fixture.Screen(journal)
      _ = try one.adapter((any Fixture.Third).self)
      do {
        let other = Fixture.Screen(Journal())
        _ = try other.adapter((any Fixture.Third).self)
        store = other.adapterStore
      }
    }
    #expect(journal.all == ["host"])
    withExtendedLifetime(store) {}
    store = nil
    #expect(journal.all == ["host", "third"])
  }

  @Test(arguments: [false, true])
  func `Services of a registry of its own go with it, observed or not`(isObserved: Bool) throws {
    weak var clock: (any Fixture.Clock)?
    do {
      let registry = TestProgram.registry()
      if isObserved { registry.observe { _ in } }
      clock = try registry.adapter((any Fixture.Clock).self)
      #expect(clock != nil)
    }
    #expect(clock == nil)
  }

  @Test func `Services of a registry of its own are released in reverse order of their making`() throws {
    let journal = Journal()
    do {
      let registry = AdapterRegistry(modules: [TestProgram.module])
      try registry.requiredAdapter((any Fixture.Late).self).journal.value = journal
      try registry.requiredAdapter((any Fixture.Early).self).journal.value = journal
    }
    #expect(journal.all == ["early", "late"])
  }
}
