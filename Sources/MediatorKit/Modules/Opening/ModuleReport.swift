public import ServiceKit

/// What was counted of the modules of a mediator: for listings, and as JSON.
///
/// A report of another version than ``currentVersion`` is refused when it is decoded; members that a later program adds
/// within a version are passed over.
public struct ModuleReport: Codable, Hashable, Sendable {
  /// The version of the form that is written and read, 1.
  public static var currentVersion: Int { 1 }

  /// The version of the form.
  public private(set) var schemaVersion = currentVersion
  /// The modules that are linked, in link order.
  public var modules: [Row]
  /// The requests that had to wait.
  public var parking: Parking

  /// One module.
  public struct Row: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The class, with its module.
    public var className: String
    /// Where it is declared; nil where the program was built without descriptions.
    public var place: SourcePlace?
    /// The policy by its name; nil: by the origin of each opening.
    public var policy: String?
    /// The gate that must be open; nil for none.
    public var gate: String?
    /// How many are open now.
    public var active: Int
    /// How often it was opened.
    public var launches: Int
    /// How often an open one was told in place of opening another.
    public var reuses: Int
    /// How often its initialiser threw.
    public var failures: Int
    /// How often it was closed.
    public var closes: Int
    /// How often it refused to be closed.
    public var refusedCloses: Int
    /// How often a method answered after the module was closed.
    public var lateResults: Int
    /// For how long those that are closed were open, together, in nanoseconds.
    public var totalNanoseconds: Int64
    /// For how long the one was open that was open longest, in nanoseconds.
    public var longestNanoseconds: Int64
  }

  /// The requests that came before the program was ready, or before a gate was open.
  public struct Parking: Codable, Hashable, Sendable {
    /// How many wait now.
    public var waiting: Int
    /// How many have waited, all in all.
    public var parked: Int
    /// How many were delivered.
    public var delivered: Int
    /// How many were refused because too many waited.
    public var tooMany: Int
    /// How many were dropped because they waited too long.
    public var tooLong: Int
    /// How many were dropped because their gate was refused.
    public var refused: Int
  }
}

extension Mediator {
  /// What was counted of the modules so far.
  ///
  /// - Complexity: O(n) in all records.
  public var moduleReport: ModuleReport {
    let counts = core.targets.modules.counts()
    let active = Dictionary(grouping: activeModules, by: \.id)
    let rows = linkedModules.map { module in
      ModuleReport.Row(module, counts[module.id] ?? ModuleCounts(), active: active[module.id]?.count ?? 0)
    }
    let parking = core.readiness.state.withLock { ModuleReport.Parking($0.counts, waiting: $0.parked.count) }
    return ModuleReport(modules: rows, parking: parking)
  }
}

extension ModuleReport {
  /// Reads a report.
  ///
  /// - Throws: what a decoder throws, and `DecodingError.dataCorrupted` for a form of another version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
    guard schemaVersion == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container,
        debugDescription: "the report has another version than \(Self.currentVersion), the one that is read")
    }
    modules = try container.decode([Row].self, forKey: .modules)
    parking = try container.decode(Parking.self, forKey: .parking)
  }
}

extension ModuleReport.Row {
  init(_ module: LinkedModule, _ counts: ModuleCounts, active: Int) {
    self.init(
      id: module.id, className: module.className, place: module.place, policy: module.policy?.name,
      gate: module.gate, active: active, launches: counts.launches, reuses: counts.reuses,
      failures: counts.failures, closes: counts.closes, refusedCloses: counts.refusedCloses,
      lateResults: counts.lateResults, totalNanoseconds: counts.total.nanoseconds,
      longestNanoseconds: counts.longest.nanoseconds)
  }
}

extension ModuleReport.Parking {
  init(_ counts: ParkingCounts, waiting: Int) {
    self.init(
      waiting: waiting, parked: counts.parked, delivered: counts.delivered, tooMany: counts.tooMany,
      tooLong: counts.tooLong, refused: counts.refused)
  }
}
