import ServiceKit

/// Holds observations, so that a handler can cancel its own.
final class Keeper: Sendable {
  private let kept = Guarded<[AdapterObservation]>([])

  func keep(_ observation: AdapterObservation) { kept.withLock { $0.append(observation) } }

  func cancelAll() {
    for observation in kept.withLock({ $0 }) { observation.cancel() }
  }
}
