public import ServiceKit

/// An experiment that decides whether a component is in a scene.
public struct SceneGate: Hashable, Sendable, CustomStringConvertible {
  /// The experiment.
  public let experiment: ExperimentKey
  /// The arm in which the component is in.
  public let arm: String

  /// Whether the component is in, in this run; asking counts as an exposure of the experiment.
  ///
  /// The arm may change while the program runs: ask once for each container, and keep the answer.
  public var isOpen: Bool { Experiments.variant(of: experiment) == arm }

  /// `interest=on`.
  public var description: String { "\(experiment.name)=\(arm)" }
}
