import MediatorKit
import SameActions
import Testing

struct Refresh: ModuleAction { typealias Output = String }
struct Peek: ImmediateAction { typealias Output = String }

actor Refresher {
  @Handles(Refresh.self)
  func refresh(_ action: Refresh, _ call: ActionCall) -> String { "MediatorKitTests" }
}

@Handles(Peek.self)
func peek(_ action: Peek, _ call: ActionCall) -> String { "MediatorKitTests" }

/// Two modules whose actions, handlers and functions have the same names.
struct SameNameTests {
  private let mediator = Mediator(modules: ["MediatorKitTests", "SameActions"])

  // https://github.com/nestjs/cqrs/issues/542
  @Test func `Actions of one name in two modules reach each their own handler`() async throws {
    #expect(try await mediator.send(Refresh()) == "MediatorKitTests")
    #expect(try await mediator.send(SameActions.Refresh()) == "SameActions")
    #expect(try mediator.send(Peek()) == "MediatorKitTests")
    #expect(try mediator.send(SameActions.Peek()) == "SameActions")
  }

  // https://github.com/nestjs/cqrs/issues/542
  @Test func `Middleware around one of them is not around the other`() async throws {
    mediator.use(for: SameActions.Refresh.self) { action, call, next in "around \(try await next(action, call))" }
    #expect(try await mediator.send(Refresh()) == "MediatorKitTests")
    #expect(try await mediator.send(SameActions.Refresh()) == "around SameActions")
  }

  @Test func `They are two actions in the listing, with one handler each`() {
    let rows = mediator.snapshot.actions.filter { $0.name.hasSuffix(".Refresh") }
    #expect(rows.map(\.name).sorted() == ["MediatorKitTests.Refresh", "SameActions.Refresh"])
    #expect(rows.map(\.handlers.count) == [1, 1])
  }

  @Test func `Where one of the modules is left out its action has no handler, and the other's is not taken`()
    async throws
  {
    let mediator = Mediator(modules: ["MediatorKitTests"])
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(SameActions.Refresh()) }
    #expect(error?.code == .noHandler)
    #expect(error?.description.contains("linked, but hidden: SameActions.Refresher.refresh at ") == true)
    #expect(try await mediator.send(Refresh()) == "MediatorKitTests")
  }
}
