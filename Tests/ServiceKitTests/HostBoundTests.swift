import ServiceKit
import Testing

/// Adapters that get their host by `bind(to:)`.
struct HostBoundTests {
  enum Fixture {
    protocol Owner: AnyObject, Sendable { var name: String { get } }
    protocol Own: AnyObject, Sendable { var hosts: [String] { get } }
    protocol Common: AnyObject, Sendable { var hosts: [String] { get } }
    protocol Picky: AnyObject, Sendable { var hosts: [String] { get } }
    protocol Pair: AnyObject, Sendable { var ownNames: [String] { get } }

    @AdapterHost
    final class Screen: Owner {
      let name: String
      init(_ name: String) { self.name = name }
    }

    struct Refusal: Error, CustomStringConvertible { var description: String { "no, thank you" } }

    /// Knows nothing of attributes.
    class Listener: Own, Common, Picky, HostBound, @unchecked Sendable {
      private(set) var hosts: [String] = []
      func bind(to host: AnyObject) throws { hosts.append((host as? any Owner)?.name ?? "a stranger") }
    }

    final class PickyListener: Listener, @unchecked Sendable {
      override func bind(to host: AnyObject) throws {
        if (host as? any Owner)?.name == "odd" { throw Refusal() }
        try super.bind(to: host)
      }
    }

    @Adapter((any Own).self, host: (any Owner).self)
    final class OwnBinding: Own {
      let hosts: [String] = []
      static func lazyRegister() -> (any Own)? { Listener() }
    }

    @Adapter((any Common).self, host: (any Owner).self, scope: .shared)
    final class CommonBinding: Common {
      let hosts: [String] = []
      static func lazyRegister() -> (any Common)? { Listener() }
    }

    static let pickyLine = #line + 2
    @Adapter((any Picky).self, host: (any Owner).self, scope: .shared)
    final class PickyBinding: Picky {
      let hosts: [String] = []
      static func lazyRegister() -> (any Picky)? { PickyListener() }
    }

    /// Owns an object of its own class, whose list of hosts must not be taken for its own.
    @Adapter((any Pair).self, host: (any Owner).self, scope: .shared)
    final class PairAdapter: Pair, @unchecked Sendable {
      var inner: PairAdapter?
      var ownNames: [String] { weakTargets.map(\.name) }
      init(withInner: Bool = true) { if withInner { inner = PairAdapter(withInner: false) } }
    }
  }

  @Test func `An adapter of one host is bound once`() throws {
    let screen = TestProgram.registry().withCurrent { Fixture.Screen("a") }
    let own = try screen.requiredAdapter((any Fixture.Own).self)
    _ = try screen.adapter((any Fixture.Own).self)
    #expect(own.hosts == ["a"])
  }

  @Test func `A shared adapter is bound once to each host, in order`() throws {
    try TestProgram.registry().withCurrent {
      let screens = ["a", "b"].map { Fixture.Screen($0) }
      let common = try screens[0].requiredAdapter((any Fixture.Common).self)
      #expect(common.hosts == ["a"])
      for _ in 0..<2 { for screen in screens { _ = try screen.adapter((any Fixture.Common).self) } }
      #expect(common.hosts == ["a", "b"])
    }
  }

  @Test func `A host that is refused gets the error, and the others keep the adapter`() throws {
    try TestProgram.registry().withCurrent {
      let (even, odd) = (Fixture.Screen("even"), Fixture.Screen("odd"))
      let picky = try even.requiredAdapter((any Fixture.Picky).self)
      let message = """
        ServiceKitTests.HostBoundTests.Fixture.PickyBinding could not be bound to \
        ServiceKitTests.HostBoundTests.Fixture.Screen: no, thank you
          declared at ServiceKitTests/HostBoundTests.swift:\(Fixture.pickyLine)
          Way out: The next lookup tries again.
        """
      for _ in 0..<2 { #expect(TestProgram.message { try odd.adapter((any Fixture.Picky).self) } == message) }
      #expect(TestProgram.code { try odd.adapter((any Fixture.Picky).self) } == .bindingFailed)
      #expect(try even.adapter((any Fixture.Picky).self) === picky)
      #expect(picky.hosts == ["even"])
    }
  }

  @Test func `A first host that is refused leaves nothing behind`() throws {
    try TestProgram.registry().withCurrent {
      let (odd, even) = (Fixture.Screen("odd"), Fixture.Screen("even"))
      #expect(TestProgram.code { try odd.adapter((any Fixture.Picky).self) } == .bindingFailed)
      let picky = try even.requiredAdapter((any Fixture.Picky).self)
      #expect(picky.hosts == ["even"])
    }
  }

  @Test func `An adapter that owns another of its class still knows its hosts`() throws {
    try TestProgram.registry().withCurrent {
      let screens = ["a", "b"].map { Fixture.Screen($0) }
      let pair = try screens[0].requiredAdapter((any Fixture.Pair).self)
      _ = try screens[1].adapter((any Fixture.Pair).self)
      #expect(pair.ownNames == ["a", "b"])
      withExtendedLifetime(screens) {}
    }
  }
}
