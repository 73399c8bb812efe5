import Foundation
import ServiceKit
import Testing

/// Leaks that a running program reports, where it is switched on.
@Suite(.serialized)
struct LeakReportTests {
  @Test func `A registry that reports leaks names an adapter that outlives its host`() async throws {
    let line = try #require(
      AdapterRegistry.main.bindings.first { $0.adapterName == "LeakFixture.AudioView" }?.line)
    let reports = await Self.reports { registry in
      registry.reportsLeaks = true
      #expect(registry.reportsLeaks)
      registry.withCurrent {
        let container = LeakFixture.Container()
        let adapter = container.audio
        adapter.stopVideo { adapter.refreshView() }
      }
    }
    #expect(
      reports == [
        """
        ServiceKitTestingTests.LeakFixture.AudioView outlives its host ServiceKitTestingTests.LeakFixture.Container.
          declared at ServiceKitTestingTests/LeakFixture.swift:\(line)
          Ways out:
            1. In a closure that is kept, capture the adapter weakly, or its weak proxy, which @WeakProxy on the protocol writes.
            2. Look it up through the host when it is used, instead of keeping it.
        """
      ])
  }

  @Test func `Without the switch, and where adapters go with their hosts, nothing is reported`() async {
    let reports = await Self.reports { registry in
      #expect(!registry.reportsLeaks)
      registry.withCurrent {
        let container = LeakFixture.Container()
        let adapter = container.audio
        adapter.stopVideo { adapter.refreshView() }
      }
      registry.reportsLeaks = true
      registry.withCurrent { LeakFixture.Container().audio.refreshView() }
    }
    #expect(reports == [])
  }

  private static func reports(_ body: (AdapterRegistry) -> Void) async -> [String] {
    let texts = Texts()
    let (handler, patience) = (AdapterReports.handler, AdapterReports.leakPatience)
    AdapterReports.handler = { if $0.contains("LeakFixture") { texts.add($0) } else { handler($0) } }
    AdapterReports.leakPatience = .milliseconds(20)
    defer {
      AdapterReports.handler = handler
      AdapterReports.leakPatience = patience
    }
    body(AdapterRegistry(modules: ["ServiceKitTestingTests"]))
    for _ in 0..<40 where texts.all.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    return texts.all
  }

  private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func add(_ text: String) { lock.withLock { texts.append(text) } }
  }
}
