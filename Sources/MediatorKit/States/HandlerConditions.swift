internal import ServiceKit

/// What decides in a mediator which of an action's handlers answers: its state, and its settings.
final class HandlerConditions: Sendable {
  private let parent: HandlerConditions?
  private let current = Guarded<(state: MediatorState, values: [MediatorSetting: String])>((.initial, [:]))

  init(parent: HandlerConditions?) { self.parent = parent }

  var state: MediatorState { current.withLock(\.state) }

  func move(to state: MediatorState) -> MediatorState {
    var state = state
    current.withLock { swap(&$0.state, &state) }
    return state
  }

  func choose(_ setting: MediatorSetting, _ value: String) { current.withLock { $0.values[setting] = value } }

  /// What was chosen here, else in the mediator that this one is a scope of, else the first value.
  func choice(of setting: MediatorSetting) -> String {
    current.withLock { $0.values[setting] } ?? parent?.choice(of: setting) ?? setting.values[0]
  }

  /// What is chosen now; asking for the arm of an experiment is an exposure.
  func value(of decision: HandlerVariant.Switch) -> String {
    switch decision {
    case .experiment(let key): Experiments.variant(of: key)
    case .setting(let setting): choice(of: setting)
    }
  }
}
