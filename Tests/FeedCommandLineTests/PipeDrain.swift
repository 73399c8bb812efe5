import Foundation
import Synchronization

/// Reads a pipe to its end on a thread of its own, so that a writer in the test cannot wait for ever.
final class PipeDrain: Sendable {
  private let received = Mutex(Data())
  private let finished = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread { [self] in
      let data = try? handle.readToEnd()
      received.withLock { $0 = data ?? Data() }
      finished.signal()
    }.start()
  }

  /// Everything that was written, once the writing end is closed.
  func contents() -> Data {
    finished.wait()
    defer { finished.signal() }
    return received.withLock { $0 }
  }
}
