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

  /// What a caller has to do, as decided with the lock held.
  ///
  /// Whatever the lock's holder let go of would run the user's deinit with the lock held, so references leave the lock
  /// with the step.
  private enum Step {
    case done(AdapterInstance?)
    case waited(Attempt)
    case busy(Attempt)
    case late(Attempt)
    case make(Attempt)
    case refuse(ring: [AdapterCell])
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
  /// - Throws: the factory's error, or ``AdapterError`` for a cycle; ``Busy`` where the caller must not wait for a factory
  ///   that runs elsewhere.
  func instance(
    host: AnyObject?, waits: Bool = true, _ make: (Attempt) throws -> AdapterInstance?
  ) throws -> AdapterInstance? {
    switch CreationGraph.shared.lock.withLock({ step(host: host, waits: waits) }) {
    case .done(let instance): return instance
    case .refuse(let ring): throw AdapterError.cycle(ring)
    case .make(let attempt): return try finish(attempt, with: attempt.run(make))
    case .waited(let attempt):
      guard let outcome = attempt.outcome else { preconditionFailure("A creation was left before it had an outcome") }
      return try outcome.get()
    case .busy(let attempt): throw Busy(attempt: attempt)
    case .late:
      AdapterReports.report(AdapterError.slow(cell), level: .warning)
      return try instance(host: host, make)
    }
  }

  private func step(host: AnyObject?, waits: Bool) -> Step {
    let graph = CreationGraph.shared
    switch state {
    case .made(let instance): return .done(instance)
    case .shared(let weak):
      // Read once, and handed out: it may be let go of elsewhere at any moment.
      if let instance = weak.instance { return .done(instance) }
    case .running(let attempt):
      let thread = UInt(sk_thread_id())
      let innermost = Attempt.innermost
      if let ring = graph.ring(closedBy: attempt, thread: thread, innermost: innermost) { return .refuse(ring: ring) }
      if !waits { return .busy(attempt) }
      let isThere = graph.wait(for: attempt, thread: thread, innermost: innermost)
      return isThere ? .waited(attempt) : .late(attempt)
    case .idle: break
    }
    let attempt = Attempt(cell: cell, host: host)
    state = .running(attempt)
    return .make(attempt)
  }

  private func finish(
    _ attempt: Attempt, with outcome: Result<AdapterInstance?, any Error>
  ) throws -> AdapterInstance? {
    let graph = CreationGraph.shared
    let suspended = graph.lock.withLock {
      switch outcome {
      case .success(let instance?) where holdsWeakly: state = .shared(WeakInstance(instance: instance))
      case .success(let instance): state = .made(instance)
      case .failure: state = .idle
      }
      attempt.outcome = outcome
      graph.wakeWaiters()
      return attempt.takeSuspended()
    }
    for continuation in suspended { continuation.resume() }
    return try outcome.get()
  }
}
