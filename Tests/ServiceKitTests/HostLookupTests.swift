import ServiceKit
import Testing

/// Lookups through a host.
struct HostLookupTests {
  enum Fixture {
    protocol Session: AnyObject { var name: String { get } }
    protocol Player: AnyObject {
      var played: Int { get set }
      var sessionName: String? { get }
    }
    protocol Clock: AnyObject, Sendable {}
    protocol Nothing: AnyObject {}

    @AdapterHost
    final class FeedSession: Session {
      let name: String
      init(_ name: String = "feed") { self.name = name }
    }

    @AdapterHost
    final class Stranger {}

    static let videoLine = #line + 2
    @Adapter((any Player).self, host: (any Session).self)
    final class VideoPlayer: Player {
      var played = 0
      var sessionName: String? { weakTarget?.name }
    }

    @Adapter((any Clock).self)
    final class SystemClock: Clock {}
  }

  @Test func `A host has an adapter of its own, and keeps it`() throws {
    let registry = TestProgram.registry()
    try registry.withCurrent {
      let one = Fixture.FeedSession("one")
      let other = Fixture.FeedSession("other")
      let player = try #require(try one.adapter((any Fixture.Player).self))
      #expect(player.sessionName == "one")
      #expect(try one.adapter((any Fixture.Player).self) === player)
      #expect(try one.requiredAdapter((any Fixture.Player).self) === player)
      let second = try other.requiredAdapter((any Fixture.Player).self)
      #expect(second !== player)
      #expect(second.sessionName == "other")
    }
  }

  @Test func `A service found through a host is the one that the registry has`() throws {
    let registry = TestProgram.registry()
    try registry.withCurrent {
      let host = Fixture.FeedSession()
      let clock = try host.requiredAdapter((any Fixture.Clock).self)
      #expect(try registry.adapter((any Fixture.Clock).self) === clock)
      #expect(try Fixture.FeedSession().adapter((any Fixture.Clock).self) === clock)
    }
  }

  @Test func `A host without adapters makes none`() throws {
    let host = TestProgram.registry().withCurrent { Fixture.FeedSession() }
    #expect(try host.adapter((any Fixture.Nothing).self) == nil)
  }

  @Test func `A host keeps the registry in which it was made`() throws {
    let registry = TestProgram.registry()
    let host = registry.withCurrent { Fixture.FeedSession() }
    let clock = try host.requiredAdapter((any Fixture.Clock).self)
    #expect(clock === (try registry.adapter((any Fixture.Clock).self)))
    #expect(clock !== (try AdapterRegistry.main.adapter((any Fixture.Clock).self)))
  }

  @Test func `A host of another type than the adapter names is refused with both names`() {
    let host = TestProgram.registry().withCurrent { Fixture.Stranger() }
    #expect(
      TestProgram.message { try host.adapter((any Fixture.Player).self) } == """
        ServiceKitTests.HostLookupTests.Fixture.VideoPlayer cannot be bound to \
        ServiceKitTests.HostLookupTests.Fixture.Stranger: its host must be a \
        'ServiceKitTests.HostLookupTests.Fixture.Session'.
          declared at ServiceKitTests/HostLookupTests.swift:\(Fixture.videoLine)
          Ways out:
            1. Let HostLookupTests.Fixture.Stranger conform to 'ServiceKitTests.HostLookupTests.Fixture.Session'.
            2. Name a protocol in host: that all hosts of this adapter conform to.
        """)
  }

  @Test @MainActor func `An adapter that belongs to a host cannot be looked up without one`() {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.message { try registry.requiredAdapter((any Fixture.Player).self) } == """
        'ServiceKitTests.HostLookupTests.Fixture.Player' was looked up without a host, but its adapter belongs to one.
          ServiceKitTests.HostLookupTests.Fixture.VideoPlayer, scope host, declared at \
        ServiceKitTests/HostLookupTests.swift:\(Fixture.videoLine)
          Ways out:
            1. Look it up through the host: try host.adapter((any Player).self), or with @Adapted in the host.
            2. If it needs no host, make it a service: scope: .application.
        """)
  }

  @Test func `An adapter outlives neither its host nor a longer holder`() throws {
    weak var player: (any Fixture.Player)?
    var holder: (any Fixture.Player)?
    do {
      let host = TestProgram.registry().withCurrent { Fixture.FeedSession() }
      player = try host.requiredAdapter((any Fixture.Player).self)
      #expect(player != nil)
      holder = player
    }
    #expect(player != nil)
    #expect(holder?.sessionName == nil)
    holder = nil
    #expect(player == nil)
  }
}
