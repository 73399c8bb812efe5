import Foundation

/// Where the files of this package are.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static var fixtures: URL { root.appending(path: "Tests/Fixtures/New") }

  /// Fixtures are written anew in place of being compared.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" }
}
