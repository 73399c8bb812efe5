/// What a registry knows about experiments; guarded with the rest of its state.
struct ExperimentState {
  /// Whom an arm was shown to.
  struct Meeting: Hashable {
    var experiment: String
    /// Bytes, since ids that differ in a byte are different units, also where `String` calls them equal.
    var unit: [UInt8]?
  }

  /// By the name of the experiment.
  var forcedArms: [String: String] = [:]
  private(set) var unit: String?
  private(set) var unitSource: String?
  private var assigned: [String: ExperimentAssignments.Experiment] = [:]
  /// The keys that the application named, and those that were asked for, by name.
  var keys: [String: ExperimentKey] = [:]
  private var meetings: Set<Meeting> = []
  /// In order, for handlers that come later.
  private(set) var exposures: [ExperimentExposure] = []
  var observers: [ExposureObservation] = []

  /// Puts assignments in place of those before.
  mutating func assign(_ assignments: ExperimentAssignments, unit: String, keys: [ExperimentKey]) {
    self.unit = unit
    unitSource = assignments.unitSource
    assigned = Dictionary(assignments.experiments.map { ($0.name, $0) }) { first, _ in first }
    for key in keys { self.keys[key.name] = key }
  }

  /// The assignment of an experiment, if there is one.
  func assignment(of key: ExperimentKey) -> ExperimentAssignments.Experiment? { assigned[key.name] }

  /// The arm; an override of the running task comes first.
  func choice(of key: ExperimentKey, overriddenBy override: ExperimentOverride? = nil) -> ExperimentChoice {
    func choice(_ arm: String, _ source: ExperimentSource) -> ExperimentChoice {
      ExperimentChoice(experiment: key.name, arm: arm, source: source, unit: unit, unitSource: unitSource)
    }
    if let override { return choice(override.arm, .overridden) }
    if let forced = forcedArms[key.name] { return choice(forced, .forced) }
    if let assignment = assigned[key.name], let unit, let arm = assignment.arm(for: unit) {
      return choice(arm, assignment.fixed == nil ? .assigned : .fixed)
    }
    return choice(key.arms[0], .first)
  }

  /// Notes that an arm was met.
  ///
  /// - Returns: what is to be told, and to whom; nil where it was told before.
  mutating func expose(
    _ key: ExperimentKey, _ choice: ExperimentChoice
  ) -> (ExperimentExposure, [ExposureObservation])? {
    let meeting = Meeting(experiment: key.name, unit: choice.unit.map { Array($0.utf8) })
    guard meetings.insert(meeting).inserted else { return nil }
    keys[key.name] = keys[key.name] ?? key
    let exposure = ExperimentExposure(key: key, choice: choice)
    exposures.append(exposure)
    return (exposure, observers)
  }
}
