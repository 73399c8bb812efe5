internal import ServiceKit

/// An answer that is given once and awaited once, in whichever order.
final class OneAnswer<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
    case taken
  }

  private let state = Guarded(State.empty)

  /// The answer was given.
  var isFinished: Bool {
    state.withLock { state in
      switch state {
      case .empty, .awaited: false
      case .given, .taken: true
      }
    }
  }

  /// Gives the answer.
  ///
  /// - Returns: whether it is the first.
  func finish(_ result: Result<Value, any Error>) -> Bool {
    let (isFirst, continuation) = state.withLock { state -> (Bool, CheckedContinuation<Value, any Error>?) in
      switch state {
      case .empty:
        state = .given(result)
        return (true, nil)
      case .awaited(let continuation):
        state = .taken
        return (true, continuation)
      case .given, .taken: return (false, nil)
      }
    }
    continuation?.resume(with: result)
    return isFirst
  }

  /// Waits for the answer; a body is called where the caller is cancelled.
  nonisolated(nonsending) func value(onCancel cancel: @escaping @Sendable () -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let given = state.withLock { state -> Result<Value, any Error>? in
          guard case .given(let result) = state else {
            state = .awaited(continuation)
            return nil
          }
          state = .taken
          return result
        }
        if let given { continuation.resume(with: given) }
      }
    } onCancel: {
      cancel()
    }
  }
}
