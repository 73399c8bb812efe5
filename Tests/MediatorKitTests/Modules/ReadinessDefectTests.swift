import MediatorKit
import ServiceKit
import Testing

/// What waits for the program to be ready, and a mediator that is closed or a user who is asked.
@Suite(.timeLimit(.minutes(2)))
struct ReadinessDefectTests {
  struct Delete: NamedAction {
    typealias Output = String
    static let route = ActionRoute("Readiness.delete", path: "delete", exposure: .linkWithConfirmation)
  }

  let mediator = Mediator(modules: [])
  let journal = Journal()

  init() {
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(Delete.self) { [journal] _, _ in
      journal.write("deleted")
      return "done"
    }
  }

  private func confirm() {
    mediator.confirmLinks { [journal] _ in
      journal.write("asked")
      return true
    }
  }

  private func parked(_ mediator: Mediator) async -> Task<any Sendable, any Error> {
    let before = mediator.parkedRequests
    let task = Task { try await mediator.open(.url("feed://delete"), fileID: "App/main.swift", line: 7) }
    await until { mediator.parkedRequests > before }
    return task
  }

  // The user was asked before the program could show anything, or the link was refused since nobody could be asked yet.
  @Test func `The user is asked once the program is ready`() async throws {
    mediator.holdUntilReady()
    let task = await parked(mediator)
    #expect(journal.lines == [])
    confirm()
    mediator.becomeReady()
    #expect(try await task.value as? String == "done")
    #expect(journal.lines == ["asked", "deleted"])
  }

  // It waited for as long as it was allowed to, ten minutes by default.
  @Test func `What waits ends with the mediator`() async throws {
    confirm()
    mediator.holdUntilReady()
    let task = await parked(mediator)
    mediator.close()
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(
      error?.description == """
        MediatorKitTests.ReadinessDefectTests.Delete was sent, and the mediator is closed.
          sent by url from an unknown source at App/main.swift:7
          Way out: Close a mediator when nobody uses it any more.
        """)
    #expect(mediator.parkedRequests == 0)
    #expect(journal.lines == [])
  }

  @Test func `A scope that is closed ends its own requests only`() async throws {
    confirm()
    mediator.holdUntilReady()
    let scope = mediator.scope()
    let (own, other) = (await parked(scope), await parked(mediator))
    scope.close()
    let error = await #expect(throws: MediatorError.self) { try await own.value }
    #expect(error?.code == .closed)
    mediator.becomeReady()
    #expect(try await other.value as? String == "done")
    #expect(journal.lines == ["asked", "deleted"])
  }

  // The user was asked, and then told that the mediator is closed.
  @Test func `What comes to a closed mediator is refused before anything else`() async {
    confirm()
    mediator.holdUntilReady()
    mediator.close()
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.url("feed://delete", from: "Mail"), fileID: "App/main.swift", line: 9)
    }
    #expect(
      error?.description == """
        A request came, and the mediator is closed.
          asked for by url from Mail at App/main.swift:9
          Way out: Close a mediator when nobody uses it any more.
        """)
    #expect(journal.lines == [])
  }

  @Test func `Closing races with what is about to wait, and nothing is left behind`() async {
    for _ in 0..<200 {
      let mediator = Mediator(modules: [])
      mediator.answerLinks(.scheme("feed"))
      mediator.handle(Delete.self) { _, _ in "done" }
      mediator.holdUntilReady()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            await #expect(throws: MediatorError.self) { try await mediator.open(.url("feed://delete")) }
          }
        }
        group.addTask { mediator.close() }
      }
      #expect(mediator.parkedRequests == 0)
    }
  }
}
