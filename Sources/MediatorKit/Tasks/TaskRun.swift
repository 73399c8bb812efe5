internal import ServiceKit

/// One task: what it does, and the answer that it comes to, whoever gives it first.
final class TaskRun<Output: Sendable>: Sendable {
  private enum Phase {
    case ready
    case running(work: Task<Void, Never>, timer: Task<Void, Never>?)
    case ended
  }

  let record: RunningTask
  let settlement = Settlement<Output>()
  private let waits: WaitList
  private let timeout: MediatorError
  private let work: @Sendable () async throws -> Output
  private let phase = Guarded(Phase.ready)

  init(
    _ record: RunningTask, _ waits: WaitList, timeout: MediatorError,
    _ work: @escaping @Sendable () async throws -> Output
  ) {
    self.record = record
    self.waits = waits
    self.timeout = timeout
    self.work = work
  }

  // A task that nobody can start any more is like one that was cancelled before it was started.
  deinit {
    settlement.settle(.failure(CancellationError()))
    waits.remove(record.id)
    record.parent?.remove(record)
  }

  /// Begins, unless that happened before, or the task was ended meanwhile.
  func start() {
    phase.withLock { phase in
      guard case .ready = phase else { return }
      // Neither runs before the lock is free, in this thread at least.
      phase = .running(work: Task { await self.run() }, timer: record.deadline.map(timer))
    }
  }

  private func run() async {
    guard settlement.answer == nil else { return }
    if let deadline = record.deadline, deadline <= .now {
      end(timeout)
      return
    }
    let answer: Settlement<Output>.Answer
    do { answer = .success(try await work()) } catch { answer = .failure(error) }
    if !end(with: answer) { waits.dropAnswer() }
  }

  private func timer(_ deadline: ContinuousClock.Instant) -> Task<Void, Never> {
    Task { [weak self] in
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil, let self else { return }
      self.end(self.timeout)
    }
  }

  /// Ends the task with an error before its handler does, and the tasks that it started with it.
  @discardableResult
  func end(_ error: any Error) -> Bool {
    guard end(with: .failure(error)) else { return false }
    record.endChildren(error)
    return true
  }

  private func end(with answer: Settlement<Output>.Answer) -> Bool {
    // Off the list before anybody learns of the answer.
    guard settlement.settle(answer, before: { self.leave() }) else { return false }
    return true
  }

  private func leave() {
    let last = phase.withLock { phase -> Phase in
      defer { phase = .ended }
      return phase
    }
    if case .running(let work, let timer) = last {
      work.cancel()
      timer?.cancel()
    }
    waits.remove(record.id)
    record.parent?.remove(record)
  }
}
