/// The owner of adapters: a controller, a session, a view model.
///
/// The macro `@AdapterHost` writes the conformance.
///
/// A host belongs to one isolation, as any class that is not `Sendable` does; its adapters belong there too.
public protocol AdapterHost: AnyObject {
  /// Holds this host's adapters.
  ///
  /// Use the lookups below. Who keeps a store beyond its host keeps the adapters alive, with a host that is gone.
  nonisolated var adapterStore: AdapterStore { get }
}

extension AdapterHost {
  /// The adapter for a protocol: this host's own, one shared with other hosts, or a service, as its scope says.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - isolation: the caller's actor; leave it out.
  /// - Returns: nil where the program binds no adapter to the protocol, and where the adapter's `lazyRegister()`
  ///   answered "none in this run".
  /// - Throws: ``AdapterError`` for a cycle, a failed factory, two adapters for the protocol, a host of another type than
  ///   the adapter names, a caller on another actor than the host or the adapter, and a protocol that is not `Sendable`
  ///   where the host is, without an actor.
  /// - Complexity: O(1) when it is made: one short lock, no allocation.
  public func adapter<P>(_ type: P.Type, isolation: isolated (any Actor)? = #isolation) throws -> P? {
    try found(type, isolation: isolation, isSendable: false)
  }

  /// The adapter for a protocol that is `Sendable`, so that it may go to other threads.
  ///
  /// See ``adapter(_:isolation:)`` for parameters and cost.
  ///
  /// - Throws: what that throws, and ``AdapterError`` where only the spelling is: `any P & Sendable`, of an adapter that is
  ///   bound as `any P`.
  public func adapter<P: Sendable>(_ type: P.Type, isolation: isolated (any Actor)? = #isolation) throws -> P? {
    try found(type, isolation: isolation, isSendable: true)
  }

  /// The adapter for a protocol, or an error that says why there is none.
  ///
  /// See ``adapter(_:isolation:)`` for parameters and cost.
  ///
  /// - Throws: what ``adapter(_:isolation:)`` throws, and ``AdapterError`` where that returns nil, with near misses.
  public func requiredAdapter<P>(_ type: P.Type, isolation: isolated (any Actor)? = #isolation) throws -> P {
    try required(type, isolation: isolation, isSendable: false)
  }

  /// The adapter for a protocol that is `Sendable`, or an error that says why there is none.
  public func requiredAdapter<P: Sendable>(
    _ type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) throws -> P {
    try required(type, isolation: isolation, isSendable: true)
  }

  private func found<P>(
    _ type: P.Type, isolation: isolated (any Actor)?, isSendable: Bool
  ) throws -> P? {
    switch try adapterStore.find(type, host: self, isolation: isolation, isSendable: isSendable) {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }

  private func required<P>(_ type: P.Type, isolation: isolated (any Actor)?, isSendable: Bool) throws -> P {
    switch try adapterStore.find(type, host: self, isolation: isolation, isSendable: isSendable) {
    case .found(let box, _):
      return box.value(type)
    case .absent(let absence):
      throw AdapterError.missing(type, absence, need: nil, in: adapterStore.core)
    }
  }
}
