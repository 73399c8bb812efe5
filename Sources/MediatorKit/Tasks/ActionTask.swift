/// An action on its way, for whoever does not wait for the answer where the action is sent.
///
/// The answer comes once: from the handler, or as the error of a deadline, of ``cancel()`` or of a mediator that is closed,
/// whichever is first. What the handler answers later is dropped and counted; see ``Mediator/lateAnswerCount``.
///
/// Dropping the handle changes nothing.
public struct ActionTask<Output: Sendable>: Sendable, Identifiable {
  let run: TaskRun<Output>
  let mediator: Mediator

  /// A number that no other task of the mediator has.
  public var id: Int { run.record.id }

  /// How much is done, from 0 to 1: what the handler reported, or else the mean of the tasks that it started.
  public var progress: Double { run.settlement.answer == nil ? run.record.progress : 1 }

  /// The answer is there.
  public var isEnded: Bool { run.settlement.answer != nil }

  /// When the task ends with an error if it has no answer; nil for never.
  public var deadline: ContinuousClock.Instant? { run.record.deadline }

  /// Sends the action, on no actor; a second call does nothing, and neither does one after ``cancel()``.
  public func start() { run.start() }

  /// Ends the task with a `CancellationError`, and the tasks that its handler started.
  ///
  /// Before ``start()`` it is remembered: the handler does not run. Nothing happens where the answer is there.
  public func cancel() { run.end(CancellationError()) }

  /// The answer.
  ///
  /// - Throws: what the handler and the middleware throw, ``MediatorError`` for a deadline and for a mediator that is
  ///   closed, and `CancellationError` where the task, or the one that waits, is cancelled.
  nonisolated(nonsending) public var value: Output {
    get async throws { try await run.settlement.value() }
  }

  /// Calls back once, with the answer; now, if it is there.
  ///
  /// - Parameter callback: called on whichever thread the answer comes from.
  public func whenEnded(_ callback: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    run.settlement.onAnswer(callback)
  }

  /// Calls a method of a target once, with the answer; dropped and counted where the target is gone by then.
  ///
  /// ```swift
  /// task.whenEnded(page, Page.didShare)
  /// ```
  ///
  /// - Parameters:
  ///   - target: held weakly.
  ///   - method: the method.
  public func whenEnded<Target: AnyObject & Sendable>(
    _ target: Target, _ method: @escaping @Sendable (Target) -> (Result<Output, any Error>) -> Void
  ) {
    let waits = mediator.core.waits
    whenEnded { [weak target] answer in
      guard let target else { return waits.dropCallback() }
      method(target)(answer)
    }
  }

  /// Calls a method of a target of the main actor once, there; dropped and counted where the target is gone by then.
  ///
  /// - Parameters:
  ///   - target: held weakly.
  ///   - method: the method.
  public func whenEndedOnMainActor<Target: AnyObject & Sendable>(
    _ target: Target, _ method: @escaping @MainActor @Sendable (Target, Result<Output, any Error>) -> Void
  ) {
    let waits = mediator.core.waits
    whenEnded { [weak target] answer in
      Task { @MainActor in
        guard let target else { return waits.dropCallback() }
        method(target, answer)
      }
    }
  }
}
