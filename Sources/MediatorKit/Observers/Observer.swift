internal import ServiceKit
internal import Synchronization

/// Someone who is told of an event.
final class Observer: Sendable {
  typealias Run = nonisolated(nonsending) @Sendable (Mediator, EventNotice) async throws -> Void
  typealias ImmediateRun = @Sendable (Mediator, EventNotice) throws -> Void

  let event: MediatorEvent
  /// The name of the action that it sends; nil for a closure.
  let actionName: String?
  let place: SourcePlace
  let run: Run
  /// The same for events that are told synchronously; nil where it may wait.
  let immediately: ImmediateRun?
  /// Whoever it belongs to is still there.
  let hasOwner: @Sendable () -> Bool
  private let wasRemoved = Atomic<Bool>(false)

  init(
    _ event: MediatorEvent, action: String? = nil, at place: SourcePlace, run: @escaping Run,
    immediately: ImmediateRun? = nil, hasOwner: @escaping @Sendable () -> Bool = { true }
  ) {
    self.event = event
    actionName = action
    self.place = place
    self.run = run
    self.immediately = immediately
    self.hasOwner = hasOwner
  }

  /// It has not been removed; asked before each call, so that it is not told again once it was.
  var isRegistered: Bool { !wasRemoved.load(ordering: .acquiring) }

  func end() { wasRemoved.store(true, ordering: .releasing) }
}
