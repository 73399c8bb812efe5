/// A value that the task that made this may have, and no other: at most one thread runs a task at a time.
@safe
struct TaskBound<Value>: @unchecked Sendable {
  let owner = TaskOwner.current
  private let content: Value

  init(_ value: Value) { content = value }

  /// The value; nil in another task.
  var value: Value? { owner.isCurrent ? content : nil }
}
