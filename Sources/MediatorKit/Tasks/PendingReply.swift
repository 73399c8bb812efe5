internal import ServiceKit

/// The caller's side of a reply; `@Handles` writes its use.
@_documentation(visibility: internal)
public struct PendingReply<Output: Sendable>: Sendable {
  private let settlement = Settlement<Output>()
  private let call: ActionCall
  private let waits: WaitList

  /// Prepares a reply.
  ///
  /// - Parameter call: the call that it answers.
  /// - Throws: `CancellationError` where nobody wants the answer any more, and ``MediatorError`` where the mediator is closed.
  public init(_ call: ActionCall) throws {
    try Task.checkCancellation()
    self.call = call
    // From here on, and not only once somebody waits, the reply ends with its handler.
    let waits = call.mediator.core.waits
    let number = waits.nextNumber()
    guard waits.add(number, call.action, nil, { [settlement] in settlement.settle(.failure($0)) }) else {
      throw MediatorError.closed(call)
    }
    settlement.onAnswer { _ in waits.remove(number) }
    self.waits = waits
  }

  /// The reply; to be asked for once, and handed over.
  public func reply() -> Reply<Output> { Reply(settlement, call, waits) }

  /// Waits for the reply.
  ///
  /// - Throws: the error that is the reply, `CancellationError`, and ``MediatorError`` where the reply was dropped, the
  ///   deadline has passed, the handler was removed or the mediator closed.
  nonisolated(nonsending) public func value() async throws -> Output {
    let timer = call.deadline.map(timer)
    defer { timer?.cancel() }
    return try await withTaskCancellationHandler {
      try await settlement.value()
    } onCancel: {
      settlement.settle(.failure(CancellationError()))
    }
  }

  private func timer(_ deadline: ContinuousClock.Instant) -> Task<Void, Never> {
    Task { [settlement, call] in
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      settlement.settle(.failure(MediatorError.timedOut(call)))
    }
  }
}
