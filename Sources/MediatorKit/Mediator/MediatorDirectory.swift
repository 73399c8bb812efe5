internal import ServiceKit

/// The mediators by number, so that calls can name theirs without keeping it alive.
enum MediatorDirectory {
  private struct Entry {
    weak var mediator: Mediator?
  }

  private static let entries = Guarded<(next: UInt32, known: [UInt32: Entry])>((1, [:]))

  /// A number that no other mediator has; the main one is 0.
  static func nextID() -> UInt32 {
    entries.withLock { entries in
      defer { entries.next += 1 }
      return entries.next
    }
  }

  static func add(_ mediator: Mediator) {
    entries.withLock { $0.known[mediator.id] = Entry(mediator: mediator) }
  }

  static func remove(_ id: UInt32) {
    entries.withLock { _ = $0.known.removeValue(forKey: id) }
  }

  static func mediator(_ id: UInt32) -> Mediator {
    id == 0 ? .main : entries.withLock { $0.known[id]?.mediator } ?? Mediator(modules: [])
  }
}
