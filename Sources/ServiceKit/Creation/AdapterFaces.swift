/// Collects a new adapter under each of its protocols.
///
/// The generated factory calls a function of this once for each protocol; that the call compiles is the proof that the class
/// conforms, and that nobody reaches the adapter who must not. A factory that adds nothing has answered "none in this run".
@_documentation(visibility: internal)
public final class AdapterFaces {
  private(set) var boxes: [(type: Any.Type, box: AnyServiceBox)] = []
  private(set) var object: AnyObject?
  private(set) var valueType: Any.Type?

  init() {}

  /// Adds the adapter as one protocol; nil is "none in this run".
  ///
  /// It throws nothing; the generated code need not know whether anything else in its call does.
  public func add<P>(_ type: P.Type, _ value: P?) throws { add(type, value, isSendable: false) }

  /// Adds the adapter as one protocol that any thread may use; nil is "none in this run".
  public func add<P: Sendable>(_ type: P.Type, _ value: P?) throws { add(type, value, isSendable: true) }

  /// Adds the adapter as one protocol, of which the caller says whether it is `Sendable`, or nil where it cannot tell.
  func add<P>(_ type: P.Type, _ value: P?, isSendable: Bool?) {
    guard let value else { return }
    boxes.append((type, AnyServiceBox(ServiceBox<P>(value), isSendable: isSendable)))
    valueType = Swift.type(of: value as Any)
    if valueType is AnyObject.Type { object = value as AnyObject }
  }

  /// What `lazyRegister()` returned, whether its type is optional or not, and whether it throws or not.
  public static func made<Made>(_ made: Made?) throws -> Made? { made }

  /// What a factory returned, as one protocol.
  ///
  /// - Throws: ``AdapterError`` where it does not conform.
  public func checked<P>(_ type: P.Type, _ value: Any) throws -> P {
    guard let face = value as? P else {
      throw AdapterError.notConforming(made: Swift.type(of: value), protocol: type)
    }
    return face
  }
}
