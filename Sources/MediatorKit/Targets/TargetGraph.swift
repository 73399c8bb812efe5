internal import CLinkedRecords
internal import ServiceKit

/// Which threads make which targets and wait for which, over all mediators: where a ring is seen before it is closed.
///
/// Its lock is held for a few instructions, never over an initialiser.
final class TargetGraph: @unchecked Sendable {
  static let shared = TargetGraph()

  let lock = Lock()
  /// What each thread makes, outermost first.
  private var frames: [UInt: [TargetMaking]] = [:]
  /// What each thread waits for.
  private var waits: [UInt: TargetMaking] = [:]

  private init() {}

  // MARK: - With the lock held

  /// The types of a ring that waiting for `target` would close, first and last the same; nil where there is none.
  func ring(closedBy target: TargetMaking, thread: UInt) -> [Any.Type]? {
    var types: [Any.Type] = []
    var next = target
    while true {
      let all = frames[next.thread] ?? []
      types += all[(all.firstIndex { $0 === next } ?? all.endIndex)...].map(\.type)
      if next.thread == thread { return types + [target.type] }
      guard let other = waits[next.thread] else { return nil }
      next = other
    }
  }

  /// The types of a ring of instances that are made anew each time.
  func ring(of type: Any.Type, thread: UInt) -> [Any.Type]? {
    let all = frames[thread] ?? []
    return all.firstIndex { $0.type == type }.map { all[$0...].map(\.type) + [type] }
  }

  func begin(_ making: TargetMaking) { frames[making.thread, default: []].append(making) }

  func end(_ making: TargetMaking, _ outcome: Result<any Sendable, any Error>) {
    frames[making.thread]?.removeAll { $0 === making }
    if frames[making.thread]?.isEmpty == true { frames[making.thread] = nil }
    making.outcome = outcome
    if !waits.isEmpty { lock.wakeAll() }
  }

  func wait(for making: TargetMaking, thread: UInt) {
    waits[thread] = making
    while making.outcome == nil { lock.wait() }
    waits[thread] = nil
  }
}
