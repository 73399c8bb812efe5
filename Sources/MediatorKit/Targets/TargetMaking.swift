internal import CLinkedRecords
internal import ServiceKit

/// One run of the initialiser of a target, by one thread: initialisers are synchronous.
///
/// The outcome is guarded by the lock of ``TargetGraph``.
final class TargetMaking: @unchecked Sendable {
  let type: Any.Type
  let thread = UInt(sk_thread_id())
  /// Set once, when the initialiser has returned.
  var outcome: Result<any Sendable, any Error>?
  /// The same for whoever must not hold up a thread.
  let settlement = Settlement<any Sendable>()

  init(_ type: Any.Type) { self.type = type }
}

/// The initialiser runs on another thread, and the caller can wait without holding up its own.
struct TargetBusy: Error {
  let making: TargetMaking
}
