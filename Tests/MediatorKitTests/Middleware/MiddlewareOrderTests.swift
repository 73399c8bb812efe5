import MediatorKit
import Testing

@Suite("Middleware runs around actions")
struct MiddlewareOrderTests {
  struct Show: ModuleAction {
    typealias Output = Int
    var number = 1
  }

  struct Look: ImmediateAction {
    typealias Output = Int
  }

  struct Log: ModuleAction {
    var line: String
  }

  struct Note: ImmediateAction {
    var line: String
  }

  struct Named: ImmediateMiddleware {
    let name: String
    let journal: Journal

    nonisolated(nonsending) func handle<A: ModuleAction>(
      _ action: A, _ call: ActionCall, _ next: consuming Next<A>
    ) async throws -> A.Output {
      journal.write("\(name) in")
      defer { journal.write("\(name) out") }
      return try await next(action, call)
    }

    func handle<A: ImmediateAction>(
      _ action: A, _ call: ActionCall, _ next: consuming ImmediateNext<A>
    ) throws -> A.Output {
      journal.write("\(name) in")
      defer { journal.write("\(name) out") }
      return try next(action, call)
    }
  }

  let mediator = Mediator(modules: [])
  let journal = Journal()

  init() {
    mediator.handle(Show.self) { [journal] action, _ in
      journal.write("handler")
      guard action.number > 0 else { throw Refused() }
      try Task.checkCancellation()
      return action.number
    }
    mediator.handleImmediately(Look.self) { [journal] _, _ in
      journal.write("handler")
      return 7
    }
  }

  private func addThree() {
    mediator.use(Named(name: "a", journal: journal))
    mediator.use { [journal] call, next in
      journal.write("b in")
      defer { journal.write("b out") }
      return try await next(call)
    } immediately: { [journal] call, next in
      journal.write("b in")
      defer { journal.write("b out") }
      return try next(call)
    }
    mediator.use(Named(name: "c", journal: journal))
  }

  private let nested = ["a in", "b in", "c in", "handler", "c out", "b out", "a out"]

  // https://github.com/LuckyPennySoftware/MediatR/issues/754
  @Test func `Each once, in the order in which it was added, and out in reverse`() async throws {
    addThree()
    #expect(try await mediator.send(Show()) == 1)
    #expect(journal.lines == nested)
  }

  @Test func `The same around an action that is answered at once`() throws {
    addThree()
    #expect(try mediator.send(Look()) == 7)
    #expect(journal.lines == nested)
  }

  @Test func `The same for an error`() async {
    addThree()
    await #expect(throws: Refused.self) { try await mediator.send(Show(number: 0)) }
    #expect(journal.lines == nested)
  }

  @Test func `The same for a call that is cancelled`() async {
    addThree()
    let gate = Gate()
    let task = Task { [mediator] in
      await gate.pass()
      return try await mediator.send(Show())
    }
    await gate.arrived()
    task.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(journal.lines == nested)
  }

  @Test func `Closures that follow one another keep their order`() async throws {
    for name in ["a", "b", "c"] {
      mediator.use { [journal] call, next in
        journal.write("\(name) in")
        defer { journal.write("\(name) out") }
        return try await next(call)
      }
    }
    #expect(try await mediator.send(Show()) == 1)
    #expect(journal.lines == nested)
  }

  @Test func `Code for one action may change it, and does not run for another`() async throws {
    mediator.use(for: Show.self) { action, call, next in
      try await next(Show(number: action.number + 1), call) * 10
    }
    #expect(try await mediator.send(Show()) == 20)
    #expect(try mediator.send(Look()) == 7)
  }

  @Test func `What is removed runs no more`() async throws {
    let token = mediator.use(Named(name: "a", journal: journal))
    mediator.use(Named(name: "b", journal: journal))
    token.remove()
    token.remove()
    #expect(try await mediator.send(Show()) == 1)
    #expect(journal.lines == ["b in", "handler", "b out"])
  }

  @Test func `An action can be sent before and after another`() async throws {
    mediator.handle(Log.self) { [journal] action, call in journal.write("\(action.line) \(call.chain.count)") }
    mediator.before(Show.self, send: Log(line: "before"))
    mediator.after(Show.self, send: Log(line: "after"))
    #expect(try await mediator.send(Show()) == 1)
    #expect(journal.lines == ["before 1", "handler", "after 1"])
  }

  @Test func `What is sent after an action is sent after an error too`() async {
    mediator.handle(Log.self) { [journal] action, _ in journal.write(action.line) }
    mediator.after(Show.self, send: Log(line: "after"))
    await #expect(throws: Refused.self) { try await mediator.send(Show(number: 0)) }
    #expect(journal.lines == ["handler", "after"])
  }

  @Test func `What fails before an action keeps it from running`() async {
    mediator.handle(Log.self) { _, _ in throw Refused() }
    mediator.before(Show.self, send: Log(line: "before"))
    await #expect(throws: Refused.self) { try await mediator.send(Show()) }
    #expect(journal.lines == [])
  }

  @Test func `What fails after an action is reported, and the answer stays`() async throws {
    mediator.onReport { [journal] error in journal.write(error.description) }
    mediator.handle(Log.self) { _, _ in throw Refused() }
    mediator.after(Show.self, send: Log(line: "after"))
    let line = #line + 1
    #expect(try await mediator.send(Show()) == 1)
    #expect(
      journal.lines == [
        "handler",
        """
        MediatorKitTests.MiddlewareOrderTests.Log, which is sent after \
        MediatorKitTests.MiddlewareOrderTests.Show, failed.
          sent by code at MediatorKitTests/MiddlewareOrderTests.swift:\(line)
          the error is a MediatorKitTests.Refused
        """,
      ])
  }

  @Test func `Before and after work at once where both actions do`() throws {
    mediator.handleImmediately(Note.self) { [journal] action, _ in journal.write(action.line) }
    mediator.before(Look.self, send: Note(line: "before"))
    mediator.after(Look.self, send: Note(line: "after"))
    #expect(try mediator.send(Look()) == 7)
    #expect(journal.lines == ["before", "handler", "after"])
  }

  @Test func `Middleware that may wait is never passed by`() {
    let used = #line + 1
    mediator.use { call, next in try await next(call) }
    let sent = #line + 1
    let error = #expect(throws: MediatorError.self) { try mediator.send(Look()) }
    #expect(
      error?.description == """
        MediatorKitTests.MiddlewareOrderTests.Look was sent synchronously, and the middleware may wait.
          sent by code at MediatorKitTests/MiddlewareOrderTests.swift:\(sent)
          the middleware was added at MediatorKitTests/MiddlewareOrderTests.swift:\(used)
          Ways out:
            1. Give it a second closure: use { … } immediately: { … }.
            2. Send the action with await.
        """)
    #expect(journal.lines == [])
  }

  // https://github.com/AxonIQ/AxonFramework/pull/5030
  @Test func `With a middleware of every form the handler runs once in each send, and so does each of them`()
    async throws
  {
    let journal = journal
    mediator.use { call, next in
      journal.write("any")
      return try await next(call)
    }
    mediator.use(for: Show.self) { action, call, next in
      journal.write("one")
      return try await next(action, call)
    }
    addThree()
    for _ in 1...3 { _ = try await mediator.send(Show()) }
    #expect(journal.lines.filter { $0 == "handler" }.count == 3)
    for name in ["any", "one", "a in", "b in", "c in"] {
      #expect(journal.lines.filter { $0 == name }.count == 3, "\(name)")
    }
  }

  // https://github.com/alibaba/ARouter/issues/893
  @Test func `A thousand calls that hang in a middleware do not delay the next one`() async throws {
    let gate = Gate()
    mediator.use(for: Show.self) { action, call, next in
      if action.number == 1 { await gate.pass() }
      return try await next(action, call)
    }
    let hung = (0..<1_000).map { _ in mediator.start(Show()) }
    #expect(try await mediator.send(Show(number: 2)) == 2)
    #expect(mediator.tasks.count == 1_000)
    await gate.open()
    for task in hung { #expect(try await task.value == 1) }
  }

  @Test func `A middleware that refuses keeps the rest from running`() async {
    mediator.use { _, _ in throw Refused(reason: "closed") }
    mediator.use(Named(name: "inner", journal: journal))
    await #expect(throws: Refused(reason: "closed")) { try await mediator.send(Show()) }
    #expect(journal.lines == [])
  }
}
