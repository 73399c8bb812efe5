import LinkedRecords
import ServiceKit
import Testing

/// The comparison of requirements and bindings.
struct ValidationTests {
  enum Fixture {
    protocol Unmet: AnyObject, Sendable {}
    protocol Optional: AnyObject, Sendable {}
    protocol OfHost: AnyObject, Sendable {}
    protocol Owner: AnyObject {}

    static let line = #line + 1
    struct Label {
      @Service var unmet: any Unmet
      @Service var optional: (any Optional)?
      @Service var ofHost: (any OfHost)?
    }

    static let ofHostLine = #line + 2
    @Adapter((any OfHost).self, host: (any Owner).self)
    @MainActor final class OfHostAdapter: OfHost {}
  }

  private func problems(_ text: String, in registry: AdapterRegistry = TestProgram.registry()) -> [String] {
    registry.problems().map(\.description).filter { $0.contains(text) }
  }

  @Test func `A required property that nothing is bound to is a problem, an optional one is none`() {
    #expect(
      problems("ValidationTests.Fixture.Label.unmet") == [
        """
        No adapter is bound to 'ServiceKitTests.ValidationTests.Fixture.Unmet' in '\(TestProgram.name)'.
          Needed by ServiceKitTests.ValidationTests.Fixture.Label.unmet \
        (ServiceKitTests/ValidationTests.swift:\(Fixture.line + 1))
          This registry is restricted to the modules ServiceKitTests.
          Ways out:
            1. Declare one in a target of this product: @Adapter((any Unmet).self) final class …: Unmet.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Unmet)?.
        """
      ])
    #expect(problems("ValidationTests.Fixture.Optional") == [])
  }

  @Test func `A service property cannot have an adapter that belongs to a host`() {
    #expect(
      problems("ValidationTests.Fixture.OfHost'") == [
        """
        'ServiceKitTests.ValidationTests.Fixture.OfHost' was looked up without a host, but its adapter belongs to one.
          ServiceKitTests.ValidationTests.Fixture.OfHostAdapter, scope host, declared at \
        ServiceKitTests/ValidationTests.swift:\(Fixture.ofHostLine)
          Ways out:
            1. Look it up through the host: try host.adapter((any OfHost).self), or with @Adapted in the host.
            2. If it needs no host, make it a service: scope: .application.
        """
      ])
  }

  @Test func `The error has every problem, each once, in a stable order`() throws {
    let registry = TestProgram.registry()
    let error = try #require(throws: AdapterValidationError.self) { try registry.validate() }
    #expect(error.problems == registry.problems())
    #expect(error.problems == TestProgram.registry().problems())
    #expect(Set(error.problems).count == error.problems.count)
    #expect(
      error.description
        == "\(error.problems.count) problems with the adapters of '\(TestProgram.name)':\n\n"
        + error.problems.map(\.description).joined(separator: "\n\n"))
  }

  @Test func `A registration meets a requirement`() throws {
    final class Met: Fixture.Unmet {}
    let registry = TestProgram.registry()
    try registry.register(Met(), as: (any Fixture.Unmet).self)
    #expect(problems("ValidationTests.Fixture.Label.unmet", in: registry) == [])
  }

  @Test func `A registry restricted to modules checks their requirements only`() throws {
    try AdapterRegistry(modules: []).validate()
  }
}
