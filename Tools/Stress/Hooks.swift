import ServiceKit

extension ExperimentKey {
  /// What the threads of a round ask for; each unit has one arm.
  static let stress = ExperimentKey("stress", arms: ["a", "b"], owner: "stress", expires: "9999-12-31")
}

/// The aspects and the handler of exposures that a registry has for a whole round, and what they have counted.
final class Hooks: Sendable {
  private struct Counts {
    var will = 0
    var creating = 0
    var created = 0
    var exposures: [String: Int] = [:]
  }

  private let mark: Mark
  private let counts = Guarded(Counts())

  /// Adds the aspects; their hooks look things up, too.
  ///
  /// None of them holds the registry, which holds them.
  init(_ registry: AdapterRegistry, _ mark: Mark) {
    self.mark = mark
    var aspect = AdapterAspect()
    aspect.willCreate = { [counts] _ in
      counts.withLock { $0.will += 1 }
      _ = try AdapterRegistry.main.requiredAdapter((any RegistryMark).self)
    }
    aspect.create = { [counts] creation in
      counts.withLock { $0.creating += 1 }
      return try creation.proceed()
    }
    aspect.didCreate = { [counts, mark] event in
      counts.withLock { $0.created += 1 }
      if event.duration == nil { mark.violate("A creation has no duration") }
    }
    registry.add(aspect)
    registry.withCurrent {
      _ = Experiments.onExposure { [counts, mark] exposure in
        let choice = exposure.choice
        if choice.source == .assigned, choice.arm != Self.assignment.arm(for: choice.unit ?? "") {
          mark.violate("A unit was met in another arm than its own")
        }
        if choice.source != .overridden { counts.withLock { $0.exposures[choice.unit ?? "", default: 0] += 1 } }
      }
    }
  }

  /// Weights that put units into both arms.
  static let assignment = ExperimentAssignments.Experiment(
    name: "stress", arms: [.init("a", weight: 1), .init("b", weight: 1)])

  /// What must be true when the threads are done.
  func check() {
    let counts = counts.withLock { $0 }
    let (attempts, made) = mark.withBooks { ($0.attempts.values.reduce(0, +), $0.made.values.reduce(0, +)) }
    if counts.will != attempts || counts.creating != attempts {
      mark.violate(
        "\(attempts) runs of factories had \(counts.will) and \(counts.creating) hooks before and around them")
    }
    if counts.created != made { mark.violate("\(made) creations had \(counts.created) hooks after them") }
    for (unit, count) in counts.exposures where count != 1 {
      mark.violate("The exposure of unit '\(unit)' was reported \(count) times")
    }
  }
}
