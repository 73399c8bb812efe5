/// A value that is only reached with its lock held: for a few instructions, and never while code that is not ours runs.
///
/// `withLock` is compiled into its callers: as generic code of this module it would cost ten times what the lock does.
package final class Guarded<Value>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline var value: Value

  package init(_ value: Value) { self.value = value }

  @inlinable
  package func withLock<Answer, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    lock.enter()
    defer { lock.leave() }
    return try body(&value)
  }
}
