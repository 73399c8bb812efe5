import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let layout = ExperimentKey(
    "layout", arms: ["wide", "narrow", "none"], owner: "tests", expires: "2030-01-01")
  fileprivate static let autoplay = ExperimentKey(
    "autoplay", arms: ["off", "on"], owner: "tests", expires: "2030-01-01")
  fileprivate static let mistyped = ExperimentKey(
    "mistyped", arms: ["a", "b"], owner: "tests", expires: "2030-01-01")
  fileprivate static let claimed = ExperimentKey(
    "claimed", arms: ["a", "b"], owner: "tests", expires: "2030-01-01")
}

/// Adapters that are arms of an experiment.
struct ExperimentTests {
  enum Fixture {
    protocol Layout: AnyObject, Sendable { var arm: String { get } }
    protocol Margins: AnyObject, Sendable { var arm: String { get } }
    protocol Owner: AnyObject, Sendable {}
    protocol Pane: AnyObject, Sendable { var arm: String { get } }
    protocol Frame: AnyObject, Sendable { var arm: String { get } }
    protocol Common: AnyObject, Sendable { var arm: String { get } }
    protocol Player: AnyObject, Sendable {}
    protocol Mistyped: AnyObject, Sendable {}
    protocol Claimed: AnyObject, Sendable {}
    protocol Flaky: AnyObject, Sendable { var arm: String { get } }

    static let line = #line + 2
    @Adapter((any Layout).self, (any Margins).self, variant: (.layout, "wide"))
    final class Wide: Layout, Margins { let arm = "wide" }

    @Adapter((any Layout).self, (any Margins).self, variant: (.layout, "narrow"))
    final class Narrow: Layout, Margins { let arm = "narrow" }

    @Adapter((any Pane).self, (any Frame).self, host: (any Owner).self, variant: (.layout, "wide"))
    final class WidePane: Pane, Frame { let arm = "wide" }

    @Adapter((any Pane).self, (any Frame).self, host: (any Owner).self, variant: (.layout, "narrow"))
    final class NarrowPane: Pane, Frame { let arm = "narrow" }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared, variant: (.layout, "wide"))
    final class WideCommon: Common { let arm = "wide" }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared, variant: (.layout, "narrow"))
    final class NarrowCommon: Common { let arm = "narrow" }

    @Adapter((any Player).self)
    final class AutoPlayer: Player {
      static func lazyRegister() -> AutoPlayer? { Experiments.isEnabled(.autoplay) ? AutoPlayer() : nil }
    }

    static let mistypedLine = #line + 2
    @Adapter((any Mistyped).self, variant: (.mistyped, "aa"))
    final class MistypedAdapter: Mistyped {}

    static let claimedLine = #line + 2
    @Adapter((any Claimed).self, variant: (.claimed, "a"))
    final class ClaimedFirst: Claimed {}

    @Adapter((any Claimed).self, variant: (.claimed, "a"))
    final class ClaimedSecond: Claimed {}

    struct Refusal: Error {}

    @Adapter((any Flaky).self, variant: (.layout, "wide"))
    final class FlakyWide: Flaky {
      let arm = "wide"
      init() throws { throw Refusal() }
    }

    @Adapter((any Flaky).self, variant: (.layout, "narrow"))
    final class FlakyNarrow: Flaky { let arm = "narrow" }

    @AdapterHost
    final class Screen: Owner, @unchecked Sendable {
      @Adapted var pane: (any Pane)?
      @Adapted var common: (any Common)?
    }
  }

  @Test func `Without a word the first arm is chosen`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.requiredAdapter((any Fixture.Layout).self).arm == "wide")
    registry.withCurrent {
      #expect(Experiments.variant(of: .layout) == "wide")
      #expect(Fixture.Screen().pane?.arm == "wide")
    }
  }

  @Test func `A forced arm is chosen, in its registry only`() throws {
    let registry = TestProgram.registry()
    try registry.withCurrent { try Experiments.force(.layout, "narrow") }
    #expect(try registry.requiredAdapter((any Fixture.Layout).self).arm == "narrow")
    #expect(registry.withCurrent { Experiments.variant(of: .layout) } == "narrow")
    #expect(Experiments.variant(of: .layout) == "wide")
    #expect(try TestProgram.registry().requiredAdapter((any Fixture.Layout).self).arm == "wide")
    let screen = registry.withCurrent { Fixture.Screen() }
    #expect(screen.pane?.arm == "narrow")
  }

  @Test func `An arm that the experiment does not have is refused with those that it has`() {
    #expect(
      TestProgram.message { try Experiments.force(.layout, "tall") }
        == "The experiment 'layout' has no arm 'tall'. Its arms are 'wide', 'narrow', 'none'.")
    #expect(throws: ExperimentError(key: .layout, arm: "")) { try Experiments.force(.layout, "") }
  }

  @Test func `An arm without an adapter is nil where it may be and an error where it must not`() throws {
    let registry = TestProgram.registry()
    try registry.withCurrent { try Experiments.force(.layout, "none") }
    #expect(try registry.adapter((any Fixture.Layout).self) == nil)
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.Layout).self) } == """
        No adapter is bound to 'ServiceKitTests.ExperimentTests.Fixture.Layout' in the arm layout=none.
          ServiceKitTests.ExperimentTests.Fixture.Narrow for layout=narrow, declared at \
        ServiceKitTests/ExperimentTests.swift:\(Fixture.line + 3)
          ServiceKitTests.ExperimentTests.Fixture.Wide for layout=wide, declared at \
        ServiceKitTests/ExperimentTests.swift:\(Fixture.line)
          Ways out:
            1. Declare one: variant: (.layout, "none").
            2. Make the requirement optional.
        """)
  }

  @Test func `A registration can ask for the arm itself`() throws {
    let (off, on) = (TestProgram.registry(), TestProgram.registry())
    try on.withCurrent { try Experiments.force(.autoplay, "on") }
    #expect(try off.adapter((any Fixture.Player).self) == nil)
    #expect(try on.adapter((any Fixture.Player).self) != nil)
  }

  @Test func `Two adapters that claim one arm are duplicates`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.code { try registry.adapter((any Fixture.Claimed).self) } == .ambiguous)
    let message = """
      2 adapters are bound to 'ServiceKitTests.ExperimentTests.Fixture.Claimed' in '\(TestProgram.name)'.
        ServiceKitTests.ExperimentTests.Fixture.ClaimedFirst, declared at \
      ServiceKitTests/ExperimentTests.swift:\(Fixture.claimedLine)
        ServiceKitTests.ExperimentTests.Fixture.ClaimedSecond, declared at \
      ServiceKitTests/ExperimentTests.swift:\(Fixture.claimedLine + 3)
        Ways out:
          1. Keep one of them in this product; the others belong to targets that it does not link.
          2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
          3. If all of them are wanted at once, give each a protocol of its own.
      """
    #expect(registry.problems().map(\.description).filter { $0.contains("Fixture.Claimed'") } == [message])
  }

  @Test func `An adapter for an arm that does not exist is a problem`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.adapter((any Fixture.Mistyped).self) == nil)
    let message = """
      ServiceKitTests.ExperimentTests.Fixture.MistypedAdapter is bound in the arm mistyped=aa, which the experiment \
      'mistyped' does not have. Its arms are 'a', 'b'.
        declared at ServiceKitTests/ExperimentTests.swift:\(Fixture.mistypedLine)
        Ways out:
          1. Name one of the arms in variant:.
          2. Add the arm to the experiment.
      """
    #expect(registry.problems().map(\.description).filter { $0.contains("mistyped") } == [message])
  }
}

// https://github.com/pointfreeco/swift-dependencies/issues/288
/// An arm that is forced after the first lookup: what was found stays, wholly.
extension ExperimentTests {
  @Test func `A service stays for all its protocols, also while it is observed or scoped`() throws {
    let registry = TestProgram.registry()
    let layout = try registry.requiredAdapter((any Fixture.Layout).self)
    try registry.withCurrent { try Experiments.force(.layout, "narrow") }
    #expect(try registry.requiredAdapter((any Fixture.Layout).self) === layout)
    #expect(try registry.requiredAdapter((any Fixture.Margins).self) === layout)
    let observation = registry.observe { _ in }
    #expect(try registry.requiredAdapter((any Fixture.Layout).self) === layout)
    observation.cancel()
    let margins = try registry.withCurrent { try AdapterRegistry.main.requiredAdapter((any Fixture.Margins).self) }
    #expect(margins === layout)
  }

  @Test func `An adapter of a host stays for all its protocols, and the next host asks again`() throws {
    let registry = TestProgram.registry()
    let screen = registry.withCurrent { Fixture.Screen() }
    let pane = try screen.requiredAdapter((any Fixture.Pane).self)
    try registry.withCurrent { try Experiments.force(.layout, "narrow") }
    #expect(try screen.requiredAdapter((any Fixture.Pane).self) === pane)
    #expect(try screen.requiredAdapter((any Fixture.Frame).self) === pane)
    #expect(screen.pane === pane)
    #expect(registry.withCurrent { Fixture.Screen() }.pane?.arm == "narrow")
  }

  @Test func `A shared adapter stays with the hosts that have it`() throws {
    let registry = TestProgram.registry()
    let (one, other) = registry.withCurrent { (Fixture.Screen(), Fixture.Screen()) }
    #expect(one.common?.arm == "wide")
    try registry.withCurrent { try Experiments.force(.layout, "narrow") }
    #expect(other.common?.arm == "narrow")
    #expect(one.common?.arm == "wide")
    #expect(try one.requiredAdapter((any Fixture.Common).self).arm == "wide")
  }

  @Test func `After a failure the next lookup asks for the arm again`() throws {
    let registry = TestProgram.registry()
    #expect(TestProgram.code { try registry.adapter((any Fixture.Flaky).self) } == .factoryFailed)
    try registry.withCurrent { try Experiments.force(.layout, "narrow") }
    #expect(try registry.requiredAdapter((any Fixture.Flaky).self).arm == "narrow")
  }
}
