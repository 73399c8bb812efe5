/// Notes from any thread, in the order in which they were written.
final class Journal: Sendable {
  private let entries = Guarded<[String]>([])

  /// Adds a note.
  func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// All notes so far.
  var all: [String] { entries.withLock { $0 } }

  /// All notes so far, which are then forgotten.
  func taken() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
