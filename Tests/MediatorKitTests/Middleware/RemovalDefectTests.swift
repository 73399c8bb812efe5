import MediatorKit
import ServiceKit
import Testing

/// What a mediator lets go of may run code that needs the mediator: it hung, since that ran with a lock held.
@Suite(.timeLimit(.minutes(2)))
struct RemovalDefectTests {
  struct Ping: ModuleAction { typealias Output = Int }

  struct Show: NamedAction {
    typealias Output = Int
    static let route = ActionRoute("Removal.show", path: "show", exposure: .linkWithConfirmation)
  }

  let mediator = Mediator(modules: [])
  let journal = Journal()

  /// Uses the mediator when it goes away.
  private func loud() -> Loud {
    Loud { [weak mediator, journal] in
      mediator?.answerLinks(.scheme("feed"))
      mediator?.handle(Ping.self) { _, _ in 1 }.remove()
      _ = mediator?.handlers
      journal.write("gone")
    }
  }

  @Test func `A middleware that was never run`() {
    let token = mediator.use { [loud = loud()] call, next in
      loud.touch()
      return try await next(call)
    }
    token.remove()
    #expect(journal.lines == ["gone"])
  }

  @Test func `A handler that was never asked`() {
    let token = mediator.handle(Ping.self) { [loud = loud()] _, _ in
      loud.touch()
      return 1
    }
    token.remove()
    #expect(journal.lines == ["gone"])
  }

  @Test func `What confirms links, and what answers those that lead nowhere`() {
    mediator.confirmLinks { [loud = loud()] _ in
      loud.touch()
      return true
    }
    mediator.confirmLinks { _ in true }
    mediator.handleNotFound { [loud = loud()] _ in
      loud.touch()
      return 1
    }
    mediator.handleNotFound { _ in 1 }
    #expect(journal.lines == ["gone", "gone"])
  }

  @Test func `A handler whose name is known`() async throws {
    let token = mediator.handle(Show.self) { [loud = loud()] _, _ in
      loud.touch()
      return 1
    }
    await #expect(throws: MediatorError.self) { try await mediator.open(.name("Removal.other")) }
    token.remove()
    await #expect(throws: MediatorError.self) { try await mediator.open(.name("Removal.other")) }
    #expect(journal.lines == ["gone"])
  }
}
