internal import CLinkedRecords
internal import Synchronization

/// Where messages go that are no caller's to catch: an optional adapter that is bound but failed, what a debug build finds
/// when a host is made, a lookup that waits long for a factory on another thread, and adapters that outlive their host.
public enum AdapterReports {
  private static let lock = Lock()
  private nonisolated(unsafe) static var current: @Sendable (String) -> Void = writeToStandardError
  private nonisolated(unsafe) static var currentLogger: (any AdapterLogging)?

  /// Takes the messages in place of ``handler``; nil is the default.
  public static var logger: (any AdapterLogging)? {
    get { lock.withLock { unsafe currentLogger } }
    set {
      // The one before leaves the lock alive, as below.
      var logger = newValue
      lock.withLock { unsafe swap(&currentLogger, &logger) }
    }
  }

  /// Called with the whole message, on the thread on which it arose, where there is no ``logger``.
  ///
  /// Standard error is the default.
  public static var handler: @Sendable (String) -> Void {
    get { lock.withLock { unsafe current } }
    set {
      // The one before leaves the lock alive: letting go of it may run a deinit.
      var handler = newValue
      lock.withLock { unsafe swap(&current, &handler) }
    }
  }

  private static let patienceInMilliseconds = Atomic<UInt64>(10_000)

  /// How long a lookup waits for a factory on another thread before that is reported, in milliseconds.
  package static var patience: UInt64 {
    get { patienceInMilliseconds.load(ordering: .relaxed) }
    set { patienceInMilliseconds.store(newValue, ordering: .relaxed) }
  }

  package static func report(_ error: any Error, level: AdapterLogLevel = .error) {
    guard let logger else { return handler("\(error)") }
    let code = (error as? AdapterError)?.code.name
    logger.log(level, "\(error)", metadata: code.map { ["code": $0] } ?? [:])
  }

  /// Reports something that is no error of a lookup.
  static func report(_ message: String) {
    guard let logger else { return handler(message) }
    logger.log(.warning, message, metadata: [:])
  }

  /// How long an adapter may live on without a host before that is reported.
  package static var leakPatience: Duration {
    get { .milliseconds(leakPatienceInMilliseconds.load(ordering: .relaxed)) }
    set { leakPatienceInMilliseconds.store(Int(newValue / .milliseconds(1)), ordering: .relaxed) }
  }

  private static let leakPatienceInMilliseconds = Atomic<Int>(1_000)

  /// The default handler: one write of the message with a line feed.
  public static let writeToStandardError: @Sendable (String) -> Void = { message in
    let line = "ServiceKit: \(message)\n"
    unsafe line.withCString { unsafe sk_write_error($0, line.utf8.count) }
  }
}
