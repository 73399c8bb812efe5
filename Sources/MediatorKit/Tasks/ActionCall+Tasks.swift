extension ActionCall {
  /// Makes a task of a further action, which ends with an error when the task of this call does; see
  /// ``Mediator/task(_:within:fileID:line:)``.
  ///
  /// - Throws: ``MediatorError`` with the whole chain where actions lead to one another without end.
  public func task<A: ModuleAction>(
    _ action: A, within limit: Duration? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> ActionTask<A.Output> {
    mediator.makeTask(action, try further(A.self, fileID, line), limit)
  }

  /// Sends a further action and does not wait for the answer; see ``task(_:within:fileID:line:)``.
  @discardableResult
  public func start<A: ModuleAction>(
    _ action: A, within limit: Duration? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> ActionTask<A.Output> {
    let task = try task(action, within: limit, fileID: fileID, line: line)
    task.start()
    return task
  }

  /// The number of the task that the call belongs to; nil for a call that is simply awaited.
  public var taskID: Int? { context?.task?.id }

  /// Says how much is done, for ``ActionTask/progress``; of no effect in a call that belongs to no task.
  ///
  /// - Parameter progress: from 0 to 1.
  public func report(progress: Double) { context?.task?.report(progress) }
}
