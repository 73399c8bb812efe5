internal import CLinkedRecords

/// A mutex with a condition; held for a few instructions only, and never while code that is not ours runs.
@safe
package final class Lock: @unchecked Sendable {
  private let lock: OpaquePointer

  package init() { unsafe lock = sk_lock_make() }
  deinit { unsafe sk_lock_free(lock) }

  package func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    enter()
    defer { leave() }
    return try body()
  }

  /// For code that is compiled into its callers, and then leaves as often as it enters.
  @usableFromInline func enter() { unsafe sk_lock_enter(lock) }
  @usableFromInline func leave() { unsafe sk_lock_leave(lock) }

  /// Waits, with the lock held on entry and on return, until something may have changed.
  package func wait() { unsafe sk_lock_wait(lock) }
  /// The same for so many milliseconds at most; false when they have passed.
  func wait(milliseconds: UInt64) -> Bool { unsafe sk_lock_wait_for(lock, milliseconds) }
  package func wakeAll() { unsafe sk_lock_wake_all(lock) }
}

/// Runs a body under one of the process-wide locks that are shared out by address.
func withStripe<Value, Failure: Error>(
  of object: AnyObject, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let lock = unsafe sk_lock_for(Unmanaged.passUnretained(object).toOpaque())
  unsafe sk_lock_enter(lock)
  defer { unsafe sk_lock_leave(lock) }
  return try body()
}
