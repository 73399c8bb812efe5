public import CLinkedRecords
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
    _ type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) throws -> P? {
    let address = warmAddress(WarmTable.key(type))
    if let box = unsafe warmBox(address, type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    if address == WarmTable.none { return nil }
    return try slowAdapter(type, isolation: isolation, isSendable: true)
  }

  /// The service for a protocol that is used on the main actor only.
  ///
  /// See ``adapter(_:isolation:)`` for parameters, errors and cost.
  @MainActor
  @inlinable
  public func adapter<P>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P? {
    let address = warmAddress(WarmTable.boundKey(type))
    if let box = unsafe warmBox(address, type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    if address == WarmTable.none { return nil }
    return try slowAdapter(type, isolation: isolation, isSendable: false)
  }

  /// The service for a protocol, or an error that says why there is none.
  ///
  /// - Throws: what ``adapter(_:isolation:)`` throws, and ``AdapterError`` where that returns nil, with near misses.
  @inlinable
  public func requiredAdapter<P: Sendable>(
    _ type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) throws -> P {
    let address = warmAddress(WarmTable.key(type))
    if let box = unsafe warmBox(address, type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    return try slowRequiredAdapter(type, isolation: isolation, isSendable: true)
  }

  /// The service for a protocol that is used on the main actor only, or an error that says why there is none.
  @MainActor
  @inlinable
  public func requiredAdapter<P>(
    _ type: P.Type, isolation: (any Actor)? = #isolation
  ) throws -> P {
    let address = warmAddress(WarmTable.boundKey(type))
    if let box = unsafe warmBox(address, type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    return try slowRequiredAdapter(type, isolation: isolation, isSendable: false)
  }

  /// Lends the service for a protocol to a body: ``requiredAdapter(_:isolation:)`` without retaining the service, which
  /// is what costs when several threads use it at once.
  ///
  /// - Returns: what the body returns.
  /// - Throws: what ``requiredAdapter(_:isolation:)`` and the body throw.
  @inlinable
  public func with<P: Sendable, Value>(
    _ type: P.Type, isolation: isolated (any Actor)? = #isolation, _ body: (P) throws -> Value
  ) throws -> Value {
    if let box = unsafe warmBox(warmAddress(WarmTable.key(type)), type) {
      return try unsafe box._withUnsafeGuaranteedRef { try body($0.value) }
    }
    return try body(slowRequiredAdapter(type, isolation: isolation, isSendable: true))
  }

  /// What the warm table knows for a key; 0 sends the lookup the slow way.
  @inlinable
  @inline(__always)
  func warmAddress(_ key: UInt) -> UInt {
    let address = custom.map { $0.warmTable.load(ordering: .acquiring) } ?? sk_main_table_load()
    guard let base = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return 0 }
    return unsafe WarmTable(base: base).box(key)
  }

  /// The box at an address, if there is one.
  @inlinable
  @inline(__always)
  func warmBox<P>(_ address: UInt, _ type: P.Type) -> Unmanaged<ServiceBox<P>>? {
    guard address > WarmTable.none, let box = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged.fromOpaque(box)
  }
}

extension AdapterRegistry {
  @usableFromInline
  func slowAdapter<P>(_ type: P.Type, isolation: (any Actor)?, isSendable: Bool) throws -> P? {
    let address = core.warmAddress(type, isSendable: isSendable)
    if let box = unsafe warmBox(address, type) { return unsafe box._withUnsafeGuaranteedRef { $0.value } }
    if address == WarmTable.none { return nil }
    switch try find(type, isolation: isolation, isSendable: isSendable) {
    case .found(let box, _): return box.value(type)
    case .absent: return nil
    }
  }

  @usableFromInline
  func slowRequiredAdapter<P>(_ type: P.Type, isolation: (any Actor)?, isSendable: Bool) throws -> P {
    if let box = unsafe warmBox(core.warmAddress(type, isSendable: isSendable), type) {
      return unsafe box._withUnsafeGuaranteedRef { $0.value }
    }
    switch try find(type, isolation: isolation, isSendable: isSendable) {
    case .found(let box, _): return box.value(type)
    case .absent(let absence): throw AdapterError.missing(type, absence, need: nil, in: core)
    }
  }

  /// Looks up, for a caller whose type lets the adapter cross threads, or does not, and makes the next lookup a warm one
  /// where the answer is final.
  func find<P>(
    _ type: P.Type, isolation: (any Actor)?, isSendable: Bool, waits: Bool = true
  ) throws -> Lookup {
    let core = core
    let lookup = try core.find(type, isolation: isolation, waits: waits)
    if isSendable { try lookup.checkSendable(type) }
    let key = WarmTable.key(type, isSendable: isSendable)
    switch lookup {
    case .found(let box, let instance?) where instance.cell.declaration.scope == .application:
      core.updateWarm { $0.insert(key, box) }
    case .absent(.noneInThisRun(let cell)) where cell.declaration.scope == .application:
      core.updateWarm { $0.insert(key, nil) }
    default: break
    }
    return lookup
  }
}

extension RegistryCore {
  /// What the warm table of this registry knows about a protocol, for a lookup that has looked at the task; 0 sends it
  /// the slow way.
  fileprivate func warmAddress(_ type: Any.Type, isSendable: Bool) -> UInt {
    guard let base = unsafe UnsafeMutableRawPointer(bitPattern: warmTable.load(ordering: .acquiring)) else { return 0 }
    return unsafe WarmTable(base: base).box(WarmTable.key(type, isSendable: isSendable))
  }
}

extension WarmTable {
  fileprivate static func key(_ type: Any.Type, isSendable: Bool) -> UInt { isSendable ? key(type) : boundKey(type) }
}
