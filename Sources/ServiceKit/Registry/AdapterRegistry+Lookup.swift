public import Synchronization

extension AdapterRegistry {
  /// The service for a protocol, made now if this is the first lookup.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`; it refines `Sendable`, since services cross threads.
  ///   - isolation: the caller's actor; leave it out.
  /// - Returns: nil where the program binds no adapter to the protocol, and where the adapter's `lazyRegister()`
  ///   answered "none in this run".
  /// - Throws: ``AdapterError`` for a cycle, a failed factory, two adapters for the protocol, an adapter that needs a
  ///   host, and a main-actor adapter that is first looked up elsewhere.
  /// - Complexity: O(1) when it is made: no lock, no allocation.
  @inlinable
  public func adapter<P: Sendable>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P? {
    if let box = unsafe warmBox(type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    return try slowAdapter(type, isolation: isolation)
  }

  /// The service for a protocol that is used on the main actor only.
  ///
  /// See ``adapter(_:isolation:)`` for parameters, errors and cost.
  @MainActor
  @inlinable
  public func adapter<P>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P? {
    if let box = unsafe warmBox(type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    return try slowAdapter(type, isolation: isolation)
  }

  /// The service for a protocol, or an error that says why there is none.
  ///
  /// - Throws: what ``adapter(_:isolation:)`` throws, and ``AdapterError`` where that returns nil, with near misses.
  @inlinable
  public func requiredAdapter<P: Sendable>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P {
    if let box = unsafe warmBox(type), let value = unsafe box._withUnsafeGuaranteedRef({ $0.value }) { return value }
    return try slowRequiredAdapter(type, isolation: isolation)
  }

  /// The service for a protocol that is used on the main actor only, or an error that says why there is none.
  @MainActor
  @inlinable
  public func requiredAdapter<P>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P {
    if let box = unsafe warmBox(type), let value = unsafe box._withUnsafeGuaranteedRef({ $0.value }) { return value }
    return try slowRequiredAdapter(type, isolation: isolation)
  }

  /// Lends the service for a protocol to a body: ``requiredAdapter(_:isolation:)`` without retaining the service, which
  /// is what costs when several threads use it at once.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what ``requiredAdapter(_:isolation:)`` and the body throw.
  @inlinable
  public func with<P: Sendable, Value>(
    _ type: P.Type, isolation: (any Actor)? = #isolation, _ body: (P) throws -> Value
  ) throws -> Value {
    if let box = unsafe warmBox(type) {
      return try unsafe box._withUnsafeGuaranteedRef {
        guard let value = $0.value else { return try body(slowRequiredAdapter(type, isolation: isolation)) }
        return try body(value)
      }
    }
    return try body(slowRequiredAdapter(type, isolation: isolation))
  }

  /// The box of a service that is made, unless lookups must take the slow way.
  @inlinable
  @inline(__always)
  func warmBox<P>(_ type: P.Type) -> Unmanaged<ServiceBox<P>>? {
    let address: UInt
    if let custom {
      address = custom.warmTable.load(ordering: .acquiring)
    } else {
      address = mainWarmTable.load(ordering: .acquiring)
    }
    guard let base = unsafe UnsafeMutableRawPointer(bitPattern: address),
      let box = unsafe WarmTable(base: base).box(WarmTable.key(type))
    else { return nil }
    return unsafe Unmanaged.fromOpaque(box)
  }
}

extension AdapterRegistry {
  @usableFromInline
  func slowAdapter<P>(_ type: P.Type, isolation: (any Actor)?) throws -> P? {
    switch try find(type, isolation: isolation) {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }

  @usableFromInline
  func slowRequiredAdapter<P>(_ type: P.Type, isolation: (any Actor)?) throws -> P {
    switch try find(type, isolation: isolation) {
    case .found(let box, _):
      if let value = box.value(type) { return value }
      throw AdapterError.missing(type, .notBound, need: nil, in: core)
    case .absent(let absence): throw AdapterError.missing(type, absence, need: nil, in: core)
    }
  }

  /// Looks up, and makes the next lookup a warm one where the answer is final.
  private func find<P>(_ type: P.Type, isolation: (any Actor)?) throws -> Lookup {
    let core = core
    let lookup = try core.find(type, isolation: isolation)
    switch lookup {
    case .found(let box, let instance?) where instance.cell.declaration.scope == .application:
      core.updateWarm { $0.insert(type, box, into: $1) }
    case .absent(.noneInThisRun(let cell)) where cell.declaration.scope == .application:
      let none = AnyServiceBox(ServiceBox<P>(nil))
      core.updateWarm { $0.insert(type, none, into: $1) }
    default: break
    }
    return lookup
  }
}
