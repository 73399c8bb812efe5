extension RegistryCore {
  /// What a lookup of a protocol means here, before the scope is looked at.
  enum Choice {
    case cell(AdapterCell)
    case registered(RuntimeRegistration)
    case absent(Absence)
  }

  /// The adapter for a protocol in this run, with the arms of experiments as they are now.
  ///
  /// - Parameters:
  ///   - type: the protocol.
  ///   - isExposure: the arm of an experiment decides about something, which its handlers are to be told; a listing does not.
  /// - Returns: the adapter, or why there is none.
  /// - Throws: ``AdapterError`` where two adapters claim the protocol.
  func choice(for type: Any.Type, isExposure: Bool = true) throws -> Choice {
    try checkReadiness(for: TypeName.qualified(type))
    switch resolution(of: type) {
    case .unbound: return .absent(.notBound)
    case .registered(let registration): return .registered(registration)
    case .several(let cells): throw AdapterError.ambiguous(type, cells, in: self)
    case .one(let cell):
      guard let variant = cell.declaration.variant else { return .cell(cell) }
      return chosen(of: [variant.arm: cell], variant.experiment, for: type, isExposure)
    case .arms(let key, let arms):
      return chosen(of: arms, key, for: type, isExposure)
    }
  }

  private func chosen(
    of arms: [String: AdapterCell], _ key: ExperimentKey, for type: Any.Type, _ isExposure: Bool
  ) -> Choice {
    if let decided = state.withLock({ $0.decisions[ObjectIdentifier(type)] }) { return .cell(decided) }
    let arm = (isExposure ? exposedChoice(of: key) : experimentChoice(of: key)).arm
    if let cell = arms[arm] { return .cell(cell) }
    // An image that was loaded since may have brought the arm.
    if takeNewImages(), let again = try? choice(for: type, isExposure: false) { return again }
    let bound = arms.values.sorted { $0.position < $1.position }
    return .absent(.otherArm(AdapterVariant(experiment: key, arm: arm), bound: bound))
  }

  /// Settles that a service, once asked for, stays the answer for all its protocols, whatever arm is forced later.
  ///
  /// - Returns: the adapter that is settled, which another thread may have done before.
  func decide(_ cell: AdapterCell, for type: Any.Type) -> AdapterCell {
    guard cell.declaration.variant != nil else { return cell }
    return state.withLock { state in
      if let decided = state.decisions[ObjectIdentifier(type)] { return decided }
      for type in cell.declaration.protocols where state.decisions[ObjectIdentifier(type)] == nil {
        state.decisions[ObjectIdentifier(type)] = cell
      }
      return cell
    }
  }

  /// Takes a decision back: the service could not be made, so the next lookup asks for the arm again.
  func withdrawDecision(_ cell: AdapterCell) {
    guard cell.declaration.variant != nil else { return }
    state.withLock { state in
      for type in cell.declaration.protocols where state.decisions[ObjectIdentifier(type)] === cell {
        state.decisions[ObjectIdentifier(type)] = nil
      }
    }
  }

  /// A lookup without a host.
  ///
  /// - Throws: ``AdapterError``; ``Busy`` where the caller must not wait for a factory that runs elsewhere.
  func find(_ type: Any.Type, isolation: (any Actor)?, waits: Bool = true) throws -> Lookup {
    switch try choice(for: type) {
    case .absent(let absence): return missed(type, absence)
    case .registered(let registration):
      if let wanted = registration.cell.declaration.isolation, wanted !== isolation {
        throw AdapterError.isolation(registration.cell, wanted: wanted, caller: isolation)
      }
      emit(.lookedUp, type: type, cell: registration.cell)
      return .found(registration.box, nil)
    case .cell(let cell):
      if cell.needsHost { throw AdapterError.needsHost(type, cell) }
      if cell.declaration.scope == .unique {
        return answer(type, cell, try makeUnique(cell, host: nil, isolation: isolation))
      }
      let settled = decide(cell, for: type)
      return answer(type, settled, try service(settled, isolation: isolation, waits: waits))
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
