import Dispatch
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

    protocol Slow: AnyObject, Sendable {}
    static let isRunning = Slot<DispatchSemaphore>()
    static let release = Slot<DispatchSemaphore>()

    static let slowLine = #line + 2
    @Adapter((any Slow).self)
    final class SlowService: Slow {
      init() {
        isRunning.value?.signal()
        release.value?.wait()
      }
    }

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
            1. Declare one in a target of this product: @Adapter((any Unmet).self, scope: .host) final class …: Unmet.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Unmet)?.
        """
      let reported = reports {
        TestProgram.registry().withCurrent { for _ in 0..<3 { _ = Fixture.Needy() } }
      }
      #expect(reported == [message])
    }
  #endif

  @Test func `A lookup that waits long for another thread's factory is reported once, and gets the adapter`() throws {
    let (isRunning, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    (Fixture.isRunning.value, Fixture.release.value) = (isRunning, release)
    let patience = AdapterReports.patience
    AdapterReports.patience = 20
    defer { AdapterReports.patience = patience }
    let registry = TestProgram.registry()
    let found = Identities()
    let journal = Journal()
    let before = AdapterReports.handler
    defer { AdapterReports.handler = before }
    AdapterReports.handler = { message in
      guard message.contains("ReportTests.Fixture.SlowService") else { return before(message) }
      journal.note(message)
      release.signal()
    }
    try Threads.together(4) { number in
      if number > 0 {
        isRunning.wait()
        isRunning.signal()
      }
      if let slow = try? registry.adapter((any Fixture.Slow).self) { found.add(slow) }
    }
    #expect(
      journal.all == [
        """
        ServiceKitTests.ReportTests.Fixture.SlowService takes long to be made on another thread, and a lookup waits for it.
          declared at ServiceKitTests/ReportTests.swift:\(Fixture.slowLine)
          Ways out:
            1. Do slow work when the adapter is used, not when it is made.
            2. Do not block in a factory on a task or a thread that looks the same adapter up: they would wait for one \
        another.
        """
      ])
    #expect(found.total == 4)
    #expect(found.count == 1)
  }

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
