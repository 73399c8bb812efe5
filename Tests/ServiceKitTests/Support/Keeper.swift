import ServiceKit
import Synchronization

/// Holds observations, so that a handler can cancel its own.
final class Keeper: Sendable {
  private let kept = Mutex<[AdapterObservation]>([])

  func keep(_ observation: AdapterObservation) { kept.withLock { $0.append(observation) } }

  func cancelAll() {
    for observation in kept.withLock({ $0 }) { observation.cancel() }
  }
}
