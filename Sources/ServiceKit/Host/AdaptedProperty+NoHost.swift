// What the getters of `@Adapted` find where their class is no host: a message instead of a failed conformance.
extension AdaptedProperty {
  /// Stands for the function of the same name where the class is no host.
  @available(*, unavailable, message: "@Adapted needs a host; write @AdapterHost on the class that has the property")
  public static func required<P>(
    _ type: P.Type, host: AnyObject, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P> { preconditionFailure() }

  /// Stands for the function of the same name where the class is no host.
  @available(*, unavailable, message: "@Adapted needs a host; write @AdapterHost on the class that has the property")
  public static func throwing<P>(
    _ type: P.Type, host: AnyObject, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P> { preconditionFailure() }

  /// Stands for the function of the same name where the class is no host.
  @available(*, unavailable, message: "@Adapted needs a host; write @AdapterHost on the class that has the property")
  public static func optional<P>(
    _ type: P.Type, host: AnyObject, isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P?> { Answer(value: nil, isFinal: false) }

  /// Stands for the function of the same name where the class is no host.
  @available(*, unavailable, message: "@Adapted needs a host; write @AdapterHost on the class that has the property")
  public static func throwingOptional<P>(
    _ type: P.Type, host: AnyObject, isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P?> { Answer(value: nil, isFinal: false) }
}
