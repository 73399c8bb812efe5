import Foundation

/// Threads that are released together, with a watchdog: what hangs fails instead.
enum Threads {
  /// The threads did not end in time.
  struct Hang: Error, CustomStringConvertible {
    var unfinished: Int
    var description: String { "\(unfinished) threads did not end within the watchdog's time" }
  }

  /// Runs a body on so many threads at once, and waits for all.
  ///
  /// - Parameters:
  ///   - count: how many threads.
  ///   - seconds: the watchdog's patience; the test's outcome does not depend on it otherwise.
  ///   - body: gets the thread's number, from 0.
  /// - Throws: ``Hang`` when the watchdog loses its patience.
  static func together(_ count: Int, seconds: Int = 120, _ body: @escaping @Sendable (Int) -> Void) throws {
    let start = DispatchSemaphore(value: 0)
    let ready = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<count {
      let thread = Thread {
        ready.signal()
        start.wait()
        body(number)
        ended.signal()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    let deadline = DispatchTime.now() + .seconds(seconds)
    for number in 0..<count where ended.wait(timeout: deadline) == .timedOut { throw Hang(unfinished: count - number) }
  }

  /// Runs a body on one thread of its own.
  static func elsewhere<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let result = Guarded<Result<Value, any Error>?>(nil)
    try together(1) { _ in
      let outcome = Result { try body() }
      result.withLock { $0 = outcome }
    }
    guard let outcome = result.withLock({ $0 }) else { throw Hang(unfinished: 1) }
    return try outcome.get()
  }
}
