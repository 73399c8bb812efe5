import MediatorKit
import ServiceKit
import Testing

/// A scope and its mediator number their tasks apart.
@Suite(.timeLimit(.minutes(2)))
struct TaskFamilyDefectTests {
  struct Lead: ModuleAction {}
  struct Hang: ModuleAction { let name: String }
  struct Follow: ModuleAction {}

  // The second one with a number took the place of the first, which then did not end with the task that had started it.
  @Test func `Tasks of a scope and of its mediator end with the task that started both`() async throws {
    let mediator = Mediator(modules: [])
    let (ended, hanging) = (Journal(), Gate())
    mediator.handle(Hang.self) { action, _ in
      await hanging.pass()
      try await Task.sleep(for: .seconds(3_600))
      _ = action
    }
    let follow = MediatorEvent("follow")
    // In the mediator, on behalf of the scope's task.
    mediator.handle(Follow.self) { _, call in
      try call.start(Hang(name: "mediator")).whenEnded { _ in ended.write("mediator") }
    }
    mediator.observe(follow, send: Follow())
    let scope = mediator.scope()
    scope.handle(Lead.self) { _, call in
      try call.start(Hang(name: "scope")).whenEnded { _ in ended.write("scope") }
      await call.notify(follow)
      try await Task.sleep(for: .seconds(3_600))
    }
    // So that the numbers of both are the same.
    _ = mediator.task(Hang(name: "number"))
    let task = scope.start(Lead())
    await hanging.arrived(2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await until { ended.count == 2 }
    #expect(Set(ended.lines) == ["mediator", "scope"])
  }
}
