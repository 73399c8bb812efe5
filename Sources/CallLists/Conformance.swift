import CLinkedRecords

/// Which classes conform to which protocols: asked once a class and protocol, for the process.
enum Conformance {
  enum Answer { case conforms, isolatedElsewhere, doesNotConform }

  private struct Key: Hashable {
    let ofClass: ObjectIdentifier
    let type: ObjectIdentifier
  }

  /// A plain lock, since the thread sanitizer misreads `Mutex`; the address is that of a lock that is never freed.
  nonisolated(unsafe) private static let lock: OpaquePointer = unsafe sk_lock_make()
  nonisolated(unsafe) private static var conforming: [Key: Bool] = [:]

  /// The object as P, and whether it is one.
  ///
  /// A value has to be made for each object of a class that conforms, and only here, in the isolation that will use it,
  /// can be seen whether a conformance belongs to it.
  static func value<P>(_ object: AnyObject, as type: P.Type) -> (P?, Answer) {
    let key = Key(ofClass: ObjectIdentifier(Swift.type(of: object)), type: ObjectIdentifier(type))
    guard known(key) ?? ask(object, type, key) else { return (nil, .doesNotConform) }
    guard let value = object as? P else { return (nil, .isolatedElsewhere) }
    return (value, .conforms)
  }

  private static func known(_ key: Key) -> Bool? {
    unsafe sk_lock_enter(lock)
    defer { unsafe sk_lock_leave(lock) }
    return unsafe conforming[key]
  }

  /// Asked outside the lock, since the runtime may take its own; two threads then ask twice, and learn the same.
  private static func ask<P>(_ object: AnyObject, _ type: P.Type, _ key: Key) -> Bool {
    let ofClass: AnyClass = Swift.type(of: object)
    // Metadata lives as long as the process, and a metatype of a class or an existential type is its address.
    let answer = unsafe sk_conforms(
      unsafeBitCast(ofClass, to: UnsafeRawPointer.self), unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self))
    let result = answer < 0 ? object is P : answer == 1
    unsafe sk_lock_enter(lock)
    defer { unsafe sk_lock_leave(lock) }
    unsafe conforming[key] = result
    return result
  }
}
