import ServiceKit
import Testing

/// The reference from an adapter back to its host, or to its hosts.
struct WeakTargetTests {
  static let journal = Journal()

  enum Fixture {
    protocol Owner: AnyObject, Sendable { var name: String { get } }
    protocol Own: AnyObject, Sendable {
      var nameAtInit: String? { get }
      var nameNow: String? { get }
    }
    protocol Common: AnyObject, Sendable {
      var namesAtInit: [String] { get }
      var names: [String] { get }
    }

    @AdapterHost
    final class Screen: Owner, @unchecked Sendable {
      let name: String
      let readsInDeinit: Bool
      @Adapted var own: (any Own)?

      init(_ name: String, readsInDeinit: Bool = false) {
        self.name = name
        self.readsInDeinit = readsInDeinit
      }

      deinit {
        if readsInDeinit { WeakTargetTests.journal.note("\(name) in deinit: \(own?.nameNow ?? "nil")") }
      }
    }

    @Adapter((any Own).self, host: (any Owner).self)
    final class OwnAdapter: Own, @unchecked Sendable {
      private(set) var nameAtInit: String?
      var nameNow: String? { weakTarget?.name }
      init() { nameAtInit = weakTarget?.name }
      deinit {
        if nameAtInit == "reader" { WeakTargetTests.journal.note("adapter in deinit: \(nameNow ?? "nil")") }
      }
    }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared)
    final class CommonAdapter: Common, @unchecked Sendable {
      private(set) var namesAtInit: [String] = []
      var names: [String] { weakTargets.map(\.name) }
      init() { namesAtInit = weakTargets.map(\.name) }
    }
  }

  @Test func `The host is there before the initialiser's body runs`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen("first") }
    let own = try screen.requiredAdapter((any Fixture.Own).self)
    #expect(own.nameAtInit == "first")
    #expect(own.nameNow == "first")
  }

  @Test func `The host is nil once it is gone, and while it goes`() throws {
    var screen: Fixture.Screen? = TestProgram.registry().withCurrent { Fixture.Screen("reader", readsInDeinit: true) }
    _ = screen?.own
    screen = nil
    #expect(Self.journal.all == ["reader in deinit: nil", "adapter in deinit: nil"])
  }

  @Test func `An adapter that is held elsewhere sees that its host is gone`() throws {
    var screen: Fixture.Screen? = TestProgram.registry().withCurrent { Fixture.Screen("short") }
    let own = try screen?.requiredAdapter((any Fixture.Own).self)
    #expect(own?.nameNow == "short")
    screen = nil
    #expect(own?.nameNow == nil)
  }

  @Test func `An instance that is made by hand has no host`() {
    #expect(Fixture.OwnAdapter().nameNow == nil)
    #expect(Fixture.CommonAdapter().names == [])
  }

  @Test func `A shared adapter knows its living hosts in binding order`() throws {
    try TestProgram.registry().withCurrent {
      let screens = ["a", "b", "c"].map { Fixture.Screen($0) }
      var late: Fixture.Screen? = Fixture.Screen("d")
      let common = try screens[1].requiredAdapter((any Fixture.Common).self)
      #expect(common.namesAtInit == ["b"])
      _ = try late?.adapter((any Fixture.Common).self)
      _ = try screens[0].adapter((any Fixture.Common).self)
      _ = try screens[1].adapter((any Fixture.Common).self)
      #expect(common.names == ["b", "d", "a"])
      late = nil
      #expect(common.names == ["b", "a"])
      _ = try screens[2].adapter((any Fixture.Common).self)
      #expect(common.names == ["b", "a", "c"])
      withExtendedLifetime(screens) {}
    }
  }
}
