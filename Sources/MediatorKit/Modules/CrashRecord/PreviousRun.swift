/// What a crash record says of the last run of the program.
public struct PreviousRun: Hashable, Sendable, CustomStringConvertible {
  /// How the last run ended.
  public struct Outcome: Hashable, Sendable {
    let name: String

    /// No run was recorded in the file.
    public static let notRecorded = Outcome(name: "not recorded")
    /// It ended by ``CrashRecord/finish()``, or by `exit`.
    public static let orderly = Outcome(name: "orderly")
    /// It ended in another way: a crash, a signal, or the system took it away.
    public static let notOrderly = Outcome(name: "not orderly")
    /// It cannot be known; see ``PreviousRun/reason``.
    public static let unknown = Outcome(name: "unknown")
  }

  /// How the last run ended.
  public let outcome: Outcome
  /// The ids of the modules that were open, being opened or being cleaned up at the end, from the top; empty where the run did not end
  /// without order.
  ///
  /// Where there were very many, those nearest to the top; ``moduleCount`` says how many there were.
  public let modules: [String]
  /// How many modules there were.
  public let moduleCount: Int
  /// Why it cannot be known; nil where it is known.
  public let reason: String?

  /// The id of the module that was on top; nil where there was none, where the run ended orderly, and where it cannot be known.
  public var top: String? { modules.first }

  init(_ outcome: Outcome, modules: [String] = [], moduleCount: Int = 0, reason: String? = nil) {
    self.outcome = outcome
    self.modules = modules
    self.moduleCount = moduleCount
    self.reason = reason
  }

  static func unknown(_ reason: String) -> PreviousRun { PreviousRun(.unknown, reason: reason) }

  /// In one sentence.
  public var description: String {
    switch outcome {
    case .orderly: "The last run ended orderly."
    case .notOrderly where modules.isEmpty: "The last run did not end orderly; no module was open."
    case .notOrderly: "The last run did not end orderly; the module on top was '\(modules[0])'."
    case .unknown: "How the last run ended cannot be known: \(reason ?? "")."
    default: "No run was recorded."
    }
  }
}
