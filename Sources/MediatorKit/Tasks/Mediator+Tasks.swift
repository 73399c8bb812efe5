internal import ServiceKit
internal import Synchronization

extension Mediator {
  /// Makes a task of an action; it does nothing before ``ActionTask/start()``.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - limit: after how long, from now, the task ends with an error, from zero to 100 years; never by default.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: the task.
  public func task<A: ModuleAction>(
    _ action: A, within limit: Duration? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ActionTask<A.Output> {
    makeTask(action, ActionCall(self, A.self, fileID, line), limit)
  }

  /// Sends an action and does not wait for the answer; see ``task(_:within:fileID:line:)``.
  @discardableResult
  public func start<A: ModuleAction>(
    _ action: A, within limit: Duration? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ActionTask<A.Output> {
    let task = task(action, within: limit, fileID: fileID, line: line)
    task.start()
    return task
  }

  /// Sends an action and waits for the answer, but not for ever.
  ///
  /// The action goes its way in a task of its own, so that a handler that hangs holds up nobody: see ``ActionTask``.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - limit: how long to wait, from zero to 100 years.
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what ``ActionTask/value`` throws.
  nonisolated(nonsending) public func send<A: ModuleAction>(
    _ action: A, within limit: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> A.Output {
    let task = start(action, within: limit, fileID: fileID, line: line)
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The tasks that run or wait to be started, in the order in which they were made.
  public var tasks: [ActionTaskSnapshot] { core.waits.tasks.map(ActionTaskSnapshot.init) }

  /// How many answers came after their task had ended, or their reply had been answered.
  public var lateAnswerCount: Int { core.waits.lateAnswers.load(ordering: .relaxed) }

  /// How many callbacks were dropped because their target was gone.
  public var droppedCallbackCount: Int { core.waits.droppedCallbacks.load(ordering: .relaxed) }

  /// Ends every task, every reply that is owed and every request that waits for the program to be ready or for a gate with an
  /// error, and refuses whatever is sent from now on.
  ///
  /// Handlers that run go on; what they answer is dropped where it is a task's. Observers are removed,
  /// and scopes are closed with it. A second call does nothing.
  public func close() {
    core.waits.close(MediatorError.closed())
    core.readiness.close(id)
    change { _ in }
    removeAllObservers()
    for scope in core.scopes.all { scope.close() }
  }

  /// Sets who is told of answers that come late and of failures after an answer; the reports of ServiceKit by default.
  ///
  /// - Parameter handler: called on whichever thread it arises.
  public func onReport(_ handler: @escaping @Sendable (MediatorError) -> Void) { core.waits.report(to: handler) }

  func makeTask<A: ModuleAction>(_ action: A, _ call: ActionCall, _ limit: Duration?) -> ActionTask<A.Output> {
    let waits = core.waits
    let parent = call.context?.task
    let record = RunningTask(
      id: waits.nextNumber(), action: A.self, place: call.place, deadline: Self.deadline(limit, call), parent: parent)
    let context = CallContext(
      parent: call.context?.parent, kind: call.context?.kind, source: call.context?.source, task: record)
    let inTask = call.with(context)
    let run = TaskRun<A.Output>(record, waits, timeout: .timedOut(call)) { [self] in
      try await send(action, inTask)
    }
    let end: @Sendable (any Error) -> Void = { [weak run] in run?.end($0) }
    if !waits.add(record.id, A.self, record, end) { run.end(MediatorError.closed(call)) }
    parent?.add(record, end)
    return ActionTask(run: run, mediator: self)
  }

  private static func deadline(_ limit: Duration?, _ call: ActionCall) -> ContinuousClock.Instant? {
    [limit.map { .now.advanced(by: $0.clampedToWait) }, call.deadline].compactMap(\.self).min()
  }
}
