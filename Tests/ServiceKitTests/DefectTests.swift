import ServiceKit
import Testing

/// Faults that were found after the fact, each with a line of history.
struct DefectTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable { var number: Int { get } }
    protocol Itself: AnyObject, Sendable {}
    protocol Single: AnyObject, Sendable {}
    protocol Common: AnyObject, Sendable { var numbers: [Int] { get } }

    protocol Rival: AnyObject, Sendable {}
    typealias AliasOfRival = Rival

    @Adapter((any Rival).self)
    final class PlainRival: Rival {}

    @Adapter((any AliasOfRival).self)
    final class AliasedRival: Rival {}

    protocol Tried: AnyObject, Sendable {}
    typealias AliasOfTried = Tried
    static let trial = ExperimentKey("defects-trial", arms: ["on", "off"], owner: "tests", expires: "2099-01-01")

    @Adapter((any Tried).self, variant: (Fixture.trial, "on"))
    final class TriedOn: Tried {}

    @Adapter((any AliasOfTried).self, variant: (Fixture.trial, "off"))
    final class TriedOff: Tried {}

    protocol Late: AnyObject, Sendable {}
    final class LateAdapter: Late {}

    @AdapterHost
    final class Screen: Owner, Itself, @unchecked Sendable {
      @Adapted var late: (any Late)?
      let number: Int
      private let ended: Tally?
      init(_ number: Int, ended: Tally? = nil) {
        self.number = number
        self.ended = ended
      }
      deinit { ended?.add() }
    }

    static let singleLine = #line + 2
    @Adapter((any Single).self, host: (any Owner).self)
    final class SingleAdapter: Single {
      static let shared = SingleAdapter()
      static func lazyRegister() -> SingleAdapter? { shared }
    }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared)
    final class CommonAdapter: Common {
      static let kept = CommonAdapter()
      static func lazyRegister() -> CommonAdapter? { kept }
      var numbers: [Int] { weakTargets.map(\.number) }
    }
  }

  enum Bindings {
    static let line = #line + 4
    @section("sk_records") @used
    private static let itself: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in unsafe AdapterRecord.declare(out, (any Fixture.Itself).self, host: Fixture.Screen.self) { $0 } }
    )
  }

  // The module was read from the start of the runtime's name, which says "(extension in A):B.Outer.Name" for such a
  // class: a registry of module A did not have it, and listings showed that text.
  @Test func `A class that is nested in a type of another module belongs to the module that declares it`() throws {
    let name = "ServiceKitTests.AdapterRegistry.DefectSubject"
    let registry = AdapterRegistry(modules: ["ServiceKitTests"])
    #expect(try registry.requiredAdapter((any AdapterRegistry.DefectSubject).self) is AdapterRegistry.DefectAdapter)
    let row = try #require(registry.bindings.first { $0.protocolName == name })
    #expect(row.module == "ServiceKitTests")
    #expect(row.adapterName == "AdapterRegistry.DefectAdapter")
    #expect(
      TestProgram.message { try AdapterRegistry(modules: []).requiredAdapter((any AdapterRegistry.DefectSubject).self) }
        .hasPrefix("No adapter is bound to '\(name)' in ")
    )
  }

  // The host's store came to hold the host, which was then never released, and nothing said so.
  @Test func `A factory that returns the host itself is refused`() {
    let ended = Tally()
    do {
      let screen = TestProgram.registry().withCurrent { Fixture.Screen(1, ended: ended) }
      #expect(
        TestProgram.message { try screen.adapter((any Fixture.Itself).self) } == """
          the hand-written adapter for ServiceKitTests.DefectTests.Fixture.Itself returned its own host, a \
          ServiceKitTests.DefectTests.Fixture.Screen, which would then never be released.
            declared at ServiceKitTests/DefectTests.swift:\(Bindings.line)
            Way out: Return an object of its own, which refers to the host weakly.
          """)
    }
    #expect(ended.count == 1)
  }

  // The second host got the instance of the first one, whose weakTarget is the first host.
  @Test func `A factory of a host's adapter that returns the same instance again is refused`() throws {
    try TestProgram.registry().withCurrent {
      let (one, other) = (Fixture.Screen(1), Fixture.Screen(2))
      let single = try one.requiredAdapter((any Fixture.Single).self)
      #expect((single as? Fixture.SingleAdapter)?.weakTarget === one)
      #expect(
        TestProgram.message { try other.adapter((any Fixture.Single).self) } == """
          The lazyRegister() of ServiceKitTests.DefectTests.Fixture.SingleAdapter returned an instance that it did not \
          make for this ServiceKitTests.DefectTests.Fixture.Screen, so the instance does not refer back to it.
            declared at ServiceKitTests/DefectTests.swift:\(Fixture.singleLine)
            Ways out:
              1. Make a new instance in each call, on the thread of the call: DefectTests.Fixture.SingleAdapter().
              2. For one instance of all hosts, do so and write scope: .shared.
              3. For a singleton that needs no host, drop host:.
          """)
    }
  }

  // A kept instance did not learn of the hosts that came after all the first ones were gone.
  @Test func `A factory of a shared adapter that returns the same instance again is refused`() throws {
    try TestProgram.registry().withCurrent {
      do {
        let (one, other) = (Fixture.Screen(1), Fixture.Screen(2))
        let common = try one.requiredAdapter((any Fixture.Common).self)
        #expect(common.numbers == [1])
        _ = try other.requiredAdapter((any Fixture.Common).self)
        #expect(common.numbers == [1, 2])
      }
      let late = Fixture.Screen(3)
      #expect(TestProgram.code { try late.adapter((any Fixture.Common).self) } == .unusableInstance)
    }
  }

  // The lookup threw if something had listed the bindings before, and answered if not.
  @Test func `What a lookup finds does not depend on whether all records were read before`() throws {
    let (fresh, listed) = (TestProgram.registry(), TestProgram.registry())
    let problems = listed.problems().filter { $0.description.contains("Fixture.AliasedRival") }
    #expect(problems.count == 1)
    #expect(try fresh.requiredAdapter((any Fixture.Rival).self) is Fixture.PlainRival)
    #expect(try listed.requiredAdapter((any Fixture.Rival).self) is Fixture.PlainRival)
  }

  // The arm was found only if something had listed the bindings before.
  @Test func `An arm of an experiment may be bound by an alias`() throws {
    try TestProgram.registry().withCurrent {
      try Experiments.force(Fixture.trial, "off")
      #expect(try AdapterRegistry.main.requiredAdapter((any Fixture.Tried).self) is Fixture.TriedOff)
    }
  }

  // Lookups saw a late registration and properties did not, which was written nowhere.
  @Test func `A property that found nothing stays nil, while lookups see a later registration`() throws {
    let registry = TestProgram.registry()
    let screen = registry.withCurrent { Fixture.Screen(1) }
    #expect(screen.late == nil)
    try registry.register(Fixture.LateAdapter(), as: (any Fixture.Late).self)
    let found = try screen.adapter((any Fixture.Late).self)
    #expect(found is Fixture.LateAdapter)
    #expect(screen.late == nil)
    let next = registry.withCurrent { Fixture.Screen(2) }
    #expect(next.late === found)
  }

  // The message advised to declare an adapter for `any SingleAdapter`.
  @Test func `A lookup by class says that adapters are looked up by protocol`() {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen(1) }
    #expect(
      TestProgram.message { try screen.requiredAdapter(Fixture.SingleAdapter.self) } == """
        'ServiceKitTests.DefectTests.Fixture.SingleAdapter' is a class; adapters are bound to protocols and looked up by \
        them.
          Way out: Look up a protocol that it is bound to: (any P).self.
        """)
  }

  // The instance was kept under its class, where no lookup by protocol could find it.
  @Test func `A registration under a class is refused`() {
    let line = #line + 2
    let message = TestProgram.message {
      try AdapterRegistry(modules: []).register(Fixture.LateAdapter(), as: Fixture.LateAdapter.self)
    }
    #expect(
      message == """
        'ServiceKitTests.DefectTests.Fixture.LateAdapter' is a class; adapters are bound to protocols and looked up by \
        them.
          registered at ServiceKitTests/DefectTests.swift:\(line)
          Way out: Name a protocol that it conforms to: (any P).self.
        """)
  }

  // A record by hand did not say that its protocol is Sendable, so the adapter was refused as one that is not.
  @Test func `A Sendable host finds an adapter of its own that is declared by hand`() throws {
    let host = TestProgram.registry().withCurrent { ByHand.Host() }
    #expect(try host.requiredAdapter((any ByHand.Gauge).self) is ByHand.Needle)
  }

  enum ByHand {
    protocol Gauge: AnyObject, Sendable {}
    final class Needle: Gauge {}
    @AdapterHost final class Host: Sendable {}

    @section("sk_records") @used
    private static let gauge: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in
        unsafe AdapterRecord.declare(out, (any Gauge).self, host: (any AdapterHost).self) { _ in Needle() }
      }
    )
  }
}

extension AdapterRegistry {
  protocol DefectSubject: AnyObject, Sendable {}

  @Adapter((any DefectSubject).self)
  final class DefectAdapter: DefectSubject {}
}
