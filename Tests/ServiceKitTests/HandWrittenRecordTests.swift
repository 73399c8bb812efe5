import CLinkedRecords
import LinkedRecords
import ServiceKit
import Testing

/// Records without macros: one constant beside the class.
struct HandWrittenRecordTests {
  enum Fixture {
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Absent: AnyObject, Sendable {}
    protocol Owner: AnyObject { var name: String { get } }
    protocol Player: AnyObject { var hostName: String? { get } }
    protocol Common: AnyObject, Sendable {}
    protocol Fresh: AnyObject {}
    protocol Value: Sendable {}

    final class SystemClock: Clock { let now = 12 }

    final class VideoPlayer: Player {
      private weak var host: (any Owner)?
      var hostName: String? { host?.name }
      init(_ host: any Owner) { self.host = host }
    }

    final class Plain: Common, Fresh {}
    struct Number: Value {}

    @AdapterHost
    final class Screen: Owner {
      let name: String
      init(_ name: String) { self.name = name }
    }

    @AdapterHost
    final class Stranger {}
  }

  enum Bindings {
    static let line = #line + 4
    @section("sk_records") @used
    private static let clock: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in unsafe AdapterRecord.declare(out, (any Fixture.Clock).self) { Fixture.SystemClock() } }
    )

    @section("sk_records") @used
    private static let absent: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in unsafe AdapterRecord.declare(out, (any Fixture.Absent).self) { nil } }
    )

    @section("sk_records") @used
    private static let player: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in
        unsafe AdapterRecord.declare(out, (any Fixture.Player).self, host: (any Fixture.Owner).self) {
          Fixture.VideoPlayer($0)
        }
      }
    )

    @section("sk_records") @used
    private static let common: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in
        unsafe AdapterRecord.declare(
          out, (any Fixture.Common).self, host: (any Fixture.Owner).self, scope: .shared
        ) { _ in Fixture.Plain() }
      }
    )

    @section("sk_records") @used
    private static let fresh: AdapterRecord.Layout = (
      1, 1, 0, 0,
      { out in
        unsafe AdapterRecord.declareUnique(
          out, (any Fixture.Fresh).self, host: (any Fixture.Owner).self
        ) { _ in Fixture.Plain() }
      }
    )

    @section("sk_records") @used
    private static let value: AdapterRecord.Layout = (
      1, 1, 0, 0, { out in unsafe AdapterRecord.declare(out, (any Fixture.Value).self) { Fixture.Number() } }
    )
  }

  @Test func `A service is found without a hint`() throws {
    let registry = TestProgram.registry()
    let clock = try registry.requiredAdapter((any Fixture.Clock).self)
    #expect(clock.now == 12)
    #expect(try registry.adapter((any Fixture.Clock).self) === clock)
    #expect(try registry.adapter((any Fixture.Absent).self) == nil)
  }

  @Test func `The factory of a host's adapter gets the host`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen("feed") }
    let player = try screen.requiredAdapter((any Fixture.Player).self)
    #expect(player.hostName == "feed")
    #expect(try screen.adapter((any Fixture.Player).self) === player)
  }

  @Test func `A shared adapter is shared`() throws {
    try TestProgram.registry().withCurrent {
      let (one, other) = (Fixture.Screen("one"), Fixture.Screen("other"))
      let common = try one.requiredAdapter((any Fixture.Common).self)
      let same = try other.requiredAdapter((any Fixture.Common).self)
      #expect(common === same)
    }
  }

  @Test @MainActor func `A unique adapter that needs a host is an error without one, not none in this run`() throws {
    let registry = TestProgram.registry()
    #expect(TestProgram.code { try registry.adapter((any Fixture.Fresh).self) } == .needsHost)
    let screen = registry.withCurrent { Fixture.Screen("feed") }
    let fresh = try screen.requiredAdapter((any Fixture.Fresh).self)
    #expect(try screen.requiredAdapter((any Fixture.Fresh).self) !== fresh)
  }

  @Test func `A host of another type is refused`() {
    let stranger = TestProgram.registry().withCurrent { Fixture.Stranger() }
    #expect(TestProgram.code { try stranger.adapter((any Fixture.Player).self) } == .wrongHost)
  }

  @Test func `What is no class instance is refused, with the place of the record`() {
    let registry = TestProgram.registry()
    let message = TestProgram.message { try registry.adapter((any Fixture.Value).self) }
    #expect(
      message.hasPrefix(
        """
        the hand-written adapter for ServiceKitTests.HandWrittenRecordTests.Fixture.Value made a \
        ServiceKitTests.HandWrittenRecordTests.Fixture.Number, which is no class instance.
          declared at ServiceKitTests/HandWrittenRecordTests.swift:
        """))
  }

  @Test func `It is listed with its place`() throws {
    let name = "ServiceKitTests.HandWrittenRecordTests.Fixture.Clock"
    let row = try #require(TestProgram.registry().bindings.first { $0.protocolName == name })
    #expect(row.adapterName == "(hand-written)")
    #expect(row.module == "ServiceKitTests")
    #expect(row.file == "ServiceKitTests/HandWrittenRecordTests.swift")
    #expect(row.line == Bindings.line)
  }

  // https://github.com/dtolnay/linkme/issues/94
  @Test func `A program without a record works, and every lookup says that nothing is linked`() throws {
    let registry = AdapterRegistry(
      image: unsafe LinkedImage(records: .init(start: nil, count: 0), names: .init(start: nil, count: 0)))
    #expect(try registry.adapter((any Fixture.Clock).self) == nil)
    #expect(registry.bindings == [])
    #expect(registry.problems() == [])
    #expect(registry.description == "No adapter and no requirement is linked into this program.")
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.Clock).self) } == """
        No adapter is bound to 'ServiceKitTests.HandWrittenRecordTests.Fixture.Clock' in '\(TestProgram.name)'.
          No adapter at all is linked into this program.
          Ways out:
            1. Declare one in a target of this product: @Adapter((any Clock).self) final class …: Clock.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Clock)?.
        """)
  }
}
