extension Experiments {
  /// The experiment with a name: one of those given, else one of an adapter of the current registry.
  package static func key(named name: String, among keys: [ExperimentKey]) -> ExperimentKey? {
    RegistryCore.current.experimentKey(named: name, among: keys)
  }

  /// The names of the experiments that are given, and of those of adapters of the current registry.
  package static func names(with keys: [ExperimentKey]) -> [String] { RegistryCore.current.experimentNames(with: keys) }
}
