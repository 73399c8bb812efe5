import SecondModule
import ServiceKit
import Testing

/// Has the names that types of the other module have, too.
private enum SameNames {
  protocol Clock: AnyObject, Sendable { var module: String { get } }
  protocol Watch: AnyObject, Sendable { var clock: any SecondModule.SameNames.Watch { get } }

  @Adapter((any Clock).self)
  final class SystemClock: Clock { let module = "ServiceKitTests" }

  /// Needs the class of its own name in the other module.
  @Adapter((any Watch).self)
  final class Wristwatch: Watch {
    let clock: any SecondModule.SameNames.Watch
    init() throws {
      clock = try AdapterRegistry.main.requiredAdapter((any SecondModule.SameNames.Watch).self)
    }
  }
}

/// The same names in two modules.
struct TwoModulesTests {
  private let registry = AdapterRegistry(modules: ["ServiceKitTests", "SecondModule"])

  // https://github.com/hmlongco/Factory/issues/53
  @Test func `Types of the same name in two modules work, each for itself`() throws {
    #expect(try registry.requiredAdapter((any SameNames.Clock).self).module == "ServiceKitTests")
    #expect(try registry.requiredAdapter((any SecondModule.SameNames.Clock).self).module == "SecondModule")
  }

  // https://github.com/hmlongco/Factory/issues/53
  @Test func `Listings say which module a type belongs to`() {
    let rows = registry.bindings.filter { $0.protocolName.hasSuffix(".SameNames.Clock") }
    #expect(rows.map(\.protocolName) == ["SecondModule.SameNames.Clock", "ServiceKitTests.SameNames.Clock"])
    #expect(rows.map(\.module) == ["SecondModule", "ServiceKitTests"])
  }

  // https://github.com/hmlongco/Factory/issues/58
  @Test func `An adapter that needs one of its own name in another module is in no ring`() throws {
    let watch = try registry.requiredAdapter((any SameNames.Watch).self)
    #expect(watch.clock.clock.module == "SecondModule")
  }

  @Test func `A registry of one module has only its adapter of the name`() throws {
    let registry = AdapterRegistry(modules: ["SecondModule"])
    #expect(try registry.adapter((any SameNames.Clock).self) == nil)
    #expect(try registry.adapter((any SecondModule.SameNames.Clock).self) != nil)
  }
}
