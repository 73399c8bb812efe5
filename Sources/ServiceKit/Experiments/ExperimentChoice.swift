/// The arm of an experiment in this run, and why it is this one.
public struct ExperimentChoice: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the experiment.
  public var experiment: String
  /// One of its arms.
  public var arm: String
  /// What decided.
  public var source: ExperimentSource
  /// The id of the unit, where assignments are in use, also if something else decided.
  public var unit: String?
  /// Where the id comes from, as the assignments say.
  public var unitSource: String?

  /// One line: `autoplay=on (assigned to installation 7f3a)`.
  public var description: String {
    guard source == .assigned, let unit, let unitSource else { return "\(experiment)=\(arm) (\(source))" }
    return "\(experiment)=\(arm) (assigned to \(unitSource) \(unit))"
  }
}

/// What decided about the arm of an experiment.
///
/// The first in this list that has an answer does: a task's override, a forced arm, the assignment, the first arm.
public struct ExperimentSource: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The word that listings and snapshots use.
  public let description: String

  private init(_ word: String) { description = word }

  /// ``Experiments/withOverride(_:_:_:)`` of the running task.
  public static let overridden = ExperimentSource("overridden")
  /// ``Experiments/force(_:_:)``.
  public static let forced = ExperimentSource("forced")
  /// The assignment, which gives every unit the same arm.
  public static let fixed = ExperimentSource("fixed")
  /// The assignment, by the unit's hash.
  public static let assigned = ExperimentSource("assigned")
  /// Nothing else: the key's first arm.
  public static let first = ExperimentSource("first")

  /// All sources, in the order in which they are asked.
  public static let all: [ExperimentSource] = [.overridden, .forced, .fixed, .assigned, .first]

  /// Reads the source's word.
  ///
  /// - Parameter decoder: what to read from.
  /// - Throws: `DecodingError` for a word that is no source.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let source = Self.all.first(where: { $0.description == word }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(word)' is no source; sources are \(Self.all.map(\.description))")
    }
    self = source
  }

  /// Writes the source's word.
  ///
  /// - Parameter encoder: what to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
