import MediatorKit
import Testing

struct StateErrorTests {
  struct Save: ModuleAction {}
  struct Draw: ImmediateAction {
    typealias Output = Int
  }

  let mediator = Mediator(modules: [])

  @Test func `An action that has handlers for other states only is an error that names them`() async {
    let added = #line + 1
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    let sent = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Save()) }
    #expect(error?.code == .otherState)
    #expect(
      error?.description == """
        Nothing handles MediatorKitTests.StateErrorTests.Save in the state 'init'.
          a handler in the state focusTitle at MediatorKitTests/StateErrorTests.swift:\(added)
          sent by code at MediatorKitTests/StateErrorTests.swift:\(sent)
          Ways out:
            1. Move to a state that has a handler.
            2. Mark a function for this state: in:.
            3. Mark a function for every state that has none: leave in: out.
        """)
  }

  @Test func `Two handlers for one state are an error that names both`() async {
    let added = #line + 1
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    mediator.handle(Save.self) { _, _ in }
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Save()) }
    #expect(
      error?.description == """
        2 functions handle MediatorKitTests.StateErrorTests.Save.
          a handler in the state focusTitle at MediatorKitTests/StateErrorTests.swift:\(added)
          a handler in the state focusTitle at MediatorKitTests/StateErrorTests.swift:\(added + 1)
          Ways out:
            1. Keep one of them.
            2. Link only one of the targets that declare them.
            3. If they are for different states or variants, say so: in:, variant: or setting:.
        """)
  }

  @Test func `Validation finds two handlers for one state, and is content with one for each`() throws {
    mediator.handle(Save.self) { _, _ in }
    mediator.handle(Save.self, in: .focusContent) { _, _ in }
    try mediator.validate()
    let added = #line + 1
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    let error = #expect(throws: MediatorError.self) { try mediator.validate() }
    #expect(
      error?.description == """
        One thing is wrong with the actions and modules:
          MediatorKitTests.StateErrorTests.Save has 2 handlers: a handler in the state focusTitle at \
        MediatorKitTests/StateErrorTests.swift:\(added), a handler in the state focusTitle at \
        MediatorKitTests/StateErrorTests.swift:\(added + 1)
        """)
  }

  @Test func `An action that was sent synchronously in a state whose handler may wait is an error`() throws {
    mediator.handleImmediately(Draw.self) { _, _ in 1 }
    mediator.handle(Draw.self, in: .focusTitle) { _, _ in 2 }
    #expect(try mediator.send(Draw()) == 1)
    mediator.move(to: .focusTitle)
    #expect(throws: MediatorError.self) { try mediator.send(Draw()) }
  }

  @Test func `The listing shows the state`() {
    let added = #line + 1
    mediator.handle(Save.self, in: .focusTitle) { _, _ in }
    #expect(
      mediator.description
        == "MediatorKitTests.StateErrorTests.Save -> a handler at MediatorKitTests/StateErrorTests.swift:\(added) "
        + "(in the state focusTitle)")
    #expect(mediator.snapshot.actions[0].handlers[0].state == "focusTitle")
    #expect(mediator.snapshot.state == "init")
  }

  @Test func `Middleware runs once around the handler of whichever state`() async throws {
    let journal = Journal()
    mediator.use { call, next in
      journal.write("around")
      return try await next(call)
    }
    mediator.handle(Save.self) { _, _ in journal.write("plain") }
    mediator.handle(Save.self, in: .focusTitle) { _, _ in journal.write("title") }
    try await mediator.send(Save())
    mediator.move(to: .focusTitle)
    try await mediator.send(Save())
    #expect(journal.lines == ["around", "plain", "around", "title"])
  }

  @Test func `A middleware that moves to another state decides which handler answers`() async throws {
    let journal = Journal()
    mediator.use { [mediator] call, next in
      mediator.move(to: .focusTitle)
      return try await next(call)
    }
    mediator.handle(Save.self) { _, _ in journal.write("plain") }
    mediator.handle(Save.self, in: .focusTitle) { _, _ in journal.write("title") }
    try await mediator.send(Save())
    #expect(journal.lines == ["title"])
  }
}
