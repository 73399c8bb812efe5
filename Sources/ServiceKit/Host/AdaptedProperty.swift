/// What a property marked `@Adapted` or `@Service` does when there is no adapter.
public struct AdapterAccess: Hashable, Sendable {
  private let name: String

  /// The program stops with the whole message.
  ///
  /// Requirements are checked before a program is shipped.
  public static let stopping = AdapterAccess(name: "stopping")
  /// The property's getter throws ``AdapterError``.
  public static let throwing = AdapterAccess(name: "throwing")
}

/// What a getter that `@Adapted` writes calls when its slot is empty.
@_documentation(visibility: internal)
public enum AdaptedProperty {
  /// An optional property's answer: the adapter if there is one, and whether to ask again.
  @frozen
  public struct Answer<P> {
    /// The adapter, if there is one.
    public var value: P?
    /// The property need not ask again.
    public var isFinal: Bool
  }

  /// The adapter of a required property; without one the program stops with the whole message.
  public static func required<P>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) -> P {
    do {
      return try throwing(type, host: host, property: property, fileID: fileID, line: line, isolation: isolation)
    } catch { AdapterFailure.stop(error) }
  }

  /// The adapter of a required property, or an error.
  public static func throwing<P>(
    _ type: P.Type, host: some AdapterHost, property: StaticString, fileID: StaticString, line: Int,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> P {
    let store = host.adapterStore
    func need() -> AdapterError.Need {
      AdapterError.Need(
        owner: TypeName.qualified(Swift.type(of: host)), property: "\(property)",
        place: SourcePlace(fileID: "\(fileID)", line: line), hasHost: true)
    }
    switch try store.findForProperty(type, host: host, isolation: isolation) {
    case .found(let box, _): return box.value(type)
    case .absent(let absence): throw AdapterError.missing(type, absence, need: need(), in: store.core)
    }
  }

  /// The adapter of an optional property, or the error of one that is bound but failed.
  public static func throwingOptional<P>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) throws -> Answer<P> {
    switch try host.adapterStore.findForProperty(type, host: host, isolation: isolation) {
    case .found(let box, _): Answer(value: box.value(type), isFinal: true)
    case .absent: Answer(value: nil, isFinal: true)
    }
  }

  /// The adapter of an optional property.
  ///
  /// A failure is reported and not final.
  public static func optional<P>(
    _ type: P.Type, host: some AdapterHost, isolation: isolated (any Actor)? = #isolation
  ) -> Answer<P> {
    do {
      return try throwingOptional(type, host: host, isolation: isolation)
    } catch {
      AdapterFailure.report(error)
      return Answer(value: nil, isFinal: false)
    }
  }
}

/// What a getter that `@Service` writes calls.
@_documentation(visibility: internal)
public enum ServiceProperty {
  /// The service if it is made; nil sends the getter to the lookup, which also needs to know the caller's actor.
  ///
  /// - Complexity: O(1); no lock, no allocation.
  @inlinable
  @inline(__always)
  public static func warm<P>(_ type: P.Type) -> P? {
    let registry = AdapterRegistry.main
    guard let box = unsafe registry.warmBox(registry.warmAddress(type), type) else { return nil }
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
