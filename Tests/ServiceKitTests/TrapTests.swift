import ServiceKit
import Testing

/// The one trap: a required adapter that is read without one, and without having been validated.
struct TrapTests {
  enum Fixture {
    protocol Unbound: AnyObject {}
    protocol UnboundService: AnyObject, Sendable {}

    static let line = #line + 3
    @AdapterHost
    final class Screen {
      @Adapted var unbound: any Unbound
    }

    static let labelLine = #line + 2
    struct Label {
      @Service var unbound: any UnboundService
    }
  }

  private func stops(_ standardError: [UInt8]?, with message: String) -> Bool {
    String(decoding: standardError ?? [], as: UTF8.self).contains("Fatal error: \(message)\n")
  }

  @Test func `A required property of a host stops with the whole message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      AdapterReports.handler = { _ in }
      AdapterRegistry(modules: []).withCurrent { _ = Fixture.Screen().unbound }
    }
    #expect(
      stops(
        result?.standardErrorContent,
        with: """
          No adapter is bound to 'ServiceKitTests.TrapTests.Fixture.Unbound' in '\(TestProgram.name)'.
            Needed by ServiceKitTests.TrapTests.Fixture.Screen.unbound \
          (ServiceKitTests/TrapTests.swift:\(Fixture.line))
            This registry is restricted to no module.
            Ways out:
              1. Declare one in a target of this product: @Adapter((any Unbound).self, scope: .host) final class …: Unbound.
              2. Check that the product depends on the target that declares it.
              3. If this product may do without, make the requirement optional: (any Unbound)?.
          """))
  }

  @Test func `A required service stops with the whole message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      AdapterRegistry(modules: []).withCurrent { _ = Fixture.Label().unbound }
    }
    #expect(
      stops(
        result?.standardErrorContent,
        with: """
          No adapter is bound to 'ServiceKitTests.TrapTests.Fixture.UnboundService' in '\(TestProgram.name)'.
            This registry is restricted to no module.
            Ways out:
              1. Declare one in a target of this product: \
          @Adapter((any UnboundService).self) final class …: UnboundService.
              2. Check that the product depends on the target that declares it.
              3. If this product may do without, make the requirement optional: (any UnboundService)?.
            Needed by ServiceKitTests.TrapTests.Fixture.Label.unbound \
          (ServiceKitTests/TrapTests.swift:\(Fixture.labelLine))
          """))
  }
}
