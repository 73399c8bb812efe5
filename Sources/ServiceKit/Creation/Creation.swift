internal import CLinkedRecords

/// The once-only making of one adapter in one scope: for the application, for a host, or shared by hosts.
///
/// Callers that come while a factory runs get what it returns, or its error. After an error the next caller tries again;
/// nil is an answer and stays. No lock is held while the factory runs.
final class Creation: @unchecked Sendable {
  private enum State {
    case idle
    case running(Attempt)
    case made(AdapterInstance?)
    case shared(WeakInstance)
  }

  private struct WeakInstance {
    weak var instance: AdapterInstance?
  }

  private let cell: AdapterCell
  private let holdsWeakly: Bool
  /// Guarded by the lock of ``CreationGraph``.
  private var state = State.idle

  init(cell: AdapterCell, holdsWeakly: Bool = false) {
    self.cell = cell
    self.holdsWeakly = holdsWeakly
  }

  /// The instance, made now if need be; nil for "none in this run".
  ///
  /// - Throws: the factory's error, or ``AdapterError`` for a cycle.
  func instance(host: AnyObject?, _ make: (Attempt) throws -> AdapterInstance?) throws -> AdapterInstance? {
    let graph = CreationGraph.shared
    let thread = UInt(sk_thread_id())
    let innermost = Attempt.innermost
    enum Step {
      case done(Result<AdapterInstance?, any Error>)
      case make(Attempt)
    }
    let step = graph.lock.withLock { () -> Step in
      switch state {
      case .made(let instance): return .done(.success(instance))
      case .shared(let weak) where weak.instance != nil: return .done(.success(weak.instance))
      case .idle, .shared:
        let attempt = Attempt(cell: cell, host: host)
        state = .running(attempt)
        return .make(attempt)
      case .running(let attempt):
        if let ring = graph.ring(closedBy: attempt, thread: thread, innermost: innermost) {
          return .done(.failure(AdapterError.cycle(ring)))
        }
        return .done(graph.wait(for: attempt, thread: thread, innermost: innermost))
      }
    }
    switch step {
    case .done(let outcome): return try outcome.get()
    case .make(let attempt): return try finish(attempt, with: attempt.run(make))
    }
  }

  /// The instance if it is made and alive.
  var current: AdapterInstance? {
    CreationGraph.shared.lock.withLock {
      switch state {
      case .made(let instance): instance
      case .shared(let weak): weak.instance
      case .idle, .running: nil
      }
    }
  }

  private func finish(
    _ attempt: Attempt, with outcome: Result<AdapterInstance?, any Error>
  ) throws -> AdapterInstance? {
    let graph = CreationGraph.shared
    graph.lock.withLock {
      switch outcome {
      case .success(let instance?) where holdsWeakly: state = .shared(WeakInstance(instance: instance))
      case .success(let instance): state = .made(instance)
      case .failure: state = .idle
      }
      attempt.outcome = outcome
      graph.wakeWaiters()
    }
    return try outcome.get()
  }
}
