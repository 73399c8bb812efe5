internal import ServiceKit
internal import Synchronization

/// What decides in a mediator which of an action's handlers answers: its state, and its settings.
final class HandlerConditions: Sendable {
  private let parent: HandlerConditions?
  private let current = Guarded(Current())
  /// The number of the state; written with the lock held, and read without, so that a send takes none.
  private let number = Atomic<Int>(otherStates)

  private struct Current {
    var state = MediatorState.initial
    var values: [MediatorSetting: String] = [:]
    /// The states that have handlers, each with a number that stays its own.
    var numbers: [MediatorState: Int] = [:]

    var number: Int { numbers[state] ?? otherStates }
  }

  /// The number of every state that has no handlers.
  static let otherStates = 0

  init(parent: HandlerConditions?) { self.parent = parent }

  var state: MediatorState { current.withLock { $0.state } }

  /// The number of the state that the mediator is in: of a move that has returned, or of a later one.
  var stateNumber: Int { number.load(ordering: .acquiring) }

  /// The state and its number, of one moment.
  var numberedState: (state: MediatorState, number: Int) { current.withLock { ($0.state, $0.number) } }

  /// Gives numbers to states that have handlers.
  ///
  /// - Returns: the greatest of their numbers; what is beyond it is none of these states.
  func number(_ states: [MediatorState]) -> Int {
    current.withLock { current in
      for state in states where current.numbers[state] == nil { current.numbers[state] = current.numbers.count + 1 }
      number.store(current.number, ordering: .releasing)
      return states.compactMap { current.numbers[$0] }.max() ?? Self.otherStates
    }
  }

  func move(to state: MediatorState) -> MediatorState {
    var state = state
    current.withLock { current in
      swap(&current.state, &state)
      number.store(current.number, ordering: .releasing)
    }
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
