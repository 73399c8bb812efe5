extension NamedAction {
  /// Makes the action from parameters that were given by name, checked as ``Mediator/open(_:fileID:line:)`` checks them.
  ///
  /// Benchmarks measure with it what of an action that is asked for by name is decoding.
  package static func decoded(
    from values: [String: ActionValue], limits: LinkLimits = LinkLimits()
  ) throws -> Self {
    try ActionParameters(values, limits: limits).decode(Self.self)
  }
}
