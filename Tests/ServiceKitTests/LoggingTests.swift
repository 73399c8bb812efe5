import ServiceKit
import Testing

/// An application's own logger, attached to a registry.
struct LoggingTests {
  enum Fixture {
    protocol Clock: AnyObject, Sendable {}
    protocol Failing: AnyObject, Sendable {}

    struct Refusal: Error {}

    @Adapter((any Clock).self)
    final class SystemClock: Clock {}

    @Adapter((any Failing).self)
    final class FailingService: Failing { init() throws { throw Refusal() } }
  }

  @Test func `Events arrive with level, text and parts`() throws {
    let (registry, logger) = (TestProgram.registry(), JournalLogger())
    let observation = registry.log(to: logger)
    _ = try registry.adapter((any Fixture.Clock).self)
    _ = try? registry.adapter((any Fixture.Failing).self)
    observation.cancel()
    _ = try registry.adapter((any Fixture.Clock).self)
    let name = "ServiceKitTests.LoggingTests.Fixture"
    #expect(
      logger.all.map(\.text) == [
        "debug created \(name).SystemClock (application)",
        "debug lookup \(name).Clock -> \(name).SystemClock (application)",
        "error failed \(name).FailingService (application)",
      ])
    var parts = logger.all.map(\.parts)
    let times = parts.map { $0["nanoseconds"].flatMap { Int64($0) } }
    #expect(times.map { $0.map { $0 >= 0 } } == [true, nil, true])
    for index in parts.indices { parts[index]["nanoseconds"] = nil }
    #expect(
      parts == [
        ["event": "created", "adapter": "\(name).SystemClock", "scope": "application"],
        [
          "event": "lookup", "protocol": "\(name).Clock", "adapter": "\(name).SystemClock", "scope": "application",
        ],
        ["event": "failed", "adapter": "\(name).FailingService", "scope": "application"],
      ])
  }

  @Test func `Levels are in order`() {
    #expect(AdapterLogLevel.debug < .warning && AdapterLogLevel.warning < .error)
    #expect([AdapterLogLevel.debug, .warning, .error].map(\.description) == ["debug", "warning", "error"])
  }
}

extension ReportTests {
  @Test func `Reports go to a logger in place of the handler, with the code of the error`() {
    let (logger, journal) = (JournalLogger(), Journal())
    let (before, handler) = (AdapterReports.logger, AdapterReports.handler)
    defer {
      AdapterReports.logger = before
      AdapterReports.handler = handler
    }
    AdapterReports.handler = { journal.note($0) }
    AdapterReports.logger = logger
    let screen = TestProgram.registry().withCurrent { Fixture.Screen() }
    #expect(screen.unreliable == nil)
    let own = logger.all.filter { $0.text.contains("ReportTests") }
    #expect(own.map(\.parts) == [["code": "factoryFailed"]])
    #expect(
      own.allSatisfy { $0.text.hasPrefix("error ServiceKitTests.ReportTests.Fixture.UnreliableAdapter could not") })
    #expect(journal.all.filter { $0.contains("ReportTests") } == [])
  }
}

/// A logger that writes into a journal: what an adapter of swift-log or os_log looks like.
struct JournalLogger: AdapterLogging {
  /// One message.
  struct Entry: Sendable {
    var text: String
    var parts: [String: String]
  }

  private let entries = Guarded<[Entry]>([])

  /// All messages so far.
  var all: [Entry] { entries.withLock { $0 } }

  func log(_ level: AdapterLogLevel, _ message: String, metadata: [String: String]) {
    entries.withLock { $0.append(Entry(text: "\(level) \(message)", parts: metadata)) }
  }
}
