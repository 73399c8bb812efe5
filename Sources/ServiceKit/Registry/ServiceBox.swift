/// An adapter as exactly the existential that a lookup hands out.
///
/// With the type known, taking the value out of its box needs no cast.
@usableFromInline
final class ServiceBox<P>: @unchecked Sendable {
  @usableFromInline let value: P

  init(_ value: P) { self.value = value }
}

/// A ``ServiceBox`` of a type that its holder cannot name; it is passed on and cast back, never called.
struct AnyServiceBox: @unchecked Sendable {
  let object: AnyObject
  /// The protocol is `Sendable`: any thread may use the adapter; nil where nobody can tell.
  let isSendable: Bool?

  init<P>(_ box: ServiceBox<P>, isSendable: Bool?) {
    object = box
    self.isSendable = isSendable
  }

  /// The value, for the protocol that the box was made for.
  func value<P>(_ type: P.Type) -> P { unsafe unsafeDowncast(object, to: ServiceBox<P>.self).value }
}
