/// What a getter that `@Service` writes calls.
@_documentation(visibility: internal)
public enum ServiceProperty {
  /// The service if it is made; nil sends the getter to the lookup, which also needs to know the caller's actor.
  ///
  /// - Complexity: O(1); no lock, no allocation.
  @inlinable
  @inline(__always)
  public static func warm<P: Sendable>(_ type: P.Type) -> P? { warm(type, WarmTable.key(type)) }

  /// The same for a service that only the main actor uses; the lookup that follows where it is not made sees to that.
  @inlinable
  @inline(__always)
  public static func warm<P>(_ type: P.Type) -> P? { warm(type, WarmTable.boundKey(type)) }

  @inlinable
  @inline(__always)
  static func warm<P>(_ type: P.Type, _ key: UInt) -> P? {
    let registry = AdapterRegistry.main
    guard let box = unsafe registry.warmBox(registry.warmAddress(key), type) else { return nil }
    return unsafe box._withUnsafeGuaranteedRef { $0.value }
  }

  /// The service of a required property; without one the program stops with the whole message.
  public static func failed<P>(
    _ type: P.Type, _ error: any Error, owner: Any.Type?, property: StaticString, fileID: StaticString, line: Int
  ) -> P {
    AdapterFailure.stop(error, neededBy: AdapterFailure.need(owner, property, fileID, line))
  }

  /// Nil for an optional property whose lookup failed; the failure is reported.
  public static func failed<P>(_ type: P.Type, _ error: any Error) -> P? {
    AdapterFailure.report(error)
    return nil
  }
}
