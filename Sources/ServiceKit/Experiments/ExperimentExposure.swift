/// A unit has met an arm of an experiment: what an analysis counts.
public struct ExperimentExposure: Hashable, Sendable, CustomStringConvertible {
  /// The experiment.
  public let key: ExperimentKey
  /// The arm that was met, why it is this one, and the unit.
  public let choice: ExperimentChoice

  /// The arm was forced, or overridden for a task: nothing to count.
  public var isForced: Bool { choice.source == .forced || choice.source == .overridden }

  /// The choice, in one line.
  public var description: String { choice.description }
}
