/// An arm that an experiment does not have.
public struct ExperimentError: Error, Equatable, CustomStringConvertible {
  /// The experiment.
  public let key: ExperimentKey
  /// The arm that was asked for.
  public let arm: String

  /// Describes the refusal of an arm.
  ///
  /// - Parameters:
  ///   - key: the experiment.
  ///   - arm: the arm that it does not have.
  public init(key: ExperimentKey, arm: String) {
    self.key = key
    self.arm = arm
  }

  /// The fact and the ways out.
  public var description: String {
    let arms = key.arms.map { "'\($0)'" }.joined(separator: ", ")
    return "The experiment '\(key.name)' has no arm '\(arm)'. Its arms are \(arms)."
  }
}
