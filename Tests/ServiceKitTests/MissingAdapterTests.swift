import ServiceKit
import Testing

/// What is said where a required adapter is missing.
struct MissingAdapterTests {
  enum Fixture {
    protocol PlaybackControl: AnyObject, Sendable {}
    protocol PlaybackControls: AnyObject, Sendable {}
    protocol Absent: AnyObject, Sendable {}

    static let line = #line + 2
    @Adapter((any PlaybackControls).self)
    final class Controls: PlaybackControls {}

    static let absentLine = #line + 2
    @Adapter((any Absent).self)
    final class AbsentService: Absent { static func lazyRegister() -> AbsentService? { nil } }

    @AdapterHost
    final class Screen {}
  }

  private let expected = """
    No adapter is bound to 'ServiceKitTests.MissingAdapterTests.Fixture.PlaybackControl' in '\(TestProgram.name)'.
      Near: 'ServiceKitTests.MissingAdapterTests.Fixture.PlaybackControls', bound to \
    ServiceKitTests.MissingAdapterTests.Fixture.Controls, declared at \
    ServiceKitTests/MissingAdapterTests.swift:\(Fixture.line)
      This registry is restricted to the modules ServiceKitTests.
      Ways out:
        1. Declare one in a target of this product: @Adapter((any PlaybackControl).self) final class …: PlaybackControl.
        2. Check that the product depends on the target that declares it.
        3. If this product may do without, make the requirement optional: (any PlaybackControl)?.
    """

  @Test func `A near miss is named, with file and line`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.message { try registry.requiredAdapter((any Fixture.PlaybackControl).self) } == expected)
    let screen = registry.withCurrent { Fixture.Screen() }
    #expect(TestProgram.message { try screen.requiredAdapter((any Fixture.PlaybackControl).self) } == expected)
  }

  @Test func `An adapter outside of the modules of the registry is named`() {
    let registry = AdapterRegistry(modules: ["Elsewhere"])
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.PlaybackControls).self) } == """
        No adapter is bound to 'ServiceKitTests.MissingAdapterTests.Fixture.PlaybackControls' in '\(TestProgram.name)'.
          Linked, but outside of the modules of this registry: ServiceKitTests.MissingAdapterTests.Fixture.Controls, \
        declared at ServiceKitTests/MissingAdapterTests.swift:\(Fixture.line)
          This registry is restricted to the modules Elsewhere.
          Ways out:
            1. Declare one in a target of this product: \
        @Adapter((any PlaybackControls).self) final class …: PlaybackControls.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any PlaybackControls)?.
        """)
  }

  @Test func `A registry of no module says so`() {
    let registry = AdapterRegistry(modules: [])
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.PlaybackControl).self) } == """
        No adapter is bound to 'ServiceKitTests.MissingAdapterTests.Fixture.PlaybackControl' in '\(TestProgram.name)'.
          This registry is restricted to no module.
          Ways out:
            1. Declare one in a target of this product: \
        @Adapter((any PlaybackControl).self) final class …: PlaybackControl.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any PlaybackControl)?.
        """)
  }

  @Test func `None in this run is told from not bound`() {
    let registry = TestProgram.registry()
    let message = """
      The adapter for 'ServiceKitTests.MissingAdapterTests.Fixture.Absent' answered "none in this run".
        ServiceKitTests.MissingAdapterTests.Fixture.AbsentService, declared at \
      ServiceKitTests/MissingAdapterTests.swift:\(Fixture.absentLine)
        Ways out:
          1. Make the requirement optional.
          2. Return an instance from its lazyRegister() in every run.
      """
    for _ in 0..<2 {
      #expect(TestProgram.message { try registry.requiredAdapter((any Fixture.Absent).self) } == message)
    }
    #expect(TestProgram.code { try registry.requiredAdapter((any Fixture.Absent).self) } == .noneInThisRun)
  }

  @Test func `An optional type is no protocol`() {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.PlaybackControls)?.self) } == """
        'Swift.Optional<ServiceKitTests.MissingAdapterTests.Fixture.PlaybackControls>' is an optional; adapters are \
        bound to the protocol itself.
          Way out: Write (any P).self without the question mark.
        """)
  }
}
