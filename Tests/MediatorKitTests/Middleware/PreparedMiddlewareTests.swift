import MediatorKit
import Testing

@Suite("Middleware that has to be prepared")
struct PreparedMiddlewareTests {
  struct Show: ModuleAction {}
  struct Look: ImmediateAction {}

  struct Counting: ImmediateMiddleware {
    let journal: Journal

    nonisolated(nonsending) func handle<A: ModuleAction>(
      _ action: A, _ call: ActionCall, _ next: consuming Next<A>
    ) async throws -> A.Output {
      journal.write("middleware")
      return try await next(action, call)
    }

    func handle<A: ImmediateAction>(
      _ action: A, _ call: ActionCall, _ next: consuming ImmediateNext<A>
    ) throws -> A.Output {
      journal.write("middleware")
      return try next(action, call)
    }
  }

  let mediator = Mediator(modules: [])
  let journal = Journal()

  init() {
    mediator.handle(Show.self) { [journal] _, _ in journal.write("handler") }
    mediator.handleImmediately(Look.self) { [journal] _, _ in journal.write("handler") }
  }

  // https://github.com/alibaba/ARouter/issues/733
  @Test func `The first actions wait for it, and none passes it by`() async throws {
    let gate = Gate()
    mediator.use(preparing: { [journal] in
      await gate.pass()
      journal.write("prepared")
      return Counting(journal: journal)
    })
    let calls = (0..<20).map { _ in Task { [mediator] in try await mediator.send(Show()) } }
    await gate.arrived()
    #expect(journal.lines == [])
    await gate.open()
    for call in calls { try await call.value }
    #expect(journal.lines.first == "prepared")
    #expect(journal.lines.filter { $0 == "prepared" }.count == 1)
    #expect(journal.lines.filter { $0 == "middleware" }.count == 20)
    #expect(journal.lines.filter { $0 == "handler" }.count == 20)
  }

  @Test func `A synchronous send fails until it is ready`() async throws {
    let used = #line + 1
    mediator.use(preparing: { [journal] in Counting(journal: journal) })
    let sent = #line + 1
    let error = #expect(throws: MediatorError.self) { try mediator.send(Look()) }
    #expect(
      error?.description == """
        MediatorKitTests.PreparedMiddlewareTests.Look was sent synchronously, and the middleware \
        MediatorKitTests.PreparedMiddlewareTests.Counting is not ready.
          sent by code at MediatorKitTests/PreparedMiddlewareTests.swift:\(sent)
          the middleware was added at MediatorKitTests/PreparedMiddlewareTests.swift:\(used)
          Ways out:
            1. Send the action with await, which waits for it.
            2. Send an action that waits before.
        """)
    try await mediator.send(Show())
    func synchronously() throws { try mediator.send(Look()) }
    try synchronously()
    #expect(journal.lines == ["middleware", "handler", "middleware", "handler"])
  }

  @Test func `Where it cannot be prepared, the call fails and the next one tries again`() async throws {
    mediator.use(preparing: { [journal] in
      journal.write("try")
      guard journal.count > 1 else { throw Refused() }
      return Counting(journal: journal)
    })
    await #expect(throws: Refused.self) { try await mediator.send(Show()) }
    try await mediator.send(Show())
    #expect(journal.lines == ["try", "try", "middleware", "handler"])
  }
}
