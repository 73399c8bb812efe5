internal import Synchronization

extension AdapterStore {
  /// A lookup through the host, for a caller whose type lets the adapter cross threads, or does not.
  ///
  /// - Throws: ``AdapterError``; ``Busy`` where the caller must not wait for a factory that runs elsewhere.
  func find(
    _ type: Any.Type, host: AnyObject, isolation: (any Actor)?, isSendable: Bool, waits: Bool = true
  ) throws -> Lookup {
    let lookup = try resolve(type, host: host, isolation: isolation, waits: waits)
    if isSendable { try lookup.checkSendable(type) }
    try checkThreads(lookup, type)
    return lookup
  }

  /// The same for a property of the host: what it gets stays until the host is gone, whatever the scope.
  ///
  /// The compiler has seen to it that one thread at a time reads the property, or takes the host's word for it.
  func findForProperty(
    _ type: Any.Type, host: AnyObject, isolation: (any Actor)?, isSendable: Bool
  ) throws -> Lookup {
    let lookup = try resolve(type, host: host, isolation: isolation, waits: true)
    if isSendable { try lookup.checkSendable(type) }
    if case .found(_, let instance?) = lookup, instance.cell.isUnique { hold(instance) }
    return lookup
  }

  private func resolve(_ type: Any.Type, host: AnyObject, isolation: (any Actor)?, waits: Bool) throws -> Lookup {
    try checkIsolation(of: host, caller: isolation)
    let id = ObjectIdentifier(type)
    if let known = known(id) {
      try checkIsolation(of: known, caller: isolation)
      try checkOwner(of: known, type)
      if core.isObserved.load(ordering: .relaxed) { report(known, type) }
      return known
    }
    switch try core.choice(for: type) {
    case .absent(let absence):
      return core.missed(type, absence)
    case .registered(let registration):
      try checkIsolation(of: registration.cell, caller: isolation)
      core.emit(.lookedUp, type: type, cell: registration.cell)
      return keep(.found(registration.box, registration.instance), id, registration.instance)
    case .cell(let cell):
      let lookup = try find(type, cell, host: host, isolation: isolation, waits: waits)
      try checkOwner(of: lookup, type)
      return lookup
    }
  }

  private func find(
    _ type: Any.Type, _ cell: AdapterCell, host: AnyObject, isolation: (any Actor)?, waits: Bool
  ) throws -> Lookup {
    try checkIsolation(of: cell, caller: isolation)
    switch cell.declaration.scope {
    case _ where cell.isUnique:
      return core.answer(type, cell, try core.makeUnique(cell, host: host, isolation: isolation))
    case .application:
      let settled = core.decide(cell, for: type)
      return keep(type, settled, try core.service(settled, isolation: isolation, waits: waits))
    default:
      return keep(type, cell, try make(cell, host: host, isolation: isolation, waits: waits))
    }
  }

  /// Makes an adapter of this host, or joins the host to one that other hosts share.
  private func make(
    _ cell: AdapterCell, host: AnyObject, isolation: (any Actor)?, waits: Bool
  ) throws -> AdapterInstance? {
    let core = core
    var event: CreationReport?
    var isMadeHere = false
    func common(waits: Bool) throws -> AdapterInstance? {
      try cell.creation.instance(host: host, waits: waits) { attempt in
        isMadeHere = true
        return try core.make(cell, attempt, isolation: isolation, event: &event)
      }
    }
    let outcome = Result {
      // Who must not wait gets the common instance first: within the host's own creation there is no way back.
      let held = !waits && cell.declaration.scope == .shared ? try common(waits: false) : nil
      defer { withExtendedLifetime(held) {} }
      return try creation(for: cell).instance(host: host, waits: waits) { attempt in
        guard cell.declaration.scope == .shared else {
          return try core.make(cell, attempt, isolation: isolation, event: &event)
        }
        let instance = try common(waits: true)
        if let instance, !isMadeHere {
          try core.requireHost(cell, host)
          try instance.bind(to: host)
        }
        return instance
      }
    }
    if let event { core.emit(event.kind, cell: cell, host: host, duration: event.duration) }
    return try outcome.get()
  }

  /// Keeps what was found.
  ///
  /// An adapter of an experiment stays the answer for all its protocols, so that an arm that is forced later does not
  /// give this host a half of each.
  private func keep(_ type: Any.Type, _ cell: AdapterCell, _ instance: AdapterInstance?) -> Lookup {
    let asked = ObjectIdentifier(type)
    let answer = keep(core.answer(type, cell, instance), asked, instance)
    guard cell.declaration.variant != nil else { return answer }
    for id in cell.declaration.protocols.map(ObjectIdentifier.init) where id != asked {
      if let instance, let box = instance.box(id) {
        _ = keep(.found(box, instance), id, nil)
      } else {
        _ = keep(.absent(.noneInThisRun(cell)), id, nil)
      }
    }
    return answer
  }

  /// An adapter of the main actor is looked up there through a host, also when it is made: hosts hand out protocols that
  /// need not be `Sendable`.
  private func checkIsolation(of cell: AdapterCell, caller: (any Actor)?) throws {
    guard let wanted = cell.declaration.isolation, wanted !== caller else { return }
    throw AdapterError.isolation(cell, wanted: wanted, caller: caller)
  }

  private func checkIsolation(of known: Lookup, caller: (any Actor)?) throws {
    if case .found(_, let instance?) = known { try checkIsolation(of: instance.cell, caller: caller) }
  }

  /// What one task owns stays with the host, which may be sent to another task: who asks there is refused each time.
  private func checkOwner(of known: Lookup, _ type: Any.Type) throws {
    guard case .found(_, let instance?) = known, let owner = instance.cell.declaration.owner, !owner.isCurrent else {
      return
    }
    throw AdapterError.anotherTask(TypeName.qualified(instance.cell.declaration.adapter), type)
  }

  private func report(_ known: Lookup, _ type: Any.Type) {
    switch known {
    case .found(_, let instance): core.emit(.lookedUp, type: type, cell: instance?.cell)
    case .absent(.noneInThisRun(let cell)): core.emit(.missed, type: type, cell: cell)
    case .absent: core.emit(.missed, type: type)
    }
  }
}
