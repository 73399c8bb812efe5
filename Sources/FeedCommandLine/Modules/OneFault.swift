import Synchronization

/// The first thing that was reported, from whichever thread.
final class OneFault: Sendable {
  private let kept = Mutex<String?>(nil)

  /// What was reported first; nil for nothing.
  var first: String? { kept.withLock { $0 } }

  /// Keeps a report, if it is the first.
  func keep(_ text: String) {
    kept.withLock { $0 = $0 ?? text }
  }
}
