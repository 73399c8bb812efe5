import Foundation
import Testing

/// A committed document that is made by the program.
///
/// With `SERVICEKIT_RECORD=1` in the environment it is written anew in place of being compared.
struct RecordedDocument {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" }

  private let url: URL

  /// Names a document by its path from the root of the package.
  init(_ path: String) { url = Self.root.appending(path: path) }

  /// The document is this text.
  func check(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRecording { try expected.write(to: url, atomically: true, encoding: .utf8) }
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text == expected, "run the tests with SERVICEKIT_RECORD=1", sourceLocation: sourceLocation)
  }

  /// The part of the document between `<!-- NAME -->` and `<!-- end of NAME -->` is this text.
  func check(_ expected: String, between name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- \(name) -->\n"), sourceLocation: sourceLocation)
    let rest = text[start.upperBound...]
    let end = try #require(rest.firstRange(of: "<!-- end of \(name) -->"), sourceLocation: sourceLocation)
    try check(text[..<start.upperBound] + "\n\(expected)\n" + text[end.lowerBound...], sourceLocation: sourceLocation)
  }
}
