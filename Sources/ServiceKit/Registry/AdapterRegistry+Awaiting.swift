extension AdapterRegistry {
  /// The service for a protocol, for callers that must not block their thread.
  ///
  /// Suspends while another caller makes the service, and goes to the main actor for one that is made there; a factory that
  /// runs in this call runs at once. The label keeps ``adapter(_:isolation:)`` usable in asynchronous code, where Swift
  /// would prefer an asynchronous function of the same name.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`; it refines `Sendable`.
  ///   - isolation: the caller's actor; leave it out.
  /// - Returns: nil where the program binds no adapter to the protocol, and where there is none in this run.
  /// - Throws: what ``adapter(_:isolation:)`` throws, but for the main actor; `CancellationError` where the task is
  ///   cancelled while it waits.
  public func adapter<P: Sendable>(
    awaiting type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> P? {
    switch try await findAwaiting(type, isolation: isolation) {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }

  /// The service for a protocol, or an error that says why there is none, for callers that must not block their thread.
  ///
  /// - Throws: what ``adapter(awaiting:isolation:)`` throws, and ``AdapterError`` where that returns nil.
  public func requiredAdapter<P: Sendable>(
    awaiting type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> P {
    switch try await findAwaiting(type, isolation: isolation) {
    case .found(let box, _): return box.value(type)
    case .absent(let absence): throw AdapterError.missing(type, absence, need: nil, in: core)
    }
  }

  private func findAwaiting<P>(_ type: P.Type, isolation: isolated (any Actor)?) async throws -> Lookup {
    if isolation !== MainActor.shared, try core.belongsToMainActor(type) { return try await findOnMainActor(type) }
    while true {
      do { return try find(type, isolation: isolation, isSendable: true, waits: false) } catch let busy as Busy {
        try await busy.attempt.settled()
      }
    }
  }

  @MainActor
  private func findOnMainActor<P>(_ type: P.Type) async throws -> Lookup {
    while true {
      do { return try find(type, isolation: MainActor.shared, isSendable: true, waits: false) } catch let busy as Busy {
        try await busy.attempt.settled()
      }
    }
  }
}

extension RegistryCore {
  /// The adapter for a protocol, in this run, belongs to the main actor.
  fileprivate func belongsToMainActor(_ type: Any.Type) throws -> Bool {
    guard case .cell(let cell) = try choice(for: type) else { return false }
    return cell.declaration.isolation === MainActor.shared
  }
}
