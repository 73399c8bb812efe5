package import MediatorKit

// Actions and handlers of another module than the code that sends, as in an application.

/// An action that is answered at once.
package struct Tick: ImmediateAction {
  package typealias Output = Int
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// An action that is awaited.
package struct Tock: ModuleAction {
  package typealias Output = Int
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// The yardstick of what is answered at once.
package protocol Ticking: AnyObject, Sendable {
  func tick(_ value: Int) -> Int
}

/// Handles both.
package final class Ticker: Ticking {
  private let step = 3

  package init() {}

  @inline(never)
  package func tick(_ value: Int) -> Int { value &+ step }

  @Handles(Tick.self)
  func handle(_ action: Tick, _ call: ActionCall) -> Int { tick(action.value) }

  @Handles(Tock.self)
  @inline(never)
  package nonisolated(nonsending) func handle(_ action: Tock, _ call: ActionCall) async -> Int { tick(action.value) }
}

/// The yardsticks: an object of another module with a service and a handler in plain stored properties.
package final class ActionHolder {
  package var ticker: any Ticking
  package var handler: nonisolated(nonsending) @Sendable (Tock, ActionCall) async throws -> Int

  package init(_ ticker: Ticker) {
    self.ticker = ticker
    handler = { action, call in await ticker.handle(action, call) }
  }
}

/// One of many actions.
package struct Filler<First, Second>: ImmediateAction {
  package init() {}
}

/// One of many types.
package struct Nested<Inner> {}
