extension AdapterHost {
  /// The adapter for a protocol, for callers that must not block their thread.
  ///
  /// Suspends while another caller makes the adapter. See ``adapter(_:isolation:)`` for the rest.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`.
  ///   - isolation: the caller's actor; leave it out.
  /// - Returns: nil where the program binds no adapter to the protocol, and where there is none in this run.
  /// - Throws: what ``adapter(_:isolation:)`` throws, and `CancellationError` where the task is cancelled while it waits.
  public func adapter<P>(awaiting type: P.Type, isolation: isolated (any Actor)? = #isolation) async throws -> P? {
    switch try await findAwaiting(type, isolation: isolation, isSendable: false) {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }

  /// The adapter for a protocol that is `Sendable`, for callers that must not block their thread.
  public func adapter<P: Sendable>(
    awaiting type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> P? {
    switch try await findAwaiting(type, isolation: isolation, isSendable: true) {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }

  fileprivate func findAwaiting<P>(
    _ type: P.Type, isolation: isolated (any Actor)?, isSendable: Bool
  ) async throws -> Lookup {
    while true {
      do {
        return try adapterStore.find(type, host: self, isolation: isolation, isSendable: isSendable, waits: false)
      } catch let busy as Busy { try await busy.attempt.settled() }
    }
  }
}

extension AdapterHost where Self: Sendable {
  /// The adapter for a protocol, for callers that must not block their thread and need not be where the host is.
  ///
  /// Goes to the actor that the host belongs to, or is, and suspends while another caller makes the adapter.
  ///
  /// - Parameters:
  ///   - type: the protocol, as `(any P).self`; it refines `Sendable`.
  ///   - isolation: the caller's actor; leave it out.
  /// - Returns: nil where the program binds no adapter to the protocol, and where there is none in this run.
  /// - Throws: what ``adapter(_:isolation:)`` throws, but for the host's actor; `CancellationError` where the task is
  ///   cancelled while it waits.
  public func adapter<P: Sendable>(
    awaiting type: P.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> P? {
    let found =
      if let home = adapterStore.isolation(of: self), home !== isolation {
        try await findAwaiting(type, isolation: home, isSendable: true)
      } else {
        try await findAwaiting(type, isolation: isolation, isSendable: true)
      }
    return switch found {
    case .found(let box, _): box.value(type)
    case .absent: nil
    }
  }
}
