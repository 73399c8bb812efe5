import Foundation
import ServiceKit
import Testing

/// First lookups that race.
struct OnceOnlyTests {
  static let threads = 64
  static let rounds = 200

  enum Fixture {
    protocol Slow: AnyObject, Sendable { var number: Int { get } }
    protocol AlsoSlow: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}
    protocol Absent: AnyObject, Sendable {}
    protocol Owner: AnyObject, Sendable {}
    protocol Common: AnyObject, Sendable {}
    protocol Quick: AnyObject, Sendable {}
    protocol Stuck: AnyObject, Sendable {}

    struct Refusal: Error {}

    static let made = Tally()
    static let failed = Tally()
    static let absent = Tally()
    static let common = Tally()
    static let stuck = Slot<DispatchSemaphore>()
    static let isStuck = Slot<DispatchSemaphore>()

    @Adapter((any Slow).self, (any AlsoSlow).self)
    final class SlowService: Slow, AlsoSlow {
      let number: Int
      init() {
        Thread.sleep(forTimeInterval: 0.005)
        number = made.add()
      }
    }

    @Adapter((any Failing).self)
    final class FailingService: Failing {
      init() throws {
        Thread.sleep(forTimeInterval: 0.005)
        failed.add()
        throw Refusal()
      }
    }

    @Adapter((any Absent).self)
    final class AbsentService: Absent {
      static func lazyRegister() -> AbsentService? {
        Thread.sleep(forTimeInterval: 0.005)
        absent.add()
        return nil
      }
    }

    @Adapter((any Common).self, scope: .shared)
    final class CommonAdapter: Common {
      init() {
        Thread.sleep(forTimeInterval: 0.005)
        common.add()
      }
    }

    @Adapter((any Quick).self)
    final class QuickService: Quick {}

    @Adapter((any Stuck).self)
    final class StuckService: Stuck {
      init() {
        isStuck.value?.signal()
        stuck.value?.wait()
      }
    }

    @AdapterHost
    final class Screen {}
  }

  // https://github.com/hmlongco/Factory/pull/385
  @Test func `Sixty-four threads get one instance that was made once, in each of two hundred rounds`() throws {
    for round in 0..<Self.rounds {
      let registry = TestProgram.registry()
      let before = Fixture.made.count
      let found = Journal()
      let identities = Identities()
      let events = Journal()
      if round.isMultiple(of: 8) { registry.observe { if $0.kind == .created { events.note("created") } } }
      try Threads.together(Self.threads) { number in
        do {
          let service: any AnyObject & Sendable =
            number.isMultiple(of: 2)
            ? try registry.requiredAdapter((any Fixture.Slow).self)
            : try registry.requiredAdapter((any Fixture.AlsoSlow).self)
          identities.add(service)
        } catch { found.note("\(error)") }
      }
      #expect(found.all == [])
      #expect(identities.count == 1)
      #expect(identities.total == Self.threads)
      #expect(Fixture.made.count == before + 1)
      if round.isMultiple(of: 8) { #expect(events.all == ["created"]) }
    }
  }

  @Test func `An error reaches every waiter, and the factory did not run for each`() throws {
    for _ in 0..<20 {
      let registry = TestProgram.registry()
      let before = Fixture.failed.count
      let codes = Journal()
      let started = Rendezvous(Self.threads)
      try Threads.together(Self.threads) { _ in
        started.meet()
        let code = TestProgram.code { try registry.adapter((any Fixture.Failing).self) }
        codes.note(code == .factoryFailed ? "failed" : "\(String(describing: code))")
      }
      #expect(codes.all == Array(repeating: "failed", count: Self.threads))
      #expect((1..<Self.threads).contains(Fixture.failed.count - before))
    }
  }

  @Test func `None in this run reaches every waiter and is asked for once`() throws {
    for _ in 0..<20 {
      let registry = TestProgram.registry()
      let before = Fixture.absent.count
      let answers = Journal()
      try Threads.together(Self.threads) { _ in
        let answer = Result { try registry.adapter((any Fixture.Absent).self) }
        if case .success(nil) = answer { answers.note("none") }
      }
      #expect(answers.all.count == Self.threads)
      #expect(Fixture.absent.count == before + 1)
    }
  }

  @Test func `Hosts on many threads share one instance, made once`() throws {
    for _ in 0..<50 {
      let registry = TestProgram.registry()
      let before = Fixture.common.count
      let identities = Identities()
      let all = Rendezvous(16)
      try Threads.together(16) { _ in
        let screen = registry.withCurrent { Fixture.Screen() }
        if let common = try? screen.adapter((any Fixture.Common).self) { identities.add(common) }
        all.meet()
        withExtendedLifetime(screen) {}
      }
      #expect(identities.count == 1)
      #expect(identities.total == 16)
      #expect(Fixture.common.count == before + 1)
    }
  }

  @Test func `A slow factory does not hold up other lookups`() throws {
    let registry = TestProgram.registry()
    let (release, isStuck) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Fixture.stuck.value = release
    Fixture.isStuck.value = isStuck
    try Threads.together(2) { number in
      guard number == 0 else {
        _ = try? registry.adapter((any Fixture.Stuck).self)
        return
      }
      isStuck.wait()
      #expect(throws: Never.self) { try registry.requiredAdapter((any Fixture.Quick).self) }
      let screen = registry.withCurrent { Fixture.Screen() }
      #expect(throws: Never.self) { try screen.requiredAdapter((any Fixture.Quick).self) }
      #expect(!registry.bindings.isEmpty)
      release.signal()
    }
  }
}
