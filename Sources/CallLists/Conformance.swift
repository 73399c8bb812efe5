import CLinkedRecords

/// What an object is to a protocol.
package enum Conformance<P> {
  case conforms(P)
  /// Its class conforms, but in another isolation than the one that asks, so that it cannot be called here.
  case isolatedElsewhere
  case doesNotConform

  /// Asks the runtime, which remembers its answers; for a class that does not conform it is the quicker question than a
  /// cast, and only with both answers an isolated conformance can be told from none.
  package init(of object: AnyObject) {
    let ofClass: AnyClass = Swift.type(of: object)
    // A metatype of a class or an existential type is the address of its metadata, which lives as long as the process.
    let answer = unsafe sk_conforms(
      unsafeBitCast(ofClass, to: UnsafeRawPointer.self), unsafeBitCast(P.self as Any.Type, to: UnsafeRawPointer.self))
    if answer == 0 {
      self = .doesNotConform
    } else if let value = object as? P {
      self = .conforms(value)
    } else {
      self = answer == 1 ? .isolatedElsewhere : .doesNotConform
    }
  }
}
