import Foundation

/// A value that is reached with its lock held.
///
/// A plain lock: the thread sanitizer does not understand the one of the module Synchronization on Linux.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Answer>(_ body: (inout Value) -> Answer) -> Answer { lock.withLock { body(&value) } }
}
