extension Experiments {
  /// Puts the running task and its children into an arm, whatever is forced or assigned; for tests.
  ///
  /// Overrides nest, the innermost of an experiment holds; parallel tasks do not see them. `Task {}` keeps them, a detached
  /// task and a dispatch queue do not. A service that is made already stays as it is, and one that is made in the body
  /// stays in its registry afterwards: use a registry of your own together with an override.
  ///
  /// - Parameters:
  ///   - key: the experiment.
  ///   - arm: one of its arms.
  ///   - body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: ``ExperimentError`` for an arm that the experiment does not have, and what the body throws.
  public static func withOverride<Value>(
    _ key: ExperimentKey, _ arm: String, _ body: () throws -> Value
  ) throws -> Value {
    try check(key, arm)
    return try ExperimentOverride.$innermost.withValue(ExperimentOverride(key, arm), operation: body)
  }

  /// The same for an asynchronous body, over all its suspensions.
  ///
  /// - Parameters:
  ///   - key: the experiment.
  ///   - arm: one of its arms.
  ///   - body: runs at once, in the caller's isolation.
  /// - Returns: what the body returns.
  /// - Throws: ``ExperimentError`` for an arm that the experiment does not have, and what the body throws.
  public nonisolated(nonsending) static func withOverride<Value>(
    _ key: ExperimentKey, _ arm: String, _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try check(key, arm)
    return try await ExperimentOverride.$innermost.withValue(ExperimentOverride(key, arm)) { try await body() }
  }
}
