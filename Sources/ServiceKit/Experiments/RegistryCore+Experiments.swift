extension RegistryCore {
  /// The arm of an experiment for the running task, and why; nobody is told.
  func experimentChoice(of key: ExperimentKey) -> ExperimentChoice {
    let override = ExperimentOverride.current(of: key)
    return state.withLock { $0.experiments.choice(of: key, overriddenBy: override) }
  }

  /// The arm of an experiment that decides about something now; handlers of exposures are told, once.
  func exposedChoice(of key: ExperimentKey) -> ExperimentChoice {
    if let override = ExperimentOverride.current(of: key) {
      let (choice, observers) = state.withLock { state in
        (state.experiments.choice(of: key, overriddenBy: override), state.experiments.observers)
      }
      if override.expose() {
        for observer in observers { observer.deliver(ExperimentExposure(key: key, choice: choice)) }
      }
      return choice
    }
    let (choice, news) = state.withLock { state in
      let choice = state.experiments.choice(of: key)
      return (choice, state.experiments.expose(key, choice))
    }
    if let (exposure, observers) = news {
      for observer in observers { observer.deliver(exposure) }
    }
    return choice
  }

  /// The key of an experiment by its name: one of those given, else one of an adapter of this registry.
  func experimentKey(named name: String, among keys: [ExperimentKey]) -> ExperimentKey? {
    keys.first { $0.name == name } ?? linkedExperimentKeys().first { $0.name == name }
  }

  /// The keys of the experiments that adapters of this registry are arms of, each name once, in link order.
  func linkedExperimentKeys() -> [ExperimentKey] {
    var seen: Set<String> = []
    return allCells().compactMap(\.declaration.variant?.experiment).filter { seen.insert($0.name).inserted }
  }

  /// Every key that is known, sorted by name.
  func knownExperimentKeys() -> [ExperimentKey] {
    var known = state.withLock { $0.experiments.keys }
    for key in linkedExperimentKeys() where known[key.name] == nil { known[key.name] = key }
    return known.values.sorted { $0.name < $1.name }
  }

  /// The names that a message about an unknown experiment offers.
  func experimentNames(with keys: [ExperimentKey]) -> [String] {
    var seen: Set<String> = []
    return (keys + linkedExperimentKeys()).map(\.name).filter { seen.insert($0).inserted }
  }
}
