internal import PositionedJSON

/// Which arm of an experiment this run of the program is in.
///
/// An arm is asked for when an adapter is looked up first: a service once in a registry, an adapter of a host once for
/// each host, a `.unique` one each time. What was found then stays, for all the protocols of the adapter, whatever is forced
/// or assigned later. Where the adapter could not be made, the next lookup asks again.
///
/// The first of these that has an answer decides: an override of the running task (``withOverride(_:_:_:)``), a forced arm
/// (``force(_:_:)``), the assignment (``assign(_:unit:among:)``), the key's first arm. All of it belongs to the current
/// registry; see ``AdapterRegistry/withCurrent(_:)``.
public enum Experiments {
  /// The arm of this run; asking counts as an exposure, see ``onExposure(_:)``.
  public static func variant(of key: ExperimentKey) -> String { RegistryCore.current.exposedChoice(of: key).arm }

  /// The experiment is in its arm `on`; asking counts as an exposure.
  public static func isEnabled(_ key: ExperimentKey) -> Bool { variant(of: key) == "on" }

  /// The arm of this run and what decided, for listings: no exposure.
  public static func choice(of key: ExperimentKey) -> ExperimentChoice {
    RegistryCore.current.experimentChoice(of: key)
  }

  /// Chooses an arm for the rest of the run, in place of one chosen before.
  ///
  /// - Throws: ``ExperimentError`` for an arm that the experiment does not have.
  public static func force(_ key: ExperimentKey, _ arm: String) throws {
    try check(key, arm)
    RegistryCore.current.state.withLock { $0.experiments.forcedArms[key.name] = arm }
  }

  /// Assigns arms to the units of this run, in place of assignments before.
  ///
  /// - Parameters:
  ///   - assignments: what an assignment file says.
  ///   - unit: the id of the unit that this run belongs to, not empty.
  ///   - keys: the program's experiments; those of adapters with `variant:` are known without being named here.
  /// - Throws: ``ExperimentAssignmentError`` for assignments that are wrong in themselves, for an experiment or an arm that
  ///   is not known, and for an empty unit; nothing is changed then.
  public static func assign(
    _ assignments: ExperimentAssignments, unit: String, among keys: [ExperimentKey] = []
  ) throws(ExperimentAssignmentError) {
    let core = RegistryCore.current
    if let fault = assignments.fault() { throw fault }
    if unit.isEmpty { throw ExperimentAssignmentError(path: "", fact: "the id of the unit is empty") }
    for (index, experiment) in assignments.experiments.enumerated() {
      guard let key = core.experimentKey(named: experiment.name, among: keys) else {
        let suggestion = NearNames(experiment.name, among: core.experimentNames(with: keys)).suggestion
        throw ExperimentAssignmentError(
          path: "experiments[\(index)].name", fact: "unknown experiment '\(experiment.name)'; \(suggestion)")
      }
      for (position, arm) in experiment.arms.enumerated() where !key.arms.contains(arm.name) {
        throw ExperimentAssignmentError(
          path: "experiments[\(index)].arms[\(position)].name",
          fact: "the experiment '\(key.name)' has no arm '\(arm.name)'; "
            + NearNames(arm.name, among: key.arms).suggestion)
      }
    }
    core.state.withLock { $0.experiments.assign(assignments, unit: unit, keys: keys) }
  }

  static func check(_ key: ExperimentKey, _ arm: String) throws {
    guard key.arms.contains(arm) else { throw ExperimentError(key: key, arm: arm) }
  }
}
