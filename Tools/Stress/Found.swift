/// The first instance of each service that any thread of a registry found.
final class Found: Sendable {
  private let first = Guarded<[Int: any AnyObject & Sendable]>([:])

  /// Whether an instance is the one that was found first.
  func isSame(_ object: any AnyObject & Sendable, _ number: Int) -> Bool {
    first.withLock {
      if let known = $0[number] { return known === object }
      $0[number] = object
      return true
    }
  }

  /// Forgets all.
  func clear() { first.withLock { $0 = [:] } }
}
