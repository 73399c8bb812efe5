/// What a handler owes that answers by a callback, from wherever and whenever that comes.
///
/// ```swift
/// @Handles(Scan.self)
/// func scan(_ action: Scan, _ call: ActionCall, _ reply: Reply<String>) {
///   camera.scan(until: reply.deadline) { text in reply.answer(text) }
/// }
/// ```
///
/// The first answer counts; later ones are reported and counted. A reply that is let go of unanswered is an error at once,
/// and so are a deadline that passes and a handler that is removed: whoever sent the action never waits for nothing.
public final class Reply<Output: Sendable>: Sendable {
  private let settlement: Settlement<Output>
  private let call: ActionCall
  private let waits: WaitList

  init(_ settlement: Settlement<Output>, _ call: ActionCall, _ waits: WaitList) {
    self.settlement = settlement
    self.call = call
    self.waits = waits
  }

  deinit { settlement.settle(.failure(MediatorError.unanswered(call))) }

  /// When the answer is of no use any more; nil for never.
  public var deadline: ContinuousClock.Instant? { call.deadline }

  /// Nobody waits any more: it was answered, or it is too late.
  public var isOver: Bool { settlement.answer != nil }

  /// Answers.
  ///
  /// - Parameter output: the answer.
  /// - Returns: false where it came too late.
  @discardableResult
  public func answer(_ output: Output) -> Bool { finish(.success(output)) }

  /// Answers with an error.
  ///
  /// - Parameter error: what the caller is thrown.
  /// - Returns: false where it came too late.
  @discardableResult
  public func fail(_ error: any Error) -> Bool { finish(.failure(error)) }

  private func finish(_ answer: Result<Output, any Error>) -> Bool {
    if settlement.settle(answer) { return true }
    waits.dropAnswer()
    waits.report(.lateAnswer(call))
    return false
  }
}

extension Reply where Output == Void {
  /// Says that it is done.
  ///
  /// - Returns: false where it came too late.
  @discardableResult
  public func answer() -> Bool { answer(()) }
}
