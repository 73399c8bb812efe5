import ServiceKit
import Testing

// https://github.com/hmlongco/Factory/issues/53
/// The same name in two places.
struct SameNameTests {
  enum North {
    protocol Clock: AnyObject, Sendable {}
    @Adapter((any Clock).self)
    final class SystemClock: Clock {}
  }

  enum South {
    protocol Clock: AnyObject, Sendable {}
    @Adapter((any Clock).self)
    final class SystemClock: Clock {}
  }

  @Test func `Both work, each for itself`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.adapter((any North.Clock).self) is North.SystemClock)
    #expect(try registry.adapter((any South.Clock).self) is South.SystemClock)
  }

  @Test func `Listings tell them apart`() {
    let rows = TestProgram.registry().bindings.filter { $0.protocolName.contains("SameNameTests") }
    #expect(
      rows.map(\.protocolName) == [
        "ServiceKitTests.SameNameTests.North.Clock", "ServiceKitTests.SameNameTests.South.Clock",
      ])
    #expect(rows.map(\.adapterName) == ["SameNameTests.North.SystemClock", "SameNameTests.South.SystemClock"])
  }

  @Test func `Private types of one name in two functions are two adapters`() throws {
    let registry = AdapterRegistry(modules: [])
    try registerOne(in: registry)
    try registerOther(in: registry)
    #expect(registry.bindings.count == 2)
  }

  private func registerOne(in registry: AdapterRegistry) throws {
    final class Local: North.Clock {}
    try registry.register(Local(), as: (any North.Clock).self)
  }

  private func registerOther(in registry: AdapterRegistry) throws {
    final class Local: South.Clock {}
    try registry.register(Local(), as: (any South.Clock).self)
  }
}
