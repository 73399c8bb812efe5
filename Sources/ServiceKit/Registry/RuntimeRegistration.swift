internal import Synchronization

/// An adapter that was registered at run time, with arguments that no factory could know.
final class RuntimeRegistration: Sendable {
  let cell: AdapterCell
  let box: AnyServiceBox
  let typeID: ObjectIdentifier
  /// What hosts hold, so that a property of a host outlives the registration.
  let instance: AdapterInstance

  init<P>(
    _ value: P, as type: P.Type, isolation: (any Actor)?, place: SourcePlace, core: RegistryCore
  ) throws {
    let adapter = Swift.type(of: value as Any)
    let declaration = AdapterDeclaration(
      adapter: adapter, protocols: [type], scope: .application, host: nil, isHost: nil, variant: nil,
      isolation: isolation, factory: { _ in }, place: place)
    let faces = AdapterFaces()
    faces.add(type, value, isSendable: isolation == nil)
    let cell = AdapterCell(declaration: declaration, identity: 0, position: -1, core: core)
    guard let object = faces.object, let box = faces.boxes.first?.box else {
      throw AdapterError.notClass(registered: adapter, as: type, place)
    }
    self.cell = cell
    self.box = box
    typeID = ObjectIdentifier(type)
    instance = AdapterInstance(cell: cell, object: object, faces: faces, hostLists: [])
    cell.outcome = .made
  }
}

/// Stands for an adapter that was registered at run time.
///
/// Dropping the token changes nothing: the registration stays until ``remove()``. Keeping it keeps no adapter alive.
public struct RegistrationToken: Sendable {
  let core: RegistryCore
  private weak let registration: RuntimeRegistration?

  init(_ registration: RuntimeRegistration, in core: RegistryCore) {
    self.registration = registration
    self.core = core
  }

  /// Takes the registration back.
  ///
  /// Lookups that have the adapter, and hosts that hold it, keep it. A second call does nothing.
  public func remove() {
    // Nil where it was removed. Let go of after the lock, since the adapter's deinit may look something up.
    guard let registration else { return }
    defer { withExtendedLifetime(registration) {} }
    core.state.withLock { state in
      guard let position = state.registrations.firstIndex(where: { $0 === registration }) else { return }
      state.registrations.remove(at: position)
      state.resolutions[registration.typeID] = nil
    }
  }
}

extension AdapterRegistry {
  /// Binds an instance that exists already, for adapters that need arguments of this run, and for fakes in tests.
  ///
  /// The rules are those of link-time adapters: one adapter for each protocol. A lookup of such an adapter takes a lock.
  /// Lookups find it from now on; only an optional `@Adapted` property that was read before, and found nothing bound,
  /// stays nil for as long as its host lives.
  ///
  /// - Parameters:
  ///   - adapter: an instance of a class.
  ///   - type: the protocol, as `(any P).self`; it refines `Sendable`.
  ///   - fileID: where the registration is, for messages and listings; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what ends the registration; it may be dropped.
  /// - Throws: ``AdapterError`` where the protocol is bound already, for an adapter that is no class instance, and for a
  ///   type that is a class or an optional instead of a protocol.
  @discardableResult
  public func register<P: Sendable>(
    _ adapter: P, as type: P.Type, fileID: String = #fileID, line: Int = #line
  ) throws -> RegistrationToken {
    try register(adapter, as: type, isolation: nil, SourcePlace(fileID: fileID, line: line))
  }

  /// Binds an instance that is used on the main actor only, by hosts too.
  ///
  /// See ``register(_:as:fileID:line:)`` for the rules.
  @MainActor
  @discardableResult
  public func register<P>(
    _ adapter: P, as type: P.Type, fileID: String = #fileID, line: Int = #line
  ) throws -> RegistrationToken {
    try register(adapter, as: type, isolation: MainActor.shared, SourcePlace(fileID: fileID, line: line))
  }

  private func register<P>(
    _ adapter: P, as type: P.Type, isolation: (any Actor)?, _ place: SourcePlace
  ) throws -> RegistrationToken {
    let core = core
    if type is any OptionalType.Type { throw AdapterError.optional(type, place) }
    if type is AnyObject.Type { throw AdapterError.classAsProtocol(type, place) }
    let registration = try RuntimeRegistration(adapter, as: type, isolation: isolation, place: place, core: core)
    let bound = core.resolution(of: type)
    let taken = core.state.withLock { state -> Resolution? in
      let now = state.resolutions[registration.typeID] ?? bound
      guard case .unbound = now else { return now }
      state.resolutions[registration.typeID] = .registered(registration)
      state.registrations.append(registration)
      return nil
    }
    switch taken {
    case nil, .unbound:
      registration.instance.isAnnounced.store(true, ordering: .relaxed)
      return RegistrationToken(registration, in: core)
    case .one(let cell): throw AdapterError.ambiguous(type, [cell, registration.cell], in: core)
    case .arms(_, let arms):
      throw AdapterError.ambiguous(
        type, arms.values.sorted { $0.position < $1.position } + [registration.cell], in: core)
    case .several(let cells): throw AdapterError.ambiguous(type, cells + [registration.cell], in: core)
    case .registered(let other): throw AdapterError.ambiguous(type, [other.cell, registration.cell], in: core)
    }
  }
}
