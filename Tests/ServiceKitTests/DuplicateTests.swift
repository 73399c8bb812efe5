import ServiceKit
import Testing

/// Two adapters for one protocol.
struct DuplicateTests {
  enum Fixture {
    protocol Twice: AnyObject, Sendable {}
    protocol Once: AnyObject, Sendable {}

    static let line = #line + 2
    @Adapter((any Twice).self)
    final class First: Twice {}

    @Adapter((any Twice).self, (any Once).self)
    final class Second: Twice, Once {}

    protocol Exclusive: AnyObject, Sendable {}

    #if NO_SUCH_CONDITION
      @Adapter((any Exclusive).self)
      final class OneBranch: Exclusive {}
    #else
      @Adapter((any Exclusive).self)
      final class OtherBranch: Exclusive {}
    #endif

    @AdapterHost
    final class Screen {
      @Adapted(.throwing) var twice: any Twice
    }
  }

  private let message = """
    2 adapters are bound to 'ServiceKitTests.DuplicateTests.Fixture.Twice' in '\(TestProgram.name)'.
      ServiceKitTests.DuplicateTests.Fixture.First, declared at ServiceKitTests/DuplicateTests.swift:\(Fixture.line)
      ServiceKitTests.DuplicateTests.Fixture.Second, declared at \
    ServiceKitTests/DuplicateTests.swift:\(Fixture.line + 3)
      Ways out:
        1. Keep one of them in this product; the others belong to targets that it does not link.
        2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
        3. If all of them are wanted at once, give each a protocol of its own.
    """

  // https://github.com/InsertKoinIO/koin/issues/2199
  @Test func `Both are named with file and line, at every use`() {
    let registry = TestProgram.registry()
    #expect(TestProgram.message { try registry.adapter((any Fixture.Twice).self) } == message)
    #expect(TestProgram.message { try registry.requiredAdapter((any Fixture.Twice).self) } == message)
    let screen = registry.withCurrent { Fixture.Screen() }
    #expect(TestProgram.message { try screen.twice } == message)
    #expect(TestProgram.message { try screen.adapter((any Fixture.Twice).self) } == message)
  }

  // https://github.com/InsertKoinIO/koin/issues/2199
  @Test func `A check finds them before anything is made`() {
    #expect(TestProgram.registry().problems().map(\.description).filter { $0.contains("Fixture.Twice'") } == [message])
  }

  // https://github.com/cashapp/knit/pull/199
  @Test func `Adapters in branches that exclude one another are no duplicates`() throws {
    let registry = TestProgram.registry()
    #expect(try registry.adapter((any Fixture.Exclusive).self) is Fixture.OtherBranch)
    #expect(registry.problems().map(\.description).filter { $0.contains("Fixture.Exclusive'") } == [])
  }

  @Test func `Another protocol of one of them is not affected`() throws {
    #expect(try TestProgram.registry().adapter((any Fixture.Once).self) is Fixture.Second)
  }

  @Test func `A registry without the module does not have them`() throws {
    let registry = AdapterRegistry(modules: ["Elsewhere"])
    #expect(try registry.adapter((any Fixture.Twice).self) == nil)
    #expect(!registry.problems().contains { $0.description.contains("Twice") })
  }
}
