/// Which arm each unit gets, for some experiments: what an assignment file says.
///
/// A unit is what an experiment tells apart: an installation, an account, a device. The value is `Codable`; a product reads
/// it from a file with ``init(json:)``, and hands it to
/// ``Experiments/assign(_:unit:among:)``.
///
/// ```json
/// {
///   "schemaVersion": 1,
///   "unitSource": "installation",
///   "experiments": [
///     {
///       "name": "autoplay",
///       "arms": [ { "name": "on", "weight": 10 }, { "name": "off", "weight": 90 } ]
///     }
///   ]
/// }
/// ```
///
/// Decoding checks everything that can be checked without knowing the program's experiments, and throws
/// ``ExperimentAssignmentError``; a key that is not known is an error too.
public struct ExperimentAssignments: Hashable, Sendable {
  /// The version of the form that this library reads and writes.
  public static let supportedVersion = 1

  /// The version of the form; ``supportedVersion``.
  public var schemaVersion: Int
  /// Where the ids of the units come from, in words; exposures and snapshots repeat it.
  public var unitSource: String
  /// The experiments, each name once.
  public var experiments: [Experiment]

  /// Makes assignments of the supported version.
  ///
  /// - Parameters:
  ///   - unitSource: where the ids of the units come from, in words.
  ///   - experiments: each name once.
  public init(unitSource: String, experiments: [Experiment]) {
    schemaVersion = Self.supportedVersion
    self.unitSource = unitSource
    self.experiments = experiments
  }

  /// What is wrong with the value in itself; nil where nothing is.
  func fault(at path: String = "") -> ExperimentAssignmentError? {
    let prefix = path.isEmpty ? "" : path + "."
    guard schemaVersion == Self.supportedVersion else {
      return .version(schemaVersion, at: prefix + "schemaVersion")
    }
    var first: [String: Int] = [:]
    for (index, experiment) in experiments.enumerated() {
      let place = "\(prefix)experiments[\(index)]"
      if let earlier = first[experiment.name] {
        return ExperimentAssignmentError(
          path: "\(place).name",
          fact: "the experiment '\(experiment.name)' is there already, in \(prefix)experiments[\(earlier)]")
      }
      first[experiment.name] = index
      if let fault = experiment.fault(at: place) { return fault }
    }
    return nil
  }
}
