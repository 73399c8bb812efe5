import ServiceKit
import Testing

/// The four scopes, and one instance for each class and scope.
struct ScopeTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable {}
    protocol Own: AnyObject, Sendable {}
    protocol AlsoOwn: AnyObject, Sendable {}
    protocol Common: AnyObject, Sendable {}
    protocol AlsoCommon: AnyObject, Sendable {}
    protocol Service: AnyObject, Sendable {}
    protocol AlsoService: AnyObject, Sendable {}
    protocol Fresh: AnyObject, Sendable {}
    protocol FreshOfHost: AnyObject, Sendable { var hasHost: Bool { get } }
    protocol Absent: AnyObject, Sendable {}

    @AdapterHost
    final class Screen: Owner, @unchecked Sendable {
      @Adapted var fresh: any Fresh
      @Adapted var freshToo: any Fresh
    }

    @Adapter((any Own).self, (any AlsoOwn).self, host: (any Owner).self)
    final class OwnAdapter: Own, AlsoOwn {}

    @Adapter((any Common).self, (any AlsoCommon).self, host: (any Owner).self, scope: .shared)
    final class CommonAdapter: Common, AlsoCommon {}

    @Adapter((any Service).self, (any AlsoService).self)
    final class ServiceAdapter: Service, AlsoService {}

    @Adapter((any Fresh).self, scope: .unique)
    final class FreshAdapter: Fresh {}

    @Adapter((any FreshOfHost).self, host: (any Owner).self, scope: .unique)
    final class FreshOfHostAdapter: FreshOfHost { var hasHost: Bool { weakTarget != nil } }

    static let asked = Tally()

    @Adapter((any Absent).self, host: (any Owner).self, scope: .shared)
    final class AbsentAdapter: Absent {
      static func lazyRegister() -> AbsentAdapter? {
        asked.add()
        return nil
      }
    }
  }

  @Test func `In the scope host each host has one instance, whichever protocol is asked for`() throws {
    try TestProgram.registry().withCurrent {
      let (one, other) = (Fixture.Screen(), Fixture.Screen())
      let own = try one.requiredAdapter((any Fixture.Own).self)
      #expect(try one.requiredAdapter((any Fixture.AlsoOwn).self) === own)
      #expect(try other.requiredAdapter((any Fixture.AlsoOwn).self) !== own)
    }
  }

  @Test func `In the scope shared all hosts have one instance, whichever protocol is asked for`() throws {
    try TestProgram.registry().withCurrent {
      let (one, other) = (Fixture.Screen(), Fixture.Screen())
      let common = try one.requiredAdapter((any Fixture.Common).self)
      #expect(try other.requiredAdapter((any Fixture.AlsoCommon).self) === common)
      #expect(try one.requiredAdapter((any Fixture.AlsoCommon).self) === common)
    }
  }

  @Test func `A shared adapter goes with the last host that used it, and is made anew for the next`() throws {
    try TestProgram.registry().withCurrent {
      var one: Fixture.Screen? = Fixture.Screen()
      var other: Fixture.Screen? = Fixture.Screen()
      weak let common = try one?.requiredAdapter((any Fixture.Common).self)
      weak let again = try other?.requiredAdapter((any Fixture.Common).self)
      #expect(common != nil)
      #expect(common === again)
      one = nil
      #expect(common != nil)
      other = nil
      #expect(common == nil)
      let late = Fixture.Screen()
      #expect(try late.adapter((any Fixture.Common).self) != nil)
    }
  }

  @Test func `In the scope application there is one instance, whoever asks for whichever protocol`() throws {
    let registry = TestProgram.registry()
    let service = try registry.requiredAdapter((any Fixture.Service).self)
    #expect(try registry.requiredAdapter((any Fixture.AlsoService).self) === service)
    let host = registry.withCurrent { Fixture.Screen() }
    #expect(try host.requiredAdapter((any Fixture.Service).self) === service)
  }

  @Test func `In the scope unique each lookup makes an instance`() throws {
    let registry = TestProgram.registry()
    let one = try registry.requiredAdapter((any Fixture.Fresh).self)
    #expect(try registry.requiredAdapter((any Fixture.Fresh).self) !== one)
    let host = registry.withCurrent { Fixture.Screen() }
    let own = try host.requiredAdapter((any Fixture.Fresh).self)
    #expect(try host.requiredAdapter((any Fixture.Fresh).self) !== own)
  }

  @Test func `In the scope unique each property of a host has an instance and keeps it`() {
    let host = TestProgram.registry().withCurrent { Fixture.Screen() }
    let fresh = host.fresh
    #expect(host.fresh === fresh)
    #expect(host.freshToo !== fresh)
    #expect(host.freshToo === host.freshToo)
  }

  @Test func `A unique adapter that names a host has it`() throws {
    let host = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(try host.requiredAdapter((any Fixture.FreshOfHost).self).hasHost)
  }

  @Test @MainActor func `A unique adapter that names a host cannot be looked up without one`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.code { try registry.adapter((any Fixture.FreshOfHost).self) } == .needsHost)
  }

  @Test func `A shared adapter that there is none of in this run is asked for once`() throws {
    try TestProgram.registry().withCurrent {
      let before = Fixture.asked.count
      for _ in 0..<3 {
        let absent = try Fixture.Screen().adapter((any Fixture.Absent).self)
        #expect(absent == nil)
      }
      #expect(Fixture.asked.count == before + 1)
    }
  }

  @Test func `Scopes have the names that attributes and listings use`() {
    #expect(AdapterScope.all.map(\.description) == ["host", "shared", "application", "unique"])
  }
}
