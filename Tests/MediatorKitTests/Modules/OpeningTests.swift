import MediatorKit
import ServiceKit
import Testing

struct OpeningTests {
  let mediator = Mediator.ofTests
  let surroundings = Surroundings()

  private var article: [UInt8] {
    serverData(#"{"schemaVersion": 1, "module": "article", "parameters": {"url": "a"}}"#)
  }

  @Test func `Server data opens the module of its id with typed parameters and client values`() async throws {
    let handle = try await mediator.open(.data(article), client: surroundings)
    #expect(surroundings.journal.all == ["open a"])
    #expect(handle.id == "article")
    #expect(handle.isOpen)
    #expect(mediator.activeModules.map(\.id) == ["article"])
    #expect(mediator.activeModules.map(\.className) == ["MediatorKitTests.ArticleModule"])
  }

  @Test func `Server data is the origin of what it opens`() async throws {
    let handle = try await mediator.open(.data(article), client: surroundings)
    #expect(mediator.activeModules.map(\.origin.kind) == [.data])
    await handle.close()
  }

  @Test func `A module that needs no client values is opened without`() async throws {
    mediator.openGate("login")
    let data = serverData(#"{"schemaVersion": 1, "module": "account"}"#)
    let handle = try await mediator.open(.data(data), as: ModuleHandle.self)
    #expect(mediator.activeModules.map(\.id) == ["account"])
    await handle.close()
  }

  @Test func `Code opens a module by its type`() async throws {
    let handle = try await mediator.open(ArticleModule.self, server: ArticleAddress(url: "b"), client: surroundings)
    #expect(mediator.activeModules.map(\.origin.kind) == [.code])
    #expect(await handle.close())
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `A class without the attribute cannot be opened`() async throws {
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(ForgottenModule.self, server: .init())
    }
    #expect(error?.code == .noModule)
    #expect(
      error?.description == """
        MediatorKitTests.ForgottenModule cannot be opened: it has no record here.
          Ways out:
            1. Mark it with @Module(id: "…").
            2. Name its target where the mediator is made for some modules only.
        """)
  }

  @Test func `What the initialiser throws is thrown, and nothing is open`() async throws {
    struct Trouble: Error {}
    var surroundings = surroundings
    surroundings.beforeOpen = { _ in throw Trouble() }
    await #expect(throws: Trouble.self) { try await mediator.open(.data(article), client: surroundings) }
    #expect(mediator.activeModules.isEmpty)
    let row = try #require(mediator.moduleReport.modules.first { $0.id == "article" })
    #expect((row.launches, row.failures) == (0, 1))
  }

  @Test func `Opening passes the middleware`() async throws {
    let journal = Journal()
    struct Noting: Middleware {
      let journal: Journal
      nonisolated(nonsending) func handle<A: ModuleAction>(
        _ action: A, _ call: ActionCall, _ next: consuming Next<A>
      ) async throws -> A.Output {
        journal.write("\(A.self) from \(call.origin.kind == .data)")
        return try await next(action, call)
      }
    }
    mediator.use(Noting(journal: journal))
    _ = try await mediator.open(.data(article), client: surroundings)
    #expect(journal.all == ["OpenModule<ArticleModule> from true"])
  }

  // https://github.com/swift-server/swift-service-lifecycle/issues/248
  @Test func `Who is cancelled before the opening begins opens nothing`() async throws {
    let (mediator, surroundings, article) = (mediator, surroundings, article)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await mediator.open(.data(article), client: surroundings)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(surroundings.journal.all == [])
    #expect(mediator.moduleReport.modules.allSatisfy { $0.launches == 0 && $0.failures == 0 })
  }

  @Test func `Client values of another type are refused, and nothing is opened`() async throws {
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.data(article), client: 7)
    }
    let place = try #require(mediator.linkedModules.first { $0.id == "article" }?.place)
    #expect(
      error?.description == """
        The module 'article' takes client values of the type MediatorKitTests.Surroundings, and was handed Swift.Int.
          the module is MediatorKitTests.ArticleModule at \(place)
          asked for by server data at MediatorKitTests/OpeningTests.swift:\(line)
          Way out: Hand it what it takes: open(.data(…), client: …).
        """)
    #expect(surroundings.journal.all == [])
  }

  @Test func `Client values with a name are refused`() async throws {
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.name("Some.action"), client: surroundings)
    }
    #expect(
      error?.description == """
        Client values were handed over with a request that leads to an action, which takes none.
          asked for by name at MediatorKitTests/OpeningTests.swift:\(line)
          Ways out:
            1. Open names and links without client values.
            2. Let the handler of the action open the module.
        """)
  }
}
