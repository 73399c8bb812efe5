extension Mediator {
  /// Lets what comes from outside wait until ``becomeReady()`` is called: server data, names and links.
  ///
  /// Called first of all in programs that can be opened by a link before they can show anything. Requests that are malformed, and that
  /// lead nowhere, are refused at once.
  ///
  /// - Parameter limits: how many may wait, and for how long; they also hold for gates.
  public func holdUntilReady(_ limits: ParkingLimits = ParkingLimits()) {
    core.readiness.change { state in
      state.isReady = false
      state.limits = limits
    }
  }

  /// Delivers what has waited, each request once, one after the other in the order in which they came.
  ///
  /// Those that wait for a gate go on waiting. A second call changes nothing.
  public func becomeReady() { core.readiness.change { $0.isReady = true } }

  /// Opens a gate, and delivers what has waited for it: the modules that are marked `@Module(id: …, requires: …)`.
  ///
  /// Gates are closed at first.
  ///
  /// - Parameter name: the gate's name.
  public func openGate(_ name: String) { core.readiness.change { $0.openGates.insert(name) } }

  /// Closes a gate: what comes from now on waits.
  ///
  /// - Parameter name: the gate's name.
  public func closeGate(_ name: String) { core.readiness.change { $0.openGates.remove(name) } }

  /// Fails what has waited for a gate, and leaves the gate closed.
  ///
  /// - Parameters:
  ///   - name: the gate's name.
  ///   - reason: why, for the messages.
  public func refuseGate(_ name: String, reason: String) { core.readiness.refuse(name, reason) }

  /// How many requests wait for the program to be ready, or for a gate.
  public var parkedRequests: Int { core.readiness.state.withLock(\.parked.count) }

  /// Sends an action as soon as it may be sent.
  nonisolated(nonsending) func admitted<A: ModuleAction>(
    _ action: A, _ call: ActionCall, fromOutside: Bool,
    confirm: (nonisolated(nonsending) @Sendable () async throws -> Void)? = nil
  ) async throws -> A.Output {
    let gate = (A.self as? any ModuleOpening.Type)?.gate(in: core)
    // What need not wait, as nearly all, is spared the frames of those that do.
    guard let number = core.readiness.enter(gate, needsReady: fromOutside) else {
      try await confirm?()
      return try await send(action, call)
    }
    let waits = core.waits
    return try await core.readiness.admit(
      number, gate, needsReady: fromOutside, call, isClosed: { waits.isClosed }
    ) {
      try await confirm?()
      return try await send(action, call)
    }
  }
}
