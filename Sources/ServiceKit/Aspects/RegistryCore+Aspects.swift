internal import Synchronization

extension RegistryCore {
  /// Runs an adapter's factory, with the aspects around it if there are any.
  func makeFaces(_ cell: AdapterCell, _ attempt: Attempt) throws -> AdapterFaces {
    guard isObserved.load(ordering: .relaxed) else { return try runFactory(of: cell) }
    let aspects = state.withLock { $0.aspects }
    let event = event(.creating, cell: cell, host: attempt.host)
    return try asCurrent {
      for aspect in aspects { try aspect.willCreate(event, cell) }
      return try create(event, cell, with: aspects.filter { $0.aspect.create != nil }[...])
    }
  }

  private func create(
    _ event: AdapterEvent, _ cell: AdapterCell, with aspects: ArraySlice<AdapterObservation>
  ) throws -> AdapterFaces {
    guard let outermost = aspects.first else { return try runFactory(of: cell) }
    return try outermost.create(
      AdapterCreation(event, cell: cell, aspect: outermost) { [self] in
        try create(event, cell, with: aspects.dropFirst())
      })
  }

  private func runFactory(of cell: AdapterCell) throws -> AdapterFaces {
    let faces = AdapterFaces()
    do { try asCurrent { try cell.declaration.make(faces) } } catch { throw AdapterError.wrapping(error, madeBy: cell) }
    return faces
  }

  /// Tells the aspects what has happened, if there are any.
  ///
  /// What closes a creation is told to the innermost aspect first.
  func emit(
    _ kind: AdapterEvent.Kind, type: Any.Type? = nil, cell: AdapterCell? = nil, host: AnyObject? = nil,
    duration: Duration? = nil
  ) {
    guard isObserved.load(ordering: .relaxed) else { return }
    let event = event(kind, type: type, cell: cell, host: host, duration: duration)
    let aspects = state.withLock { $0.aspects }
    if kind == .created || kind == .failed {
      for aspect in aspects.reversed() { aspect.deliver(event) }
    } else {
      for aspect in aspects { aspect.deliver(event) }
    }
  }

  private func event(
    _ kind: AdapterEvent.Kind, type: Any.Type? = nil, cell: AdapterCell?, host: AnyObject?, duration: Duration? = nil
  ) -> AdapterEvent {
    AdapterEvent(
      kind: kind, protocolName: type.map(TypeName.qualified), adapterName: cell?.qualifiedName,
      scope: cell?.declaration.scope, host: host.map { TypeName.qualified(Swift.type(of: $0)) }, duration: duration)
  }
}
