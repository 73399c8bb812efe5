/// A value that is only reached with its lock held: for a few instructions, and never while code that is not ours runs.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Answer, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try lock.withLock { () throws(Failure) -> Answer in try body(&value) }
  }
}
