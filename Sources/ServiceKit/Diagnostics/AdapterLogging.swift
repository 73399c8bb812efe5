/// What an application implements to receive the messages and events of this library: over swift-log, os_log or its own.
///
/// ```swift
/// struct Console: AdapterLogging {
///   func log(_ level: AdapterLogLevel, _ message: String, metadata: [String: String]) { print(level, message) }
/// }
/// AdapterReports.logger = Console()
/// AdapterRegistry.main.log(to: Console())
/// ```
public protocol AdapterLogging: Sendable {
  /// Takes one message.
  ///
  /// Called on the thread on which it arises, with no lock held; it returns soon. It may look adapters up.
  ///
  /// - Parameters:
  ///   - level: how much it matters.
  ///   - message: the whole text, of one line for an event and of several for an error.
  ///   - metadata: the parts of the message by name: `code` for an error; `event`, `protocol`, `adapter`, `scope`, `host` and
  ///     `nanoseconds` for an event, as far as it has them.
  func log(_ level: AdapterLogLevel, _ message: String, metadata: [String: String])
}

/// How much a message matters.
public struct AdapterLogLevel: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The level's word.
  public let description: String
  private let severity: Int

  private init(_ word: String, _ severity: Int) {
    description = word
    self.severity = severity
  }

  /// What happens all the time: creations, lookups, misses, releases.
  public static let debug = AdapterLogLevel("debug", 0)
  /// Something may be wrong: a lookup waits long for a factory.
  public static let warning = AdapterLogLevel("warning", 1)
  /// An adapter that should be there is not.
  public static let error = AdapterLogLevel("error", 2)

  /// A level that matters less is less.
  public static func < (left: AdapterLogLevel, right: AdapterLogLevel) -> Bool { left.severity < right.severity }
}

extension AdapterRegistry {
  /// Sends every creation, lookup, miss, failure and release to a logger: failures as errors, the rest for debugging.
  ///
  /// - Parameter logger: the application's logger.
  /// - Returns: what ends it; dropping it does not. See ``observe(_:)``.
  @discardableResult
  public func log(to logger: any AdapterLogging) -> AdapterObservation {
    observe { event in
      logger.log(event.kind == .failed ? .error : .debug, event.description, metadata: event.metadata)
    }
  }
}

extension AdapterEvent {
  fileprivate var metadata: [String: String] {
    var parts = ["event": kind.description]
    parts["protocol"] = protocolName
    parts["adapter"] = adapterName
    parts["scope"] = scope?.description
    parts["host"] = host
    parts["nanoseconds"] = duration.map { "\($0.nanoseconds)" }
    return parts
  }
}
