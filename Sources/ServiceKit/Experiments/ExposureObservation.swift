internal import Synchronization

/// Keeps a handler of exposures; see ``Experiments/onExposure(_:)``.
public final class ExposureObservation: Sendable {
  private let handler: @Sendable (ExperimentExposure) -> Void
  /// Weak, since the registry holds its handlers.
  private weak let core: RegistryCore?
  private let isCancelled = Atomic<Bool>(false)

  init(core: RegistryCore, handler: @escaping @Sendable (ExperimentExposure) -> Void) {
    self.core = core
    self.handler = handler
  }

  /// Ends the observation.
  ///
  /// An exposure that is being delivered on another thread may still arrive; on this thread none does. A second call does
  /// nothing. May be called by the handler.
  public func cancel() {
    isCancelled.store(true, ordering: .releasing)
    core?.state.withLock { state in state.experiments.observers.removeAll { $0 === self } }
  }

  func deliver(_ exposure: ExperimentExposure) {
    if !isCancelled.load(ordering: .acquiring) { handler(exposure) }
  }
}
