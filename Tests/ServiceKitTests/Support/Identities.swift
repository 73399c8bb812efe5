/// The different objects among those that were added, which it keeps alive so that no address is used twice.
final class Identities: Sendable {
  private let objects = Guarded<[any AnyObject & Sendable]>([])

  func add(_ object: any AnyObject & Sendable) { objects.withLock { $0.append(object) } }

  /// How many were added.
  var total: Int { objects.withLock { $0.count } }
  /// How many different ones.
  var count: Int { objects.withLock { Set($0.map { ObjectIdentifier($0) }).count } }
}
