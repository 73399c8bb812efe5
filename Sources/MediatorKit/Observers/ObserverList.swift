internal import ServiceKit

/// The observers of a mediator, by event, each in the order in which they were added.
///
/// The rules are those of `CallLists`, which belong to one isolation; a mediator belongs to none, so here they hold for any
/// thread: whoever is told works on a copy of the list and asks before each call whether the observer is still registered.
final class ObserverList: Sendable {
  private let byEvent = Guarded<[MediatorEvent: [Observer]]>([:])

  func observers(of event: MediatorEvent) -> [Observer] { byEvent.withLock { $0[event] ?? [] } }

  /// All of them, by the names of the events.
  var all: [Observer] { byEvent.withLock { $0 }.sorted { $0.key.name < $1.key.name }.flatMap(\.value) }

  func add(_ observer: Observer) { byEvent.withLock { $0[observer.event, default: []].append(observer) } }

  /// - Returns: whether it was there.
  func remove(_ observer: Observer) -> Bool {
    observer.end()
    return byEvent.withLock { byEvent in
      guard let index = byEvent[observer.event]?.firstIndex(where: { $0 === observer }) else { return false }
      byEvent[observer.event]?.remove(at: index)
      if byEvent[observer.event]?.isEmpty == true { byEvent[observer.event] = nil }
      return true
    }
  }
}
