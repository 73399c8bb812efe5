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
    _ cell: AdapterCell, _ attempt: Attempt, isolation: (any Actor)?, event: inout AdapterEvent.Kind?
  ) throws -> AdapterInstance? {
    do {
      let instance = try makeInstance(cell, attempt, isolation: isolation)
      cell.outcome = instance == nil ? .none : .made
      if instance != nil { event = .created }
      instance?.isAnnounced.store(true, ordering: .relaxed)
      return instance
    } catch {
      cell.outcome = .failed
      event = .failed
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
    let faces = AdapterFaces()
    do { try asCurrent { try declaration.make(faces) } } catch { throw AdapterError.wrapping(error, madeBy: cell) }
    guard !faces.boxes.isEmpty else { return nil }
    guard let object = faces.object else { throw AdapterError.notClass(cell, made: faces.valueType) }
    let instance = AdapterInstance(cell: cell, object: object, faces: faces, hostLists: attempt.hostLists)
    if let host = attempt.host { try instance.bind(to: host) }
    return instance
  }

  /// Makes a service, or finds the one that is made.
  func service(_ cell: AdapterCell, isolation: (any Actor)?, waits: Bool = true) throws -> AdapterInstance? {
    var event: AdapterEvent.Kind?
    let outcome = Result {
      try cell.creation.instance(host: nil, waits: waits) { try make(cell, $0, isolation: isolation, event: &event) }
    }
    if event == .created { state.withLock { $0.services.append(cell) } }
    if let event { emit(event, cell: cell) }
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
    var event: AdapterEvent.Kind?
    let attempt = Attempt(cell: cell, host: host)
    let outcome = attempt.run { try make(cell, $0, isolation: isolation, event: &event) }
    if let event { emit(event, cell: cell, host: host) }
    return try outcome.get()
  }

  /// Refuses a host that is not of the type that an adapter names.
  func requireHost(_ cell: AdapterCell, _ host: AnyObject) throws {
    guard let isHost = cell.declaration.isHost, !isHost(host) else { return }
    throw AdapterError.wrongHost(cell, host: type(of: host))
  }
}
