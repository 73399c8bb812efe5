internal import CLinkedRecords

/// What happens to an error that no caller can catch.
enum AdapterFailure {
  /// Ends the program: the one trap of this library, for a required adapter that is read without having been validated.
  static func stop(_ error: any Error, neededBy need: String? = nil) -> Never {
    let text = need.map { "\(error)\n  Needed by \($0)" } ?? "\(error)"
    fatalError(text)
  }

  /// Says what went wrong on standard error, or to ``AdapterReports/handler``.
  static func report(_ error: any Error) { AdapterReports.report("\(error)") }

  static func need(_ owner: Any.Type?, _ property: StaticString, _ fileID: StaticString, _ line: Int) -> String {
    let prefix = owner.map { TypeName.qualified($0) + "." } ?? ""
    return "\(prefix)\(property) (\(fileID):\(line))"
  }
}

/// Where messages go that are no caller's to catch: an optional adapter that is bound but failed, and what a debug build
/// finds when a host is made.
public enum AdapterReports {
  private static let lock = Lock()
  private nonisolated(unsafe) static var current: @Sendable (String) -> Void = writeToStandardError

  /// Called with the whole message, on the thread on which it arose. Standard error is the default.
  public static var handler: @Sendable (String) -> Void {
    get { lock.withLock { unsafe current } }
    set { lock.withLock { unsafe current = newValue } }
  }

  static func report(_ message: String) { handler(message) }

  /// The default handler: one write of the message with a line feed.
  public static let writeToStandardError: @Sendable (String) -> Void = { message in
    let line = "ServiceKit: \(message)\n"
    unsafe line.withCString { unsafe sk_write_error($0, line.utf8.count) }
  }
}
