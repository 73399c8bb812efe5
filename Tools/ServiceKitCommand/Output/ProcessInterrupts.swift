import Foundation
import Synchronization

/// The signals by which people and systems ask this process to end.
enum ProcessInterrupts {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Set by the handler, which may do nothing else.
  private static let wasAsked = Atomic(false)

  /// Notes the signals while something is done; afterwards they do again what they did before.
  static func noted<Result>(during body: (_ isInterrupted: () -> Bool) throws -> Result) rethrows -> Result {
    // The first use makes the variable, which a handler must not.
    wasAsked.store(false, ordering: .relaxed)
    let former = signals.map { number in
      // What is ignored, as by `nohup`, stays ignored.
      let handler = signal(number) { _ in ProcessInterrupts.wasAsked.store(true, ordering: .relaxed) }
      let isIgnored = unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { signal(number, SIG_IGN) }
      return handler
    }
    defer { for (number, handler) in zip(signals, former) { signal(number, handler) } }
    return try body { wasAsked.load(ordering: .relaxed) }
  }
}
