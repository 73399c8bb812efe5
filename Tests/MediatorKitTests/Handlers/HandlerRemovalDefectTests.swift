import MediatorKit
import Testing

/// What waits when one of several handlers of an action is removed.
@Suite(.timeLimit(.minutes(2)))
struct HandlerRemovalDefectTests {
  struct Ask: ModuleAction { typealias Output = String }

  let mediator = Mediator(modules: [])
  let other = MediatorState("HandlerRemovalDefectTests.other")

  // The task failed, and the message named a handler that it had never come to.
  @Test func `A task goes on when the handler for another state is removed`() async throws {
    let gate = Gate()
    mediator.handle(Ask.self) { _, _ in
      await gate.pass()
      return "plain"
    }
    let token = mediator.handle(Ask.self, in: other) { _, _ in "other" }
    let task = mediator.start(Ask())
    await gate.arrived()
    token.remove()
    await gate.open()
    #expect(try await task.value == "plain")
  }

  @Test func `A task fails when the last handler is removed`() async throws {
    let gate = Gate()
    let plain = mediator.handle(Ask.self) { _, _ in
      await gate.pass()
      return "plain"
    }
    mediator.handle(Ask.self, in: other) { _, _ in "other" }.remove()
    let task = mediator.start(Ask())
    await gate.arrived()
    plain.remove()
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(error?.code == .handlerRemoved)
    await gate.open()
  }
}
