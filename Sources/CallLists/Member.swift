/// One registration of one object.
///
/// The lists share it, and know from it that the object has been removed, whatever copy of themselves they work on.
@usableFromInline
final class Member {
  let type: AnyClass
  /// The object, until it is removed.
  @usableFromInline private(set) var object: AnyObject?
  @usableFromInline @safe @exclusivity(unchecked)
  private(set) var isRegistered = true

  init(_ object: AnyObject) {
    type = Swift.type(of: object)
    self.object = object
  }

  /// Ends the registration; returns the object, so that the caller decides when its deinit may run.
  func end() -> AnyObject? {
    defer { object = nil }
    isRegistered = false
    return object
  }
}
