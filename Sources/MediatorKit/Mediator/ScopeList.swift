internal import ServiceKit

/// The scopes of a mediator, as long as they are there.
final class ScopeList: Sendable {
  private struct Entry {
    weak var mediator: Mediator?
  }

  private let entries = Guarded<[UInt32: Entry]>([:])

  /// In the order in which they were made.
  var all: [Mediator] {
    // Held until the lock is free: letting go of the last reference runs code that is not ours.
    entries.withLock { $0.values.compactMap(\.mediator) }.sorted { $0.id < $1.id }
  }

  func add(_ mediator: Mediator) { entries.withLock { $0[mediator.id] = Entry(mediator: mediator) } }

  func remove(_ id: UInt32) { entries.withLock { _ = $0.removeValue(forKey: id) } }
}
