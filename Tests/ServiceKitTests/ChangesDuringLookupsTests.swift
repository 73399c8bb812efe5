import ServiceKit
import Testing

/// Changes of a registry while it is used; the thread sanitizer runs this too.
struct ChangesDuringLookupsTests {
  enum Fixture {
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Added: AnyObject, Sendable { var isWhole: Bool { get } }
    protocol Arm: AnyObject, Sendable {}

    @Adapter((any Clock).self)
    final class SystemClock: Clock { let now = 12 }

    final class AddedAdapter: Added { let isWhole = true }

    @AdapterHost
    final class Screen {
      @Adapted var clock: any Clock
    }
  }

  // https://github.com/Swinject/Swinject/issues/539
  @Test func `Registrations come and go while others look up`() throws {
    let registry = TestProgram.registry()
    let errors = Journal()
    try Threads.together(8) { number in
      for _ in 0..<200 {
        do {
          if number < 2 {
            do {
              let token = try registry.register(Fixture.AddedAdapter(), as: (any Fixture.Added).self)
              token.remove()
            } catch let error as AdapterError where error.code == .ambiguous {}
          } else {
            if try registry.adapter((any Fixture.Added).self)?.isWhole == false { errors.note("half an adapter") }
            if try registry.requiredAdapter((any Fixture.Clock).self).now != 12 { errors.note("another clock") }
          }
        } catch { errors.note("\(error)") }
      }
    }
    #expect(errors.all == [])
    #expect(try registry.adapter((any Fixture.Added).self) == nil)
  }

  // https://github.com/alibaba/BeeHive/issues/119
  @Test func `Listings, checks, observers and hosts while others look up`() throws {
    let registry = TestProgram.registry()
    let errors = Journal()
    let expected = registry.bindings.count
    try Threads.together(8) { number in
      for _ in 0..<(number < 3 ? 5 : 200) {
        switch number {
        case 0: if registry.bindings.count != expected { errors.note("a listing without a binding") }
        case 1: _ = registry.description
        case 2: _ = registry.problems()
        case 3:
          let observation = registry.observe { event in
            if event.description.isEmpty { errors.note("an empty event") }
          }
          observation.cancel()
        case 4:
          let screen = registry.withCurrent { Fixture.Screen() }
          if screen.clock.now != 12 { errors.note("another clock") }
        case 5: registry.withCurrent { if registry.bindings.isEmpty { errors.note("nothing") } }
        default:
          if (try? registry.with((any Fixture.Clock).self) { $0.now }) != 12 { errors.note("another clock") }
        }
      }
    }
    #expect(errors.all == [])
  }

  @Test func `A cold registry is read by many at once`() throws {
    for _ in 0..<50 {
      let registry = TestProgram.registry()
      let counts = Journal()
      try Threads.together(8) { _ in counts.note("\(registry.bindings.count) \(registry.requirements.count)") }
      #expect(Set(counts.all).count == 1)
    }
  }
}
