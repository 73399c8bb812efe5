import ServiceKit
import Testing

// https://github.com/Swinject/Swinject/issues/280
/// The table of spellings: which of them mean the same protocol.
struct SpellingTests {
  enum Fixture {
    protocol Plain: Sendable {}
    protocol P: AnyObject, Sendable {}
    protocol Q: AnyObject, Sendable {}
    protocol Both: AnyObject, Sendable {}
    protocol Other: AnyObject, Sendable {}
    protocol Aliased: AnyObject, Sendable {}
    typealias PlainAlias = any P
    typealias AliasOfOther = Aliased
    typealias Pair = Both & Other

    @Adapter((any P).self)
    final class PAdapter: P {}

    @Adapter((any Both & Other).self)
    final class PairAdapter: Both, Other {}

    @Adapter((any AliasOfOther).self)
    final class AliasedAdapter: Aliased {}

    @Adapter((any Plain).self)
    final class PlainAdapter: Plain {}
  }

  private let registry = TestProgram.registry()

  @Test func `An alias of the existential is the protocol`() throws {
    #expect(try registry.adapter(Fixture.PlainAlias.self) === registry.adapter((any Fixture.P).self))
  }

  @Test func `An adapter that is bound by an alias is found by the protocol, and the other way round`() throws {
    #expect(try registry.adapter((any Fixture.Aliased).self) is Fixture.AliasedAdapter)
    #expect(try registry.adapter((any Fixture.AliasOfOther).self) is Fixture.AliasedAdapter)
  }

  @Test func `The order of a composition does not matter`() throws {
    let pair = try registry.requiredAdapter((any Fixture.Both & Fixture.Other).self)
    #expect(try registry.adapter((any Fixture.Other & Fixture.Both).self) === pair)
    #expect(try registry.adapter((any Fixture.Pair).self) === pair)
  }

  @Test func `A composition is another protocol than each of its members`() throws {
    #expect(try registry.adapter((any Fixture.Both).self) == nil)
    #expect(try registry.adapter((any Fixture.Other).self) == nil)
    #expect(try registry.adapter((any Fixture.P & Fixture.Q).self) == nil)
  }

  @Test func `Sendable does not matter`() throws {
    #expect(try registry.adapter((any Fixture.P & Sendable).self) === registry.adapter((any Fixture.P).self))
  }

  @Test func `AnyObject does not matter where the protocol is class-bound, and does where it is not`() throws {
    #expect(try registry.adapter((any Fixture.P & AnyObject).self) === registry.adapter((any Fixture.P).self))
    #expect(try registry.adapter((any Fixture.Plain).self) is Fixture.PlainAdapter)
    #expect(try registry.adapter((any Fixture.Plain & AnyObject).self) == nil)
  }

  // https://github.com/Swinject/Swinject/issues/367
  @Test func `An optional is never bound, and a requirement says so`() throws {
    #expect(try registry.adapter((any Fixture.P)?.self) == nil)
    #expect(TestProgram.code { try registry.requiredAdapter((any Fixture.P)?.self) } == .notBound)
    let adapter: (any Fixture.P)? = Fixture.PAdapter()
    #expect(TestProgram.code { try registry.register(adapter, as: (any Fixture.P)?.self) } == .unusableInstance)
  }

  @Test func `Spellings meet in registrations too`() throws {
    let registry = AdapterRegistry(modules: [])
    let pair = Fixture.PairAdapter()
    try registry.register(pair, as: (any Fixture.Other & Fixture.Both & Sendable).self)
    #expect(try registry.adapter((any Fixture.Pair).self) === pair)
    #expect(TestProgram.code { try registry.register(pair, as: (any Fixture.Both & Fixture.Other).self) } == .ambiguous)
  }
}
