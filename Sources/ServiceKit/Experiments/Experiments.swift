/// Which arm of an experiment this run of the program is in.
///
/// An arm is asked for when an adapter is made; an adapter that is made stays, whatever is forced later.
public enum Experiments {
  /// The arm that is forced, else the experiment's first arm.
  public static func variant(of key: ExperimentKey) -> String {
    RegistryCore.current.state.withLock { $0.forcedArms[key.name] } ?? key.arms[0]
  }

  /// The experiment is in its arm `on`.
  public static func isEnabled(_ key: ExperimentKey) -> Bool { variant(of: key) == "on" }

  /// Chooses an arm for the rest of the run, in place of one chosen before.
  ///
  /// - Throws: ``ExperimentError`` for an arm that the experiment does not have.
  public static func force(_ key: ExperimentKey, _ arm: String) throws {
    guard key.arms.contains(arm) else { throw ExperimentError(key: key, arm: arm) }
    RegistryCore.current.state.withLock { $0.forcedArms[key.name] = arm }
  }
}

/// An arm that an experiment does not have.
public struct ExperimentError: Error, Equatable, CustomStringConvertible {
  public let key: ExperimentKey
  public let arm: String

  /// The fact and the ways out.
  public var description: String {
    let arms = key.arms.map { "'\($0)'" }.joined(separator: ", ")
    return "The experiment '\(key.name)' has no arm '\(arm)'. Its arms are \(arms)."
  }
}
