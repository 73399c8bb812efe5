internal import CLinkedRecords
internal import Synchronization

/// Keeps an observer of a registry; see ``AdapterRegistry/observe(_:)``.
public final class AdapterObservation: Sendable {
  private let handler: @Sendable (AdapterEvent) -> Void
  /// Weak, since the registry holds its observers.
  private weak let core: RegistryCore?
  private let isCancelled = Atomic<Bool>(false)
  /// The threads that run the handler now.
  private let threads = Guarded<Set<UInt>>([])

  init(core: RegistryCore, handler: @escaping @Sendable (AdapterEvent) -> Void) {
    self.core = core
    self.handler = handler
  }

  /// Ends the observation.
  ///
  /// An event that is being delivered on another thread may still arrive; on this thread none does. A second call does
  /// nothing. May be called by the handler.
  public func cancel() {
    isCancelled.store(true, ordering: .releasing)
    guard let core else { return }
    let wasThere = core.state.withLock { state -> Bool in
      guard let position = state.observers.firstIndex(where: { $0 === self }) else { return false }
      state.observers.remove(at: position)
      core.isObserved.store(!state.observers.isEmpty, ordering: .relaxed)
      return true
    }
    if wasThere { core.updateWarm { $0.removeDetour() } }
  }

  /// Calls the handler, unless the event comes from the handler itself.
  func deliver(_ event: AdapterEvent) {
    guard !isCancelled.load(ordering: .acquiring) else { return }
    let thread = UInt(sk_thread_id())
    guard threads.withLock({ $0.insert(thread).inserted }) else { return }
    handler(event)
    threads.withLock { _ = $0.remove(thread) }
  }
}

extension AdapterRegistry {
  /// Reports every creation, lookup, miss, failure and release to a handler.
  ///
  /// While a registry is observed its lookups take a slower way; without observers this costs nothing.
  ///
  /// - Parameter handler: called on the thread on which it happens, after it happened, with no lock held. It may look
  ///   adapters up and cancel observations; of what it causes itself it is not told.
  /// - Returns: what ends the observation; dropping it does not.
  @discardableResult
  public func observe(_ handler: @escaping @Sendable (AdapterEvent) -> Void) -> AdapterObservation {
    let core = core
    let observation = AdapterObservation(core: core, handler: handler)
    core.state.withLock {
      $0.observers.append(observation)
      core.isObserved.store(true, ordering: .relaxed)
    }
    core.updateWarm { $0.addDetour() }
    return observation
  }
}

extension RegistryCore {
  /// Tells the observers, if there are any.
  func emit(_ kind: AdapterEvent.Kind, type: Any.Type? = nil, cell: AdapterCell? = nil, host: AnyObject? = nil) {
    guard isObserved.load(ordering: .relaxed) else { return }
    let event = AdapterEvent(
      kind: kind, protocolName: type.map(TypeName.qualified), adapterName: cell?.qualifiedName,
      scope: cell?.declaration.scope, host: host.map { TypeName.qualified(Swift.type(of: $0)) })
    let handlers = state.withLock { $0.observers }
    for observation in handlers { observation.deliver(event) }
  }
}
