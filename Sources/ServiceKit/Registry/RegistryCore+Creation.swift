internal import Synchronization

extension RegistryCore {
  /// Runs the factory of an adapter, within an attempt.
  ///
  /// - Parameters:
  ///   - cell: the adapter.
  ///   - attempt: the run that this is.
  ///   - isolation: the caller's actor.
  ///   - event: what observers are to be told; the caller tells them once the outcome is there for everybody, so that
  ///     an observer may look the adapter up.
  /// - Returns: the instance, or nil for "none in this run".
  /// - Throws: ``AdapterError``, as lookups do.
  func make(
    _ cell: AdapterCell, _ attempt: Attempt, isolation: (any Actor)?, event: inout CreationReport?
  ) throws -> AdapterInstance? {
    let start = ContinuousClock.now
    do {
      let instance = try makeInstance(cell, attempt, isolation: isolation)
      let duration = start.duration(to: .now)
      cell.times.add(duration)
      cell.outcome = instance == nil ? .none : .made
      if instance != nil { event = CreationReport(kind: .created, duration: duration) }
      instance?.isAnnounced.store(true, ordering: .relaxed)
      return instance
    } catch {
      let duration = start.duration(to: .now)
      cell.times.add(duration)
      cell.outcome = .failed
      event = CreationReport(kind: .failed, duration: duration)
      throw error
    }
  }

  private func makeInstance(_ cell: AdapterCell, _ attempt: Attempt, isolation: (any Actor)?) throws -> AdapterInstance?
  {
    let declaration = cell.declaration
    if attempt.depth > Attempt.maximumDepth { throw AdapterError.tooDeep(attempt.chain) }
    if let wanted = declaration.isolation, wanted !== isolation {
      throw AdapterError.isolation(cell, wanted: wanted, caller: isolation)
    }
    if let host = attempt.host { try requireHost(cell, host) }
    let faces = try makeFaces(cell, attempt)
    guard !faces.boxes.isEmpty else { return nil }
    guard let object = faces.object else { throw AdapterError.notClass(cell, made: faces.valueType) }
    let instance = AdapterInstance(cell: cell, object: object, faces: faces, hostLists: attempt.hostLists)
    if let host = attempt.host {
      try checkIsOwn(object, of: cell, attempt, host)
      try instance.bind(to: host)
    }
    return instance
  }

  /// Refuses what a host cannot own: the host itself, and an instance whose back-reference was set for another host.
  private func checkIsOwn(_ object: AnyObject, of cell: AdapterCell, _ attempt: Attempt, _ host: AnyObject) throws {
    if object === host { throw AdapterError.hostItself(cell, host: type(of: host)) }
    // A class that names a host asks for it in each initialiser.
    guard cell.declaration.host != nil, type(of: object) == cell.declaration.adapter, !attempt.wasHostAsked else {
      return
    }
    throw AdapterError.madeBefore(cell, host: type(of: host))
  }

  /// Makes a service, or finds the one that is made.
  func service(_ cell: AdapterCell, isolation: (any Actor)?, waits: Bool = true) throws -> AdapterInstance? {
    var event: CreationReport?
    let outcome = Result {
      try cell.creation.instance(host: nil, waits: waits) { try make(cell, $0, isolation: isolation, event: &event) }
    }
    if event?.kind == .created { state.withLock { $0.services.append(cell) } }
    if let event { emit(event.kind, cell: cell, duration: event.duration) }
    if case .failure(let error) = outcome, !(error is Busy) { withdrawDecision(cell) }
    return try outcome.get()
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
    var event: CreationReport?
    let attempt = Attempt(cell: cell, host: host)
    let outcome = attempt.run { try make(cell, $0, isolation: isolation, event: &event) }
    if let event { emit(event.kind, cell: cell, host: host, duration: event.duration) }
    return try outcome.get()
  }

  /// Refuses a host that is not of the type that an adapter names.
  func requireHost(_ cell: AdapterCell, _ host: AnyObject) throws {
    guard let isHost = cell.declaration.isHost, !isHost(host) else { return }
    throw AdapterError.wrongHost(cell, host: type(of: host))
  }
}
