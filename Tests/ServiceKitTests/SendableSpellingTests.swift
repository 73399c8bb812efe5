import ServiceKit
import Testing

/// `any P` and `any P & Sendable` are one key, and only one of them lets the compiler send an adapter to another thread.
struct SendableSpellingTests {
  enum Fixture {
    protocol Counter: AnyObject { var count: Int { get set } }
    protocol Clock: AnyObject, Sendable { var now: Int { get } }
    protocol Label: AnyObject { var text: String { get set } }
    protocol Draft: AnyObject { var text: String { get set } }
    protocol Ruler: AnyObject { var length: Int { get } }

    static let counterLine = #line + 2
    @Adapter((any Counter).self, scope: .host)
    final class PlainCounter: Counter { var count = 3 }

    @Adapter((any Clock).self, scope: .host)
    final class PlainClock: Clock { let now = 12 }

    @Adapter((any Draft).self, scope: .unique)
    final class PlainDraft: Draft { var text = "new" }

    static let labelLine = #line + 2
    @Adapter((any Label).self)
    @MainActor final class MainLabel: @MainActor Label { var text = "label" }

    @Adapter((any Ruler & Sendable).self)
    final class FixedRuler: Ruler, Sendable { let length = 30 }

    @AdapterHost
    final class Page {
      @Adapted(.throwing) var counter: any Counter & Sendable
      @Adapted var perhaps: (any Counter & Sendable)?
      @Adapted(.throwing) var perhapsThrowing: (any Counter & Sendable)?
      @Adapted(.throwing) var plain: any Counter
      @Adapted(.throwing) var clock: any Clock & Sendable
    }

    @MainActor struct Reader {
      @Service var label: any Label
      @Service(.throwing) var sendable: any Label & Sendable
    }
  }

  private let registry = TestProgram.registry()
  private let refusal = """
    ServiceKitTests.SendableSpellingTests.Fixture.PlainCounter is bound to \
    'ServiceKitTests.SendableSpellingTests.Fixture.Counter', which is not Sendable, and was looked up as a Sendable type; \
    'ServiceKitTests.SendableSpellingTests.Fixture.Counter & Sendable' is another spelling of the same protocol.
      declared at ServiceKitTests/SendableSpellingTests.swift:\(Fixture.counterLine)
      Ways out:
        1. Look it up without '& Sendable', and use it where its host, or the main actor, is.
        2. Let the protocol refine Sendable.
    """

  @Test func `A host does not hand out as Sendable what is not, before and after it is made`() throws {
    let page = registry.withCurrent { Fixture.Page() }
    #expect(TestProgram.message { try page.adapter((any Fixture.Counter & Sendable).self) } == refusal)
    #expect(try page.requiredAdapter((any Fixture.Counter).self).count == 3)
    #expect(TestProgram.message { try page.requiredAdapter((any Fixture.Counter & Sendable).self) } == refusal)
  }

  @Test func `Properties refuse the same`() throws {
    let page = registry.withCurrent { Fixture.Page() }
    #expect(try page.plain.count == 3)
    #expect(TestProgram.message { try page.counter } == refusal)
    #expect(TestProgram.message { try page.perhapsThrowing } == refusal)
    #expect(page.perhaps == nil)
  }

  @Test func `The awaited lookup refuses the same`() async {
    let page = registry.withCurrent { Fixture.Page() }
    let error = await #expect(throws: AdapterError.self) {
      _ = try await page.adapter(awaiting: (any Fixture.Counter & Sendable).self) == nil
    }
    #expect(error?.description == refusal)
  }

  @Test func `One that is new for each lookup may not cross threads either`() {
    let page = registry.withCurrent { Fixture.Page() }
    #expect(TestProgram.code { try page.adapter((any Fixture.Draft & Sendable).self) } == .wrongIsolation)
  }

  @Test func `What is Sendable is found however it is spelt`() throws {
    let page = registry.withCurrent { Fixture.Page() }
    let clock = try page.requiredAdapter((any Fixture.Clock).self)
    #expect(try page.adapter((any Fixture.Clock & Sendable).self) === clock)
    #expect(try page.clock === clock)
  }

  @Test @MainActor func `A service of the main actor stays there, also when it is made`() async throws {
    let registry = registry
    let label = try registry.requiredAdapter((any Fixture.Label).self)
    #expect(try registry.adapter((any Fixture.Label).self) === label)
    let text = """
      ServiceKitTests.SendableSpellingTests.Fixture.MainLabel is bound to \
      'ServiceKitTests.SendableSpellingTests.Fixture.Label', which is not Sendable, and was looked up as a Sendable type; \
      'ServiceKitTests.SendableSpellingTests.Fixture.Label & Sendable' is another spelling of the same protocol.
        declared at ServiceKitTests/SendableSpellingTests.swift:\(Fixture.labelLine)
        Ways out:
          1. Look it up without '& Sendable', and use it where its host, or the main actor, is.
          2. Let the protocol refine Sendable.
      """
    #expect(TestProgram.message { try registry.adapter((any Fixture.Label & Sendable).self) } == text)
    let elsewhere = await Task.detached {
      TestProgram.message { try registry.requiredAdapter((any Fixture.Label & Sendable).self) }
    }.value
    #expect(elsewhere == text)
    let awaited = await #expect(throws: AdapterError.self) {
      _ = try await registry.adapter(awaiting: (any Fixture.Label & Sendable).self)
    }
    #expect(awaited?.description == text)
  }

  @Test @MainActor func `A property of a service asks with its own spelling`() {
    let reader = Fixture.Reader()
    #expect(reader.label.text == "label")
    #expect(reader.label === reader.label)
    #expect(TestProgram.code { try reader.sendable } == .wrongIsolation)
  }

  @Test @MainActor func `What is bound as Sendable is found by the main actor's lookup, too`() throws {
    let ruler = try registry.requiredAdapter((any Fixture.Ruler & Sendable).self)
    for _ in 0..<2 { #expect(try registry.requiredAdapter((any Fixture.Ruler).self) === ruler) }
    #expect(try registry.with((any Fixture.Ruler & Sendable).self) { $0.length } == 30)
  }

  @Test @MainActor func `What is registered on the main actor is not handed out as Sendable`() throws {
    let registry = AdapterRegistry(modules: [])
    try registry.register(Fixture.PlainDraft(), as: (any Fixture.Draft).self)
    #expect(TestProgram.code { try registry.adapter((any Fixture.Draft & Sendable).self) } == .wrongIsolation)
    #expect(try registry.requiredAdapter((any Fixture.Draft).self).text == "new")
  }

  @Test func `Closures of several statements find the lookup that fits the protocol`() throws {
    let page = registry.withCurrent { Fixture.Page() }
    let counts = try [1, 2].map { step in
      let counter = try page.requiredAdapter((any Fixture.Counter).self)
      counter.count += step
      return counter.count
    }
    #expect(counts == [4, 6])
    let now = try [1].map { step in
      let clock = try page.adapter((any Fixture.Clock).self)
      let later = (clock?.now ?? 0) + step
      return later
    }
    #expect(now == [13])
  }
}
