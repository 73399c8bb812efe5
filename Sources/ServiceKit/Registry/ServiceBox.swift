/// An adapter as exactly the existential that a lookup hands out; nil stands for "none in this run".
///
/// With the type known, taking the value out of its box needs no cast.
@usableFromInline
final class ServiceBox<P>: @unchecked Sendable {
  @usableFromInline let value: P?

  init(_ value: P?) { self.value = value }
}

/// An object of a class that the user of it cannot name; it is passed on and cast back, never called.
struct AnyServiceBox: @unchecked Sendable {
  let object: AnyObject

  init<P>(_ box: ServiceBox<P>) { object = box }

  /// The value, for the protocol that the box was made for.
  func value<P>(_ type: P.Type) -> P? { unsafe unsafeDowncast(object, to: ServiceBox<P>.self).value }
}
