/// The argument by which the generated `lazyRegister(_:)`, which calls `init()`, yields to a `lazyRegister()` that the
/// user wrote, wherever it is: overload resolution prefers the one without a default argument.
@_documentation(visibility: internal)
public struct DefaultCreation: Sendable {
  /// Stands for the default.
  public init() {}

  /// Makes an adapter whose class may inherit `lazyRegister()` from its superclass.
  ///
  /// - Parameters:
  ///   - adapter: the class with the attribute.
  ///   - own: calls `init()`.
  ///   - declared: calls the `lazyRegister()` that overload resolution finds: the class's own, or an inherited one.
  ///   - typed: adds an instance of the class to the faces.
  ///   - checked: adds anything to the faces, after a check.
  /// - Throws: what the closures throw.
  public static func make<Adapter: AnyObject, Made>(
    _ adapter: Adapter.Type, own: () throws -> Adapter?, declared: () throws -> Made?,
    typed: (Adapter) throws -> Void, checked: (Made) throws -> Void
  ) throws {
    let isInherited = Made.self != Adapter.self && adapter is Made.Type
    if isInherited || Made.self == Adapter.self {
      let made = isInherited ? try own() : try declared() as? Adapter
      if let made { try typed(made) }
    } else if let made = try declared() {
      try checked(made)
    }
  }
  /// What `own` is for a class that has no `init()`: an inherited `lazyRegister()` is all there is.
  ///
  /// - Throws: ``AdapterError``, always.
  public static func inherited<Adapter: AnyObject>(_ adapter: Adapter.Type) throws -> Adapter? {
    throw AdapterError.inheritedFactory(adapter)
  }
}
