import Foundation
import Testing

/// A page in `Tests/Fixtures/Pages`, which the tests in the browser load, too.
///
/// With `SERVICEKIT_RECORD=1` in the environment it is written anew in place of being compared.
struct PageFixture {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Pages")

  private let url: URL

  init(_ name: String) { url = Self.folder.appending(path: name) }

  var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

  func check(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    let isSame = try text == page
    #expect(isSame, "\(url.lastPathComponent): run the tests with SERVICEKIT_RECORD=1", sourceLocation: sourceLocation)
  }
}
