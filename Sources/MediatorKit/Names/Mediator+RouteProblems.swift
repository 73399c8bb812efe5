extension Mediator {
  /// What contradicts itself in the routes of the actions that are handled.
  func routeProblems() -> [String] { [] }
}
