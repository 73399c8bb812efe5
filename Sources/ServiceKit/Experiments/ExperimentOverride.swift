internal import Synchronization

/// An arm that holds for a task: the value of ``Experiments/withOverride(_:_:_:)``, with those around it.
final class ExperimentOverride: Sendable {
  @TaskLocal static var innermost: ExperimentOverride?

  private let name: String
  let arm: String
  private let outer: ExperimentOverride?
  private let isExposed = Atomic<Bool>(false)

  init(_ key: ExperimentKey, _ arm: String) {
    name = key.name
    self.arm = arm
    outer = Self.innermost
  }

  /// The innermost override of an experiment, in the running task.
  static func current(of key: ExperimentKey) -> ExperimentOverride? {
    var next = innermost
    while let override = next {
      if override.name == key.name { return override }
      next = override.outer
    }
    return nil
  }

  /// True the first time.
  func expose() -> Bool { !isExposed.exchange(true, ordering: .relaxed) }
}
