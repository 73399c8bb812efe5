/// What happens to an error that no caller can catch.
enum AdapterFailure {
  /// Ends the program: the one trap of this library, for a required adapter that is read without having been validated.
  static func stop(_ error: any Error, neededBy need: String? = nil) -> Never {
    let text = need.map { "\(error)\n  Needed by \($0)" } ?? "\(error)"
    fatalError(text)
  }

  /// Says what went wrong on standard error, or to ``AdapterReports/handler``.
  static func report(_ error: any Error) { AdapterReports.report(error) }

  static func need(_ owner: Any.Type?, _ property: StaticString, _ fileID: StaticString, _ line: Int) -> String {
    let prefix = owner.map { TypeName.qualified($0) + "." } ?? ""
    return "\(prefix)\(property) (\(fileID):\(line))"
  }
}
