/// Who waits for whom, over all threads: the one place where a deadlock can be seen before it happens.
///
/// Its lock guards the state of every ``Creation``. It is held for a few instructions, never over a factory.
final class CreationGraph: @unchecked Sendable {
  static let shared = CreationGraph()

  /// A thread that waits, with the innermost factory that it runs meanwhile.
  struct Wait {
    var target: Attempt
    var innermost: Attempt?
  }

  let lock = Lock()
  private var waits: [UInt: Wait] = [:]

  private init() {}

  /// The cells in a ring that waiting for `target` would close, first and last the same; nil where there is none.
  ///
  /// Called with the lock held. Each step goes from an attempt to the thread that runs it, and from there to what that
  /// thread waits for; it ends at a thread that waits for nothing, or at the caller. An adapter that several hosts share
  /// has two frames, one within the other: the host's own and the common one; it is named once.
  func ring(closedBy target: Attempt, thread: UInt, innermost: Attempt?) -> [AdapterCell]? {
    var cells: [AdapterCell] = []
    var next = target
    while true {
      let wait = waits[next.thread]
      let isCaller = next.thread == thread
      guard isCaller || wait != nil else { return nil }
      guard let frames = Attempt.frames(from: next, innermost: isCaller ? innermost : wait?.innermost) else {
        return nil
      }
      for frame in frames where cells.last !== frame.cell { cells.append(frame.cell) }
      if isCaller { return cells.count > 1 && cells.last === target.cell ? cells : cells + [target.cell] }
      guard let wait else { return nil }
      next = wait.target
    }
  }

  /// Waits, with the lock held, until an attempt has its outcome.
  ///
  /// - Returns: false where the wait is long enough to be reported, which happens once for each attempt.
  func wait(for target: Attempt, thread: UInt, innermost: Attempt?) -> Bool {
    waits[thread] = Wait(target: target, innermost: innermost)
    defer { waits[thread] = nil }
    while target.outcome == nil {
      if target.isReported {
        lock.wait()
      } else if !lock.wait(milliseconds: AdapterReports.patience), target.outcome == nil, !target.isReported {
        target.isReported = true
        return false
      }
    }
    return true
  }

  /// Wakes the waiters, if there are any; called with the lock held.
  func wakeWaiters() {
    if !waits.isEmpty { lock.wakeAll() }
  }
}
