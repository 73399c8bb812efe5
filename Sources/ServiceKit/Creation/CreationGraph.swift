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
  /// thread waits for; it ends at a thread that waits for nothing, or at the caller.
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
      cells += frames.map(\.cell)
      if isCaller { return cells + [target.cell] }
      guard let wait else { return nil }
      next = wait.target
    }
  }

  /// Waits, with the lock held, until an attempt has its outcome.
  func wait(for target: Attempt, thread: UInt, innermost: Attempt?) -> Result<AdapterInstance?, any Error> {
    waits[thread] = Wait(target: target, innermost: innermost)
    defer { waits[thread] = nil }
    while true {
      if let outcome = target.outcome { return outcome }
      lock.wait()
    }
  }

  /// Wakes the waiters, if there are any; called with the lock held.
  func wakeWaiters() {
    if !waits.isEmpty { lock.wakeAll() }
  }
}
