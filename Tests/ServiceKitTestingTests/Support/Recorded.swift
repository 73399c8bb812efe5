import Foundation
import Testing

/// The issues that a body records, instead of failing the test.
enum Recorded {
  static func issues(_ body: () throws -> Void) -> [String] {
    let texts = Texts()
    try? withKnownIssue(isIntermittent: true) {
      try body()
    } matching: {
      texts.add($0)
    }
    return texts.all
  }

  static func issues(_ body: () async throws -> Void) async -> [String] {
    let texts = Texts()
    try? await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: {
      texts.add($0)
    }
    return texts.all
  }

  private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ issue: Issue) -> Bool {
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      lock.withLock { texts.append(text.isEmpty ? "\(issue)" : text) }
      return true
    }
  }
}
