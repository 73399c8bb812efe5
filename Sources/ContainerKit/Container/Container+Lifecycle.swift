internal import ServiceKit

extension Container {
  /// The state that the components are in, or are on their way to; nil before the first.
  public var state: LifecycleState? { core.target == 0 ? nil : core.lifecycle.states[core.target - 1] }

  /// Brings all components into a state, through those between, forward or back.
  ///
  /// On the way up each state is told to all components in order before the next state; on the way down in reverse. From
  /// within a component's function it runs at once and fully. A closed container stays in no state.
  ///
  /// - Parameter state: one of the lifecycle's; nil takes the components out of all states.
  /// - Throws: ``ContainerError`` for a state that the lifecycle does not have.
  public func move(to state: LifecycleState?) throws(ContainerError) {
    guard let state else { return core.move(to: 0) }
    guard let index = core.lifecycle.states.firstIndex(of: state) else {
      throw .unknownState(state, of: core.lifecycle, in: core.reports.name)
    }
    core.move(to: index + 1)
  }
}
