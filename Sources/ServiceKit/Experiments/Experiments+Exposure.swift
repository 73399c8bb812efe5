extension Experiments {
  /// Reports each exposure in the current registry to a handler: the first time that an arm decides which adapter is bound,
  /// or that it is asked for, once for each experiment and unit.
  ///
  /// Exposures that happened before the handler came are reported to it at once, on the calling thread and in order, so
  /// that nothing is lost that was looked up before an analysis was ready. An override of a task is an exposure of its own,
  /// reported once for each override to the handlers that are there.
  ///
  /// - Parameter handler: called on the thread on which it happens, with no lock held, before the adapter is made. It may
  ///   look adapters up, ask for arms, and cancel.
  /// - Returns: what ends the reports; dropping it does not.
  @discardableResult
  public static func onExposure(_ handler: @escaping @Sendable (ExperimentExposure) -> Void) -> ExposureObservation {
    let core = RegistryCore.current
    let observation = ExposureObservation(core: core, handler: handler)
    let earlier = core.state.withLock { state in
      state.experiments.observers.append(observation)
      return state.experiments.exposures
    }
    for exposure in earlier { observation.deliver(exposure) }
    return observation
  }
}
