/// Collects a new adapter under each of its protocols.
///
/// The generated factory calls ``add(_:_:)`` once for each protocol; that the call compiles is the proof that the class
/// conforms. A factory that adds nothing has answered "none in this run".
@_documentation(visibility: internal)
public final class AdapterFaces {
  private(set) var boxes: [(type: Any.Type, box: AnyServiceBox)] = []
  private(set) var object: AnyObject?
  private(set) var valueType: Any.Type?

  init() {}

  /// Adds the adapter as one protocol.
  public func add<P>(_ type: P.Type, _ value: P) {
    boxes.append((type, AnyServiceBox(ServiceBox<P>(value))))
    valueType = Swift.type(of: value as Any)
    if valueType is AnyObject.Type { object = value as AnyObject }
  }

  /// What `lazyRegister()` returned, whether its type is optional or not, and whether it throws or not.
  public static func made<Made>(_ made: Made?) throws -> Made? { made }

  /// Adds what a factory returned, checking at run time that it conforms.
  ///
  /// - Throws: ``AdapterError`` where it does not.
  public func addChecked<P>(_ type: P.Type, _ value: Any) throws {
    guard let face = value as? P else {
      throw AdapterError.notConforming(made: Swift.type(of: value), protocol: type)
    }
    add(type, face)
  }
}
