internal import Synchronization

/// The adapters of one host: the only thing that holds them.
///
/// A new store is one allocation, however many adapters the host may come to use. When the host is gone, the adapters are
/// released in reverse binding order, after the host's own `deinit`; on the main actor where the host belongs to it.
public final class AdapterStore: @unchecked Sendable {
  /// The registry that was current when the host was made.
  let core: RegistryCore
  /// The main actor, or nil. A host that is an actor is asked for itself.
  private let isolation: (any Actor)?

  // Guarded by this object's stripe.
  private var answers: [ObjectIdentifier: Lookup] = [:]
  private var creations: [ObjectIdentifier: Creation] = [:]
  private var held: HeldAdapters?

  /// Called by the member that `@AdapterHost` writes.
  ///
  /// - Parameters:
  ///   - host: the host's class, whose requirements are checked once in a debug build.
  ///   - isolation: a static function of the host, which knows the actor that the host belongs to.
  @_documentation(visibility: internal)
  public init(host: Any.Type, isolation: @isolated(any) @Sendable () -> Void) {
    core = .current
    self.isolation = isolation.isolation
    #if DEBUG
      core.checkRequirementsOnce(of: host)
    #endif
  }

  /// A lookup through the host.
  func find(_ type: Any.Type, host: AnyObject, isolation: (any Actor)?) throws -> Lookup {
    try checkIsolation(of: host, caller: isolation)
    let id = ObjectIdentifier(type)
    if let known = withStripe(of: self, { answers[id] }) {
      if core.isObserved.load(ordering: .relaxed) { report(known, type) }
      return known
    }
    switch try core.choice(for: type) {
    case .absent(let absence):
      return core.missed(type, absence)
    case .registered(let registration):
      return keep(.found(registration.box, registration.instance), id, registration.instance)
    case .cell(let cell):
      return try find(type, cell, host: host, isolation: isolation)
    }
  }

  /// The same for a property of the host: what it gets stays until the host is gone, whatever the scope.
  func findForProperty(_ type: Any.Type, host: AnyObject, isolation: (any Actor)?) throws -> Lookup {
    let lookup = try find(type, host: host, isolation: isolation)
    if case .found(_, let instance?) = lookup, instance.cell.declaration.scope == .unique { hold(instance) }
    return lookup
  }

  private func find(_ type: Any.Type, _ cell: AdapterCell, host: AnyObject, isolation: (any Actor)?) throws -> Lookup {
    let core = core
    let instance: AdapterInstance?
    switch cell.declaration.scope {
    case .unique:
      instance = try core.makeUnique(cell, host: host, isolation: isolation)
      return core.answer(type, cell, instance)
    case .application:
      instance = try cell.creation.instance(host: nil) { try core.make(cell, $0, isolation: isolation) }
    case .shared:
      instance = try cell.creation.instance(host: host) { try core.make(cell, $0, isolation: isolation) }
      if let instance, isNew(instance) {
        try core.requireHost(cell, host)
        try instance.bind(to: host)
      }
    default:
      let creation = creation(for: cell)
      instance = try creation.instance(host: host) { try core.make(cell, $0, isolation: isolation) }
    }
    return keep(core.answer(type, cell, instance), ObjectIdentifier(type), instance)
  }

  private func keep(_ answer: Lookup, _ id: ObjectIdentifier, _ instance: AdapterInstance?) -> Lookup {
    if let instance { hold(instance) }
    return withStripe(of: self) {
      if let known = answers[id] { return known }
      answers[id] = answer
      return answer
    }
  }

  private func hold(_ instance: AdapterInstance) {
    withStripe(of: self) {
      let adapters = held ?? HeldAdapters.make(isolation)
      adapters.append(instance)
      held = adapters
    }
  }

  private func isNew(_ instance: AdapterInstance) -> Bool {
    withStripe(of: self) { held?.contains(instance) != true }
  }

  private func creation(for cell: AdapterCell) -> Creation {
    withStripe(of: self) {
      let id = ObjectIdentifier(cell)
      if let known = creations[id] { return known }
      let created = Creation(cell: cell)
      creations[id] = created
      return created
    }
  }

  private func checkIsolation(of host: AnyObject, caller: (any Actor)?) throws {
    guard let wanted = isolation ?? host as? any Actor, wanted !== caller else { return }
    throw AdapterError.isolation(host: type(of: host), wanted: wanted, caller: caller)
  }

  private func report(_ known: Lookup, _ type: Any.Type) {
    switch known {
    case .found(_, let instance): core.emit(.lookedUp, type: type, cell: instance?.cell)
    case .absent: core.emit(.missed, type: type)
    }
  }
}

extension RegistryCore {
  /// Refuses a host that is not of the type that an adapter names.
  func requireHost(_ cell: AdapterCell, _ host: AnyObject) throws {
    guard let isHost = cell.declaration.isHost, !isHost(host) else { return }
    throw AdapterError.wrongHost(cell, host: type(of: host))
  }
}
