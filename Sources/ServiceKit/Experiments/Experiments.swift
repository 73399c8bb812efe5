/// Which arm of an experiment this run of the program is in.
///
/// An arm is asked for when an adapter is looked up first: a service once in a registry, an adapter of a host once for
/// each host, a `.unique` one each time. What was found then stays, for all the protocols of the adapter, whatever is forced later. Where the
/// adapter could not be made, the next lookup asks again.
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
