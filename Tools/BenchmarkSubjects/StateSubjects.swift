package import MediatorKit

extension MediatorState {
  package static let reading = MediatorState("reading")
  package static let editing = MediatorState("editing")
}

/// An action that is answered at once, by a handler for the state.
package struct StateTick: ImmediateAction {
  package typealias Output = Int
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// An action that is awaited, with a handler for each state.
package struct StateTock: ModuleAction {
  package typealias Output = Int
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// Handles both, with the work of a ``Ticker``.
final class StateTicker: Sendable {
  private let ticker = Ticker()

  @Handles(StateTick.self)
  func handle(_ action: StateTick, _ call: ActionCall) -> Int { ticker.tick(action.value) }

  @Handles(StateTick.self, in: .reading)
  func handleReading(_ action: StateTick, _ call: ActionCall) -> Int { ticker.tick(action.value) &+ 1 }

  @Handles(StateTick.self, in: .editing)
  func handleEditing(_ action: StateTick, _ call: ActionCall) -> Int { ticker.tick(action.value) &+ 2 }

  @Handles(StateTock.self)
  nonisolated(nonsending) func handle(_ action: StateTock, _ call: ActionCall) async -> Int {
    ticker.tick(action.value)
  }

  @Handles(StateTock.self, in: .reading)
  nonisolated(nonsending) func handleReading(_ action: StateTock, _ call: ActionCall) async -> Int {
    ticker.tick(action.value) &+ 1
  }

  @Handles(StateTock.self, in: .editing)
  nonisolated(nonsending) func handleEditing(_ action: StateTock, _ call: ActionCall) async -> Int {
    ticker.tick(action.value) &+ 2
  }
}
