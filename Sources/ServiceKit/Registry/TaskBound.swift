internal import CLinkedRecords

/// A value that the task that made this may have, and no other: at most one task runs on it at a time.
///
/// Code outside a task is known by its thread.
@safe
struct TaskBound<Value>: @unchecked Sendable {
  private enum Owner: Equatable {
    case task(Int)
    case thread(UInt)

    static var current: Owner {
      unsafe withUnsafeCurrentTask { task in
        if let task = unsafe task { return unsafe .task(task.hashValue) }
        return .thread(UInt(sk_thread_id()))
      }
    }
  }

  private let owner: Owner
  private let content: Value

  init(_ value: Value) {
    owner = .current
    content = value
  }

  /// The value; nil in another task.
  var value: Value? { owner == .current ? content : nil }
}
