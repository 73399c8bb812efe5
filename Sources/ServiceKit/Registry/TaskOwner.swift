internal import CLinkedRecords

/// A task that owns something, at most one thread at a time; code outside a task is known by its thread.
enum TaskOwner: Hashable, Sendable {
  case task(Int)
  case thread(UInt)

  /// The running task.
  static var current: TaskOwner {
    unsafe withUnsafeCurrentTask { task in
      if let task = unsafe task { return unsafe .task(task.hashValue) }
      return .thread(UInt(sk_thread_id()))
    }
  }

  /// The caller runs in this task.
  var isCurrent: Bool { self == .current }
}
