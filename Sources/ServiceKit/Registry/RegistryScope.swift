internal import Synchronization

/// An open scope of ``AdapterRegistry/withCurrent(_:)``: keeps the main registry's lookups on the slow way, which looks
/// at the task.
///
/// It is the task-local value itself. A `Task {}` that outlives the body holds it, and so keeps seeing its registry.
final class RegistryScope: Sendable {
  let core: RegistryCore

  init(_ core: RegistryCore) {
    self.core = core
    RegistryCore.scopeCount.add(1, ordering: .sequentiallyConsistent)
    RegistryCore.main.updateWarm { $0.addScope() }
  }

  deinit {
    RegistryCore.main.updateWarm { $0.removeScope() }
    RegistryCore.scopeCount.subtract(1, ordering: .sequentiallyConsistent)
  }
}
