internal import Synchronization

/// Everything that a registry knows at one moment, as a value: for bug reports, tests and tools.
///
/// It names types and files, and no id of a unit.
public struct AdapterSnapshot: Hashable, Sendable, Codable {
  /// The version of the form that this library writes.
  public static let currentVersion = 1

  /// The version of the form; ``currentVersion``.
  public var schemaVersion: Int
  /// The name of the running program.
  public var product: String
  /// What ``AdapterRegistry/bindings`` lists.
  public var bindings: [AdapterBinding]
  /// What ``AdapterRegistry/requirements`` lists.
  public var requirements: [AdapterRequirement]
  /// The experiments that are known: those of adapters, those that the program named, those that were asked for; sorted by
  /// name.
  public var experiments: [Experiment]
  /// What became of each adapter, sorted by name, file and line.
  public var adapters: [Adapter]

  /// An experiment and its arm in this run.
  public struct Experiment: Hashable, Sendable, Codable {
    /// The experiment's name.
    public var name: String
    /// Who decides what becomes of it.
    public var owner: String
    /// The day after which it should be gone.
    public var expires: String
    /// All its arms.
    public var arms: [String]
    /// The arm of this run.
    public var arm: String
    /// What decided about the arm.
    public var source: ExperimentSource
    /// Where the ids of units come from; nil without assignments.
    public var unitSource: String?
  }

  /// What became of one adapter, over all hosts.
  public struct Adapter: Hashable, Sendable, Codable {
    /// The class with its module.
    public var name: String
    /// `Module/File.swift`; nil where the program was built without descriptions.
    public var file: String?
    /// From 1; nil with ``file``.
    public var line: Int?
    /// The file name of the library that the adapter came in; nil for the program itself.
    public var image: String?
    /// The instances that are alive.
    public var live: Int
    /// How often the factory has run, failures included; 0 for an adapter that was registered at run time.
    public var creations: Int
    /// How long the runs took together, what they made within them included.
    public var totalNanoseconds: Int64
    /// How long the longest run took.
    public var longestNanoseconds: Int64
  }
}

extension AdapterRegistry {
  /// The registry at this moment.
  ///
  /// Nothing is made, and no experiment is exposed. Counts that change meanwhile may not fit one another.
  ///
  /// - Complexity: O(n) in the records of the program; the first call runs every accessor.
  public var snapshot: AdapterSnapshot {
    let core = core
    return AdapterSnapshot(
      schemaVersion: AdapterSnapshot.currentVersion, product: ProductName.current, bindings: bindings,
      requirements: requirements, experiments: core.knownExperimentKeys().map(core.snapshot(of:)),
      adapters: core.everyCell().map(\.snapshot).sorted {
        ($0.name, $0.file ?? "", $0.line ?? 0) < ($1.name, $1.file ?? "", $1.line ?? 0)
      })
  }
}

extension RegistryCore {
  fileprivate func snapshot(of key: ExperimentKey) -> AdapterSnapshot.Experiment {
    let choice = experimentChoice(of: key)
    return AdapterSnapshot.Experiment(
      name: key.name, owner: key.owner, expires: key.expires, arms: key.arms, arm: choice.arm, source: choice.source,
      unitSource: choice.unitSource)
  }
}

extension AdapterCell {
  fileprivate var snapshot: AdapterSnapshot.Adapter {
    let place = place
    return AdapterSnapshot.Adapter(
      name: qualifiedName, file: place?.fileID, line: place?.line, image: imageName,
      live: liveCount.load(ordering: .relaxed), creations: times.count.load(ordering: .relaxed),
      totalNanoseconds: times.total.load(ordering: .relaxed),
      longestNanoseconds: times.longest.load(ordering: .relaxed))
  }
}
