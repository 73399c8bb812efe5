internal import ServiceKit

/// What came too early: requests that wait until the program is ready, or until a gate opens.
final class Readiness: Sendable {
  let state = Guarded(State())

  /// The current task delivers one that waited: what comes of it does not wait for it.
  @TaskLocal private static var isDelivering = false

  struct State {
    var isReady = true
    var openGates: Set<String> = []
    var limits = ParkingLimits()
    /// In the order in which they came.
    var parked: [ParkedRequest] = []
    /// The one that is being delivered: the next ones wait for it.
    var turn: UInt64?
    var lastNumber: UInt64 = 0
    var counts = ParkingCounts()

    func admits(_ gate: String?, needsReady: Bool) -> Bool {
      (isReady || !needsReady) && (gate.map { openGates.contains($0) } ?? true)
    }
  }

  /// Runs a body once the program is ready and the gate is open; those that waited run one after the other, as they came.
  ///
  /// - Parameters:
  ///   - number: what `enter` has returned.
  ///   - gate: the gate that must be open; nil for none.
  ///   - needsReady: the program must be ready.
  ///   - call: the call, for messages.
  ///   - isClosed: asks whether the mediator is closed.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws; ``MediatorError`` where too many wait, where one waits too long, where the gate is refused,
  ///   and where the mediator is closed; `CancellationError`.
  nonisolated(nonsending) func admit<Answer>(
    _ number: UInt64, _ gate: String?, needsReady: Bool, _ call: ActionCall, isClosed: () -> Bool,
    _ body: () async throws -> Answer
  ) async throws -> Answer {
    let answer = OneAnswer<Void>()
    park(number, gate, needsReady: needsReady, call, answer)
    // Asked afterwards: whoever closes the mediator meanwhile has failed those that waited.
    if isClosed() { drop(number) { MediatorError.closed($0.call) } }
    try await answer.value { self.drop(number) { _ in CancellationError() } }
    defer { endTurn(number) }
    return try await Self.$isDelivering.withValue(true) { try await body() }
  }

  /// Changes what is open, and delivers what waited for it.
  func change(_ body: (inout State) -> Void) {
    state.withLock(body)
    deliver()
  }

  /// Fails what waits for a gate.
  func refuse(_ gate: String, _ reason: String) {
    let dropped = state.withLock { state -> [ParkedRequest] in
      state.openGates.remove(gate)
      let dropped = state.parked.filter { $0.gate == gate }
      state.parked.removeAll { $0.gate == gate }
      state.counts.refused += dropped.count
      return dropped
    }
    for request in dropped { request.fail(MediatorError.gateRefused(gate, reason, request.call)) }
  }

  /// Fails what waits in a mediator that is closed: those that share the gates go on waiting.
  func close(_ mediator: UInt32) {
    let numbers = state.withLock { $0.parked.filter { $0.call.mediatorID == mediator }.map(\.number) }
    for number in numbers { drop(number) { MediatorError.closed($0.call) } }
  }

  // MARK: - Waiting

  /// A number, where the request must wait; nil where it may go on.
  func enter(_ gate: String?, needsReady: Bool) -> UInt64? {
    state.withLock { state in
      // Who comes from outside while others are being delivered comes after them.
      let comesAfter = needsReady && state.turn != nil && !Self.isDelivering
      if state.admits(gate, needsReady: needsReady), !comesAfter { return nil }
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  private func park(
    _ number: UInt64, _ gate: String?, needsReady: Bool, _ call: ActionCall, _ answer: OneAnswer<Void>
  ) {
    let limits = state.withLock { $0.limits }
    let timer = Task {
      try await Task.sleep(for: limits.maximumAge)
      drop(number, counted: \.tooLong) { MediatorError.parkedTooLong($0.gate, limits.maximumAge, $0.call) }
    }
    let request = ParkedRequest(
      number: number, gate: gate, needsReady: needsReady, call: call, answer: answer, timer: timer)
    let isTooMany = state.withLock { state in
      guard state.parked.count < limits.maximumCount else {
        state.counts.tooMany += 1
        return true
      }
      state.counts.parked += 1
      state.parked.append(request)
      return false
    }
    if isTooMany { return request.fail(MediatorError.parkedTooMany(limits.maximumCount, call)) }
    if Task.isCancelled { drop(number) { _ in CancellationError() } }
    deliver()
  }

  /// Takes one out that waits, and fails it; nothing happens where it is not there any more.
  private func drop(
    _ number: UInt64, counted: WritableKeyPath<ParkingCounts, Int>? = nil, _ error: (ParkedRequest) -> any Error
  ) {
    let dropped = state.withLock { state -> ParkedRequest? in
      guard let index = state.parked.firstIndex(where: { $0.number == number }) else { return nil }
      if let counted { state.counts[keyPath: counted] += 1 }
      return state.parked.remove(at: index)
    }
    if let dropped { dropped.fail(error(dropped)) }
  }

  // MARK: - Delivery

  /// Lets the first one go on that may, unless another one is at it.
  private func deliver() {
    let (next, patience) = state.withLock { state -> (ParkedRequest?, Duration) in
      guard state.turn == nil,
        let index = state.parked.firstIndex(where: { state.admits($0.gate, needsReady: $0.needsReady) })
      else {
        return (nil, .zero)
      }
      let next = state.parked.remove(at: index)
      state.turn = next.number
      state.counts.delivered += 1
      return (next, state.limits.patience)
    }
    guard let next else { return }
    next.pass()
    Task {
      try await Task.sleep(for: patience)
      endTurn(next.number)
    }
  }

  private func endTurn(_ number: UInt64) {
    let isOver = state.withLock { state in
      guard state.turn == number else { return false }
      state.turn = nil
      return true
    }
    if isOver { deliver() }
  }
}
