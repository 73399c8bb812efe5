extension RegistryCore {
  /// What a lookup of a protocol means here, before the scope is looked at.
  enum Choice {
    case cell(AdapterCell)
    case registered(RuntimeRegistration)
    case absent(Absence)
  }

  /// The adapter for a protocol in this run, with the arms of experiments as they are now.
  ///
  /// - Throws: ``AdapterError`` where two adapters claim the protocol.
  func choice(for type: Any.Type) throws -> Choice {
    switch resolution(of: type) {
    case .unbound: return .absent(.notBound)
    case .registered(let registration): return .registered(registration)
    case .several(let cells): throw AdapterError.ambiguous(type, cells, in: self)
    case .one(let cell):
      guard let variant = cell.declaration.variant else { return .cell(cell) }
      let arm = Experiments.variant(of: variant.experiment)
      if arm == variant.arm { return .cell(cell) }
      return .absent(.otherArm(AdapterVariant(experiment: variant.experiment, arm: arm), bound: [cell]))
    case .arms(let key, let arms):
      let arm = Experiments.variant(of: key)
      if let cell = arms[arm] { return .cell(cell) }
      return .absent(.otherArm(AdapterVariant(experiment: key, arm: arm), bound: Array(arms.values)))
    }
  }

  /// A lookup without a host.
  func find(_ type: Any.Type, isolation: (any Actor)?) throws -> Lookup {
    switch try choice(for: type) {
    case .absent(let absence): return missed(type, absence)
    case .registered(let registration):
      emit(.lookedUp, type: type, cell: registration.cell)
      return .found(registration.box, nil)
    case .cell(let cell):
      let scope = cell.declaration.scope
      if scope == .host || scope == .shared { throw AdapterError.needsHost(type, cell) }
      let instance =
        scope == .unique
        ? try makeUnique(cell, host: nil, isolation: isolation)
        : try cell.creation.instance(host: nil) { try make(cell, $0, isolation: isolation) }
      return answer(type, cell, instance)
    }
  }

  /// The lookup's result for an instance, or for the answer "none in this run".
  func answer(_ type: Any.Type, _ cell: AdapterCell, _ instance: AdapterInstance?) -> Lookup {
    guard let instance, let box = instance.box(type) else { return missed(type, .noneInThisRun(cell)) }
    emit(.lookedUp, type: type, cell: cell)
    return .found(box, instance)
  }

  func missed(_ type: Any.Type, _ absence: Absence) -> Lookup {
    if case .noneInThisRun(let cell) = absence {
      emit(.missed, type: type, cell: cell)
    } else {
      emit(.missed, type: type)
    }
    return .absent(absence)
  }
}

extension RegistryCore {
  /// Runs the factory of an adapter, within an attempt.
  func make(_ cell: AdapterCell, _ attempt: Attempt, isolation: (any Actor)?) throws -> AdapterInstance? {
    do {
      let instance = try makeInstance(cell, attempt, isolation: isolation)
      cell.outcome = instance == nil ? .none : .made
      if instance != nil { emit(.created, cell: cell, host: attempt.host) }
      return instance
    } catch {
      cell.outcome = .failed
      emit(.failed, cell: cell, host: attempt.host)
      throw AdapterError.wrapping(error, madeBy: cell)
    }
  }

  private func makeInstance(_ cell: AdapterCell, _ attempt: Attempt, isolation: (any Actor)?) throws -> AdapterInstance?
  {
    let declaration = cell.declaration
    if let wanted = declaration.isolation, wanted !== isolation {
      throw AdapterError.isolation(cell, wanted: wanted, caller: isolation)
    }
    if let host = attempt.host, let isHost = declaration.isHost, !isHost(host) {
      throw AdapterError.wrongHost(cell, host: type(of: host))
    }
    let faces = AdapterFaces()
    try declaration.make(faces)
    guard !faces.boxes.isEmpty else { return nil }
    guard let object = faces.object else { throw AdapterError.notClass(cell, made: faces.valueType) }
    let instance = AdapterInstance(cell: cell, object: object, faces: faces, hosts: attempt.hosts)
    if let host = attempt.host { try instance.bind(to: host) }
    return instance
  }

  /// Makes a `.unique` adapter: every lookup runs the factory, so only the call chain can close a ring.
  func makeUnique(_ cell: AdapterCell, host: AnyObject?, isolation: (any Actor)?) throws -> AdapterInstance? {
    var frame = Attempt.innermost
    while let outer = frame {
      if outer.cell === cell, outer.host === host {
        let frames = Attempt.frames(from: outer, innermost: Attempt.innermost) ?? []
        throw AdapterError.cycle(frames.map(\.cell) + [cell])
      }
      frame = outer.parent
    }
    let attempt = Attempt(cell: cell, host: host)
    return try attempt.run { try make(cell, $0, isolation: isolation) }.get()
  }
}
