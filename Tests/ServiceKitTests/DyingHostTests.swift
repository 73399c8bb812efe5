import Foundation
import ServiceKit
import Testing

// https://github.com/Swinject/Swinject/issues/302
/// Hosts and adapters that go while they are looked up.
@Suite(.serialized)
struct DyingHostTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable { var isAlive: Bool { get } }
    protocol Common: AnyObject, Sendable { var livesOn: Bool { get } }
    protocol Lookup: AnyObject, Sendable {}
    protocol Killer: AnyObject, Sendable { var sawHost: Bool { get } }

    static let live = Tally()

    @AdapterHost
    final class Screen: Owner, @unchecked Sendable {
      var isAlive: Bool { true }
      var onMake: (() -> Void)?
    }

    @Adapter((any Lookup).self)
    final class LookupService: Lookup {}

    /// Looks something up when it ends, as the last of its hosts ends on any thread.
    @Adapter((any Common).self, scope: .shared)
    final class CommonAdapter: Common {
      let livesOn = true
      init() { live.add() }
      deinit {
        live.add(-1)
        _ = try? AdapterRegistry.main.adapter((any Lookup).self)
      }
    }

    @Adapter((any Killer).self, host: (any Owner).self)
    final class KillerAdapter: Killer, @unchecked Sendable {
      private(set) var sawHost = false
      init() {
        (weakTarget as? Screen)?.onMake?()
        sawHost = weakTarget?.isAlive == true
      }
    }
  }

  @Test func `The last host of a shared adapter dies while others look it up`() throws {
    let before = Fixture.live.count
    let errors = Journal()
    let registry = TestProgram.registry()
    try Threads.together(8) { _ in
      for _ in 0..<2000 {
        do {
          let screen = registry.withCurrent { Fixture.Screen() }
          let common = try screen.adapter((any Fixture.Common).self)
          if common?.livesOn != true { errors.note("none in a run that has one") }
        } catch { errors.note("\(error)") }
      }
    }
    #expect(errors.all == [])
    // The last thread lets its last host go a little after it has said that it is done.
    for _ in 0..<1000 where Fixture.live.count != before { Thread.sleep(forTimeInterval: 0.005) }
    #expect(Fixture.live.count == before)
  }

  @Test func `A factory that lets the last other reference to its host go still has the host`() throws {
    var screen: Fixture.Screen? = TestProgram.registry().withCurrent { Fixture.Screen() }
    weak let gone = screen
    screen?.onMake = { screen = nil }
    let killer = try screen?.requiredAdapter((any Fixture.Killer).self)
    #expect(killer?.sawHost == true)
    #expect(screen == nil)
    #expect(gone == nil)
  }

  @Test func `A thread that waits for a shared adapter does not end up with another thread's host`() throws {
    for _ in 0..<100 {
      let registry = TestProgram.registry()
      let journal = Journal()
      try Threads.together(4) { _ in
        final class Noting {
          let journal: Journal
          let thread: Thread
          init(_ journal: Journal) {
            self.journal = journal
            thread = Thread.current
          }
          deinit { if thread !== Thread.current { journal.note("on another thread") } }
        }
        let screen = registry.withCurrent { Fixture.Screen() }
        let noting = Noting(journal)
        screen.onMake = { withExtendedLifetime(noting) {} }
        _ = try? screen.adapter((any Fixture.Common).self)
      }
      #expect(journal.all == [])
    }
  }
}
