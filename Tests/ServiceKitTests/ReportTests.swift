import ServiceKit
import Testing

/// Messages that no caller can catch.
///
/// They go to one place for the whole process, so these tests run one by one and look for their own messages only.
@Suite(.serialized)
struct ReportTests {
  enum Fixture {
    protocol Owner: AnyObject {}
    protocol Unreliable: AnyObject {}
    protocol Unmet: AnyObject {}
    protocol UnreliableService: AnyObject, Sendable {}
    struct Refusal: Error, CustomStringConvertible { var description: String { "broken" } }

    static let line = #line + 2
    @Adapter((any Unreliable).self, host: (any Owner).self)
    final class UnreliableAdapter: Unreliable { init() throws { throw Refusal() } }

    @Adapter((any UnreliableService).self)
    final class Service: UnreliableService { init() throws { throw Refusal() } }

    @AdapterHost
    final class Screen: Owner {
      @Adapted var unreliable: (any Unreliable)?
      @Service var service: (any UnreliableService)?
    }

    static let needyLine = #line + 3
    @AdapterHost
    final class Needy: Owner {
      @Adapted(.throwing) var unmet: any Unmet
    }
  }

  private func reports(_ body: () throws -> Void) rethrows -> [String] {
    let journal = Journal()
    let before = AdapterReports.handler
    AdapterReports.handler = { message in
      if message.contains("ReportTests") { journal.note(message) } else { before(message) }
    }
    defer { AdapterReports.handler = before }
    try body()
    return journal.all
  }

  @Test func `An optional property that is bound but fails is nil, reported, and tried again`() {
    let message = """
      ServiceKitTests.ReportTests.Fixture.UnreliableAdapter could not be made: broken
        declared at ServiceKitTests/ReportTests.swift:\(Fixture.line)
        Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
      """
    let reported = reports {
      let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
      for _ in 0..<2 { #expect(screen.unreliable == nil) }
    }
    #expect(reported == [message, message])
  }

  @Test func `An optional service that is bound but fails is nil and reported`() {
    let message = """
      ServiceKitTests.ReportTests.Fixture.Service could not be made: broken
        declared at ServiceKitTests/ReportTests.swift:\(Fixture.line + 3)
        Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
      """
    let reported = reports {
      TestProgram.registry().withCurrent {
        let screen = Fixture.Screen()
        #expect(screen.service == nil)
      }
    }
    #expect(reported == [message])
  }

  #if DEBUG
    @Test func `In a debug build the first host of a class reports its unmet requirements`() {
      let message = """
        No adapter is bound to 'ServiceKitTests.ReportTests.Fixture.Unmet' in '\(TestProgram.name)'.
          Needed by ServiceKitTests.ReportTests.Fixture.Needy.unmet \
        (ServiceKitTests/ReportTests.swift:\(Fixture.needyLine))
          This registry is restricted to the modules ServiceKitTests.
          Ways out:
            1. Declare one in a target of this product: @Adapter((any Unmet).self) final class …: Unmet.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Unmet)?.
        """
      let reported = reports {
        TestProgram.registry().withCurrent { for _ in 0..<3 { _ = Fixture.Needy() } }
      }
      #expect(reported == [message])
    }
  #endif

  @Test func `A handler may look adapters up, and replace itself`() {
    let registry = TestProgram.registry()
    let journal = Journal()
    let before = AdapterReports.handler
    defer { AdapterReports.handler = before }
    AdapterReports.handler = { message in
      guard message.contains("ReportTests") else { return before(message) }
      AdapterReports.handler = before
      journal.note("\((try? registry.adapter((any Fixture.UnreliableService).self)) == nil)")
    }
    _ = registry.withCurrent { Fixture.Screen().unreliable }
    #expect(journal.all == ["true"])
  }
}
