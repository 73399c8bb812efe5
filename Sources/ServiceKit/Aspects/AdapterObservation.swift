internal import CLinkedRecords
internal import Synchronization

/// Keeps an aspect of a registry; see ``AdapterRegistry/add(_:fileID:line:)`` and ``AdapterRegistry/observe(_:)``.
public final class AdapterObservation: Sendable {
  let aspect: AdapterAspect
  /// Where the aspect was added.
  let place: SourcePlace
  /// Weak, since the registry holds its aspects.
  private weak let core: RegistryCore?
  private let isCancelled = Atomic<Bool>(false)
  /// The threads that run a hook now.
  private let threads = Guarded<Set<UInt>>([])

  init(core: RegistryCore, aspect: AdapterAspect, place: SourcePlace) {
    self.core = core
    self.aspect = aspect
    self.place = place
  }

  /// Removes the aspect.
  ///
  /// A hook that is called on another thread at this moment may still run; on this thread none does. A second call does
  /// nothing. May be called by a hook.
  public func cancel() {
    isCancelled.store(true, ordering: .releasing)
    guard let core else { return }
    let wasThere = core.state.withLock { state -> Bool in
      guard let position = state.aspects.firstIndex(where: { $0 === self }) else { return false }
      state.aspects.remove(at: position)
      core.isObserved.store(!state.aspects.isEmpty, ordering: .relaxed)
      return true
    }
    if wasThere, aspect.watchesLookups { core.updateWarm { $0.removeDetour() } }
  }

  /// Tells the hook of an event's kind.
  func deliver(_ event: AdapterEvent) {
    guard let hook = aspect.hook(for: event.kind), enter() else { return }
    hook(event)
    leave()
  }

  /// Tells the hook that a factory is about to run.
  ///
  /// - Throws: ``AdapterError`` where the hook throws.
  func willCreate(_ event: AdapterEvent, _ cell: AdapterCell) throws {
    guard let hook = aspect.willCreate, enter() else { return }
    defer { leave() }
    do { try hook(event) } catch { throw AdapterError.wrapping(error, of: self, making: cell) }
  }

  /// Lets the hook make the adapter.
  func create(_ creation: AdapterCreation) throws -> AdapterFaces {
    guard let hook = aspect.create, enter() else { return try creation.proceeded() }
    defer { leave() }
    return try creation.run(hook)
  }

  /// Runs what is not caused by the hook that is running, so that the aspect is told of it.
  func suspended<Value>(_ body: () throws -> Value) rethrows -> Value {
    let wasInside = threads.withLock { $0.remove(UInt(sk_thread_id())) } != nil
    defer { if wasInside { threads.withLock { _ = $0.insert(UInt(sk_thread_id())) } } }
    return try body()
  }

  /// False where the aspect is cancelled, and where one of its hooks is running on this thread already.
  private func enter() -> Bool {
    guard !isCancelled.load(ordering: .acquiring) else { return false }
    return threads.withLock { $0.insert(UInt(sk_thread_id())).inserted }
  }

  private func leave() { threads.withLock { _ = $0.remove(UInt(sk_thread_id())) } }
}

extension AdapterRegistry {
  /// Reports every creation, lookup, miss, failure and release to a handler: the simple form of an aspect.
  ///
  /// While a registry is observed its lookups take a slower way; without observers this costs nothing.
  ///
  /// - Parameter handler: called on the thread on which it happens, after it happened, with no lock held. It may look
  ///   adapters up and cancel observations; of what it causes itself it is not told. See ``AdapterAspect`` for the order.
  /// - Returns: what ends the observation; dropping it does not.
  @discardableResult
  public func observe(_ handler: @escaping @Sendable (AdapterEvent) -> Void) -> AdapterObservation {
    var aspect = AdapterAspect()
    aspect.didCreate = handler
    aspect.didFail = handler
    aspect.didLookUp = handler
    aspect.didMiss = handler
    aspect.didRelease = handler
    return add(aspect)
  }
}
