/// The name of an experiment, typed: its arms, who owns it and until when.
///
/// ```swift
/// extension ExperimentKey {
///   static let autoplay = ExperimentKey("autoplay", arms: ["on", "off"], owner: "playback", expires: "2027-06-30")
/// }
/// ```
public struct ExperimentKey: Hashable, Sendable, CustomStringConvertible {
  /// The name, unique in the program; what the command line and assignment files use.
  public let name: String
  /// The arms; the first one is chosen where nothing says otherwise.
  public let arms: [String]
  /// Who decides what becomes of it.
  public let owner: String
  /// The day after which it should be gone, as `YYYY-MM-DD`.
  public let expires: String

  /// Declares an experiment.
  ///
  /// - Parameters:
  ///   - name: unique in the program.
  ///   - arms: at least one; the first is the default.
  ///   - owner: who decides what becomes of it.
  ///   - expires: the day after which it should be gone, as `YYYY-MM-DD`.
  public init(_ name: String, arms: [String], owner: String, expires: String) {
    precondition(!arms.isEmpty, "The experiment '\(name)' needs at least one arm")
    self.name = name
    self.arms = arms
    self.owner = owner
    self.expires = expires
  }

  /// Two keys are equal when their names are.
  public static func == (left: ExperimentKey, right: ExperimentKey) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The name.
  public var description: String { name }
}
