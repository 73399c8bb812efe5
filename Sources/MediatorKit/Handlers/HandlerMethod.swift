/// A method that handles an action, with the instance whose method it is; `@Handles` writes the types that conform.
///
/// It is a protocol, and no closure, since what is stored as a closure of generic types is called through two further
/// functions, each with a frame of its own where it waits.
@_documentation(visibility: internal)
public protocol HandlerMethod<Action>: Sendable {
  associatedtype Action: ModuleAction
  associatedtype Target: Sendable

  init(target: Target)

  nonisolated(nonsending) func run(_ action: Action, _ call: ActionCall) async throws -> Action.Output
}

/// A closure in place of a method: a free function, or a handler with middleware around it.
struct ClosureMethod<Action: ModuleAction>: HandlerMethod {
  private let body: HandlerRecord.Run<Action>

  init(target: @escaping HandlerRecord.Run<Action>) { body = target }

  nonisolated(nonsending) func run(_ action: Action, _ call: ActionCall) async throws -> Action.Output {
    try await body(action, call)
  }
}
