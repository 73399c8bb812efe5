import Foundation

/// Collects lines from any thread, in order.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }
  var count: Int { lines.count }

  func write(_ line: String) { lock.withLock { written.append(line) } }
}

/// Lets the test decide when something goes on.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var awaited: (Int, CheckedContinuation<Void, Never>)?

  /// Waits until the gate is open.
  func pass() async {
    arrivals += 1
    if let (count, continuation) = awaited, arrivals >= count {
      awaited = nil
      continuation.resume()
    }
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until so many have come.
  func arrived(_ count: Int = 1) async {
    guard arrivals < count else { return }
    await withCheckedContinuation { awaited = (count, $0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// An error with a name.
struct Refused: Error, Equatable {
  var reason = "no"
}
