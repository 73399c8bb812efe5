import ContainerKit
import ServiceKitTesting
import Testing

/// Who keeps components, and who does not.
struct LeakTests {
  private final class Keeper {
    var component: AnyObject?
  }

  private final class Clock {
    let place: ComponentPlace<AnyObject, NoSettings>
    var now = 0
    init(_ place: ComponentPlace<AnyObject, NoSettings>) {
      self.place = place
      place.context.observe(ContextKey("now", default: 0)) { [weak self] in self?.now = $0 }
    }
  }

  @Test func `Components, their observations and the container are gone together`() throws {
    try expectNoLeaks { check in
      let container = check.watch(Container("page"))
      check.watch(try container.add(Clock.init))
      check.watch(container.context.observe(ContextKey("now", default: 0)) { _ in })
      check.watch(try container.context.claim(ContextKey("now", default: 0)))
      try container.move(to: .active)
    }
  }

  @Test func `A component that is kept is named`() throws {
    let keeper = Keeper()
    try withKnownIssue {
      try expectNoLeaks { check in
        let container = Container("page")
        keeper.component = check.watch(try container.add(Clock.init))
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).contains { $0.hasSuffix(".Clock is still alive.") }
    }
    withExtendedLifetime(keeper) {}
  }

  @Test func `A removed component is let go of, also while its container lives`() throws {
    let container = Container("page")
    try expectNoLeaks { check in
      let clock = check.watch(try container.add(Clock.init))
      container.remove(clock)
    }
  }

  @Test func `A channel and a list of calls keep no container`() throws {
    var calls: CallList<any Tapping>?
    try expectNoLeaks { check in
      let container = check.watch(Container("page"))
      check.watch(try container.add(Clock.init))
      calls = container.calls(of: (any Tapping).self)
    }
    #expect(calls?.isEmpty == true)
  }
}
