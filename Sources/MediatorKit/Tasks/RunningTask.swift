internal import ServiceKit

/// A task as the mediator and the calls within it know it, whatever its action answers.
@usableFromInline
final class RunningTask: Sendable {
  let id: Int
  let action: any ModuleAction.Type
  let place: SourcePlace
  let deadline: ContinuousClock.Instant?
  let parent: RunningTask?
  private let family = Guarded(Family())

  private struct Family {
    /// By identity: a scope and its mediator both number their tasks from 1.
    var children: [ObjectIdentifier: (task: RunningTask, end: @Sendable (any Error) -> Void)] = [:]
    var childCount = 0
    var reported: Double?
    /// Why the task ended before its handler did.
    var reason: (any Error)?
  }

  init(
    id: Int, action: any ModuleAction.Type, place: SourcePlace, deadline: ContinuousClock.Instant?, parent: RunningTask?
  ) {
    self.id = id
    self.action = action
    self.place = place
    self.parent = parent
    self.deadline = [deadline, parent?.deadline].compactMap(\.self).min()
  }

  /// How much is done, from 0 to 1: what the handler said, or else the mean of the tasks that it started.
  var progress: Double {
    let (reported, children, count) = family.withLock { ($0.reported, $0.children.values.map(\.task), $0.childCount) }
    if let reported { return reported }
    guard count > 0 else { return 0 }
    let ended = Double(count - children.count)
    return (ended + children.reduce(0) { $0 + $1.progress }) / Double(count)
  }

  func report(_ progress: Double) {
    family.withLock { $0.reported = progress.isNaN ? 0 : min(max(progress, 0), 1) }
  }

  /// Takes note of a task that this one starts; it is ended at once where this one was.
  func add(_ child: RunningTask, _ end: @escaping @Sendable (any Error) -> Void) {
    let reason = family.withLock { family -> (any Error)? in
      family.childCount += 1
      if family.reason == nil { family.children[ObjectIdentifier(child)] = (child, end) }
      return family.reason
    }
    if let reason { end(reason) }
  }

  func remove(_ child: RunningTask) {
    // Its closure leaves the lock alive.
    _ = family.withLock { $0.children.removeValue(forKey: ObjectIdentifier(child)) }
  }

  /// Ends the tasks that this one started, since it was ended before its handler was.
  func endChildren(_ reason: any Error) {
    let children = family.withLock { family -> [(task: RunningTask, end: @Sendable (any Error) -> Void)] in
      guard family.reason == nil else { return [] }
      family.reason = reason
      defer { family.children = [:] }
      return family.children.values.sorted { $0.task.id < $1.task.id }
    }
    for child in children { child.end(reason) }
  }
}
