import MediatorKit
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(2)))
struct PolicyTests {
  let mediator = Mediator.ofTests
  let surroundings = Surroundings()
  let player = serverData(#"{"schemaVersion": 1, "module": "player"}"#)

  @Test func `Code opens a module as often as it asks`() async throws {
    let handles = [
      try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings),
      try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings),
    ]
    #expect(mediator.activeModules.map(\.number) == handles.map(\.number))
  }

  @Test func `What is open once is told, and its handle is answered, wherever in the stack it is`() async throws {
    let first = try await mediator.open(.data(player), client: surroundings)
    let above = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings)
    let second = try await mediator.open(.data(player), client: surroundings)
    #expect(first === second)
    #expect(surroundings.journal.all == ["play", "open a", "play again"])
    #expect(mediator.activeModules.map(\.number) == [first.number, above.number])
    let row = try #require(mediator.moduleReport.modules.first { $0.id == "player" })
    #expect((row.launches, row.reuses) == (1, 1))
  }

  // https://github.com/flutter/flutter/issues/147848
  @Test func `What comes many times at once is opened once`() async throws {
    for _ in 0..<50 {
      let (mediator, surroundings, player) = (Mediator.ofTests, Surroundings(), player)
      let handles = try await withThrowingTaskGroup(of: ModuleHandle.self) { group in
        for _ in 0..<8 { group.addTask { try await mediator.open(.data(player), client: surroundings) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(handles.map(\.number)).count == 1)
      #expect(surroundings.journal.all.filter { $0 == "play" }.count == 1)
      #expect(surroundings.journal.all.count == 8)
    }
  }

  @Test func `Who waits for an opening that fails opens it itself`() async throws {
    struct Trouble: Error {}
    let (isOpening, mayFail) = (Latch(), Latch())
    var failing = surroundings
    failing.beforeOpen = { _ in
      isOpening.open()
      await mayFail.wait()
      throw Trouble()
    }
    let (mediator, player, fails, works) = (mediator, player, failing, surroundings)
    let first = Task { try await mediator.open(.data(player), client: fails) }
    await isOpening.wait()
    let second = Task { try await mediator.open(.data(player), client: works) }
    mayFail.open()
    await #expect(throws: Trouble.self) { try await first.value }
    let handle = try await second.value
    #expect(handle.isOpen)
    #expect(surroundings.journal.all == ["play"])
  }

  @Test func `The top is reused, and one below it is not`() async throws {
    mediator.openGate("login")
    let first = try await mediator.open(AccountModule.self, server: .init())
    let second = try await mediator.open(AccountModule.self, server: .init())
    #expect(first === second)
    let above = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "a"), client: surroundings)
    let third = try await mediator.open(AccountModule.self, server: .init())
    #expect(mediator.activeModules.map(\.number) == [first.number, above.number, third.number])
  }

  @Test func `What a link leads to is opened once`() async throws {
    struct OpenByLink: NamedAction {
      static let route = ActionRoute("Reader.open", path: "reader/open", exposure: .link)
      typealias Output = ModuleHandle
      var url: String
    }
    let (mediator, surroundings) = (mediator, surroundings)
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(OpenByLink.self) { action, call in
      try await call.open(ArticleModule.self, server: ArticleAddress(url: action.url), client: surroundings)
    }
    let first = try await mediator.open(.url("feed:reader/open?url=a"), as: ModuleHandle.self)
    let second = try await mediator.open(.url("feed:reader/open?url=a"), as: ModuleHandle.self)
    #expect(first === second)
    #expect(mediator.activeModules.map(\.origin.kind) == [.url])
  }
}
