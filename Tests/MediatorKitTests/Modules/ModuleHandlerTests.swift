import MediatorKit
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ModuleHandlerTests {
  let mediator = Mediator.ofTests
  let surroundings = Surroundings()

  private func article(_ url: String, _ client: Surroundings? = nil) async throws -> ModuleHandle {
    try await mediator.open(ArticleModule.self, server: ArticleAddress(url: url), client: client ?? surroundings)
  }

  @Test func `The open module nearest to the top answers`() async throws {
    let below = try await article("a")
    let above = try await article("b")
    #expect(try await mediator.send(ReadAddress()) == "b")
    await above.close()
    #expect(try await mediator.send(ReadAddress()) == "a")
    await below.close()
  }

  @Test func `A method in an extension of a module is one of the open module`() async throws {
    let handle = try await mediator.open(PlayerModule.self, server: .init(), client: surroundings)
    #expect(try await mediator.send(CountPlays()) == 1)
    await handle.close()
  }

  @Test func `A method that answers at once is one of the open module`() async throws {
    mediator.openGate("login")
    let handle = try await mediator.open(AccountModule.self, server: .init())
    func synchronously() throws -> String { try mediator.send(AccountName()) }
    #expect(try synchronously() == "somebody")
    await handle.close()
    let error = #expect(throws: MediatorError.self) { try synchronously() }
    #expect(error?.code == .moduleNotOpen)
  }

  @Test func `Where the module is not open, that is the error`() async throws {
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(ReadAddress()) }
    #expect(
      error?.description == """
        MediatorKitTests.ReadAddress is handled by MediatorKitTests.ArticleModule, which is a module that is not open.
          sent by code at MediatorKitTests/ModuleHandlerTests.swift:\(line)
          Ways out:
            1. Open the module first.
            2. Let a free function or another type handle the action.
        """)
  }

  // https://github.com/eclipse-vertx/vert.x/issues/3979
  @Test func `Calls that wait for a module fail when it is closed, and its late answer is counted`() async throws {
    let (isHandling, mayAnswer) = (Latch(), Latch())
    var surroundings = surroundings
    surroundings.whileHandling = {
      isHandling.open()
      await mayAnswer.wait()
    }
    let handle = try await article("a", surroundings)
    let mediator = mediator
    let line = #line + 1
    let answer = Task { try await mediator.send(ReadAddress()) }
    await isHandling.wait()
    await handle.close()
    let error = await #expect(throws: MediatorError.self) { try await answer.value }
    let row = try #require(mediator.moduleReport.modules.first { $0.id == "article" })
    #expect(
      error?.description == """
        The module 'article' was closed before it had answered MediatorKitTests.ReadAddress.
          the module is MediatorKitTests.ArticleModule at \(try #require(row.place))
          sent by code at MediatorKitTests/ModuleHandlerTests.swift:\(line)
        """)
    #expect(row.lateResults == 0)
    mayAnswer.open()
    await until { mediator.moduleReport.modules.contains { $0.lateResults == 1 } }
  }

  // https://github.com/swift-server/swift-service-lifecycle/issues/248
  @Test func `Who is cancelled before the call begins reaches no method`() async throws {
    let isHandled = Guarded(false)
    var surroundings = surroundings
    surroundings.whileHandling = { isHandled.withLock { $0 = true } }
    let (mediator, handle) = (mediator, try await article("a", surroundings))
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await mediator.send(ReadAddress())
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(isHandled.withLock(\.self) == false)
    await handle.close()
  }

  // https://github.com/pointfreeco/swift-composable-architecture/issues/129
  @Test func `A late answer does not reach the module that is opened next`() async throws {
    let (isHandling, mayAnswer) = (Latch(), Latch())
    var slow = surroundings
    slow.whileHandling = {
      isHandling.open()
      await mayAnswer.wait()
    }
    let first = try await article("a", slow)
    let mediator = mediator
    let late = Task { try await mediator.send(ReadAddress()) }
    await isHandling.wait()
    await first.close()
    await #expect(throws: MediatorError.self) { try await late.value }
    let second = try await article("b")
    mayAnswer.open()
    #expect(try await mediator.send(ReadAddress()) == "b")
    await second.close()
  }

  @Test func `Answers, closings and cancellations race, and each caller gets one outcome`() async throws {
    for _ in 0..<200 {
      let (mediator, handle) = (mediator, try await article("a"))
      let outcomes = await withTaskGroup(of: Int.self) { group in
        for number in 0..<4 {
          group.addTask {
            let call = Task { try await mediator.send(ReadAddress()) }
            if number == 3 { call.cancel() }
            _ = await call.result
            return 1
          }
        }
        group.addTask {
          await handle.close()
          return 0
        }
        return await group.reduce(0, +)
      }
      #expect(outcomes == 4)
    }
    #expect(mediator.activeModules.isEmpty)
  }
}
