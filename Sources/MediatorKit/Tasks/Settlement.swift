internal import ServiceKit

/// An answer that comes once, whoever gives it first, and those who wait for it.
final class Settlement<Value: Sendable>: Sendable {
  typealias Answer = Swift.Result<Value, any Error>

  private struct State {
    var answer: Answer?
    var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
    var callbacks: [@Sendable (Answer) -> Void] = []
    var lastNumber = 0
  }

  private let state = Guarded(State())

  /// The answer, once there is one.
  var answer: Answer? { state.withLock { $0.answer } }

  /// Gives the answer, calls back in the order in which that was asked for, and resumes whoever waits.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - prepare: runs before anybody learns of it, if it is the first one.
  /// - Returns: false where there was an answer before; this one is then of no effect.
  @discardableResult
  func settle(_ answer: Answer, before prepare: () -> Void = {}) -> Bool {
    let left = state.withLock { state -> State? in
      guard state.answer == nil else { return nil }
      state.answer = answer
      defer { (state.waiters, state.callbacks) = ([:], []) }
      return state
    }
    guard let left else { return false }
    prepare()
    for callback in left.callbacks { callback(answer) }
    for (_, waiter) in left.waiters.sorted(by: { $0.key < $1.key }) { waiter.resume(with: answer) }
    return true
  }

  /// Calls back once: now, if there is an answer.
  func onAnswer(_ callback: @escaping @Sendable (Answer) -> Void) {
    let answer = state.withLock { state -> Answer? in
      if state.answer == nil { state.callbacks.append(callback) }
      return state.answer
    }
    if let answer { callback(answer) }
  }

  /// Waits for the answer.
  ///
  /// - Throws: the error that is the answer, and `CancellationError` where the waiting task is cancelled first.
  nonisolated(nonsending) func value() async throws -> Value {
    let number = state.withLock { state -> Int in
      state.lastNumber += 1
      return state.lastNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A task that is cancelled from here on takes the lock after this.
        let known = state.withLock { state -> Answer? in
          if let answer = state.answer { return answer }
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiters[number] = continuation
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: number) }?.resume(throwing: CancellationError())
    }
  }
}
