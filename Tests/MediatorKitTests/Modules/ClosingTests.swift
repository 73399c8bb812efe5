import MediatorKit
import ServiceKit
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ClosingTests {
  let mediator = Mediator.ofTests
  let surroundings = Surroundings()

  private func article(_ url: String, _ client: Surroundings? = nil) async throws -> ModuleHandle {
    try await mediator.open(ArticleModule.self, server: ArticleAddress(url: url), client: client ?? surroundings)
  }

  private func row(_ id: String) throws -> ModuleReport.Row {
    try #require(mediator.moduleReport.modules.first { $0.id == id })
  }

  @Test func `Closing asks the module, takes it from the stack and cleans it up`() async throws {
    let handle = try await article("a")
    #expect(await handle.close())
    #expect(surroundings.journal.all == ["open a", "asked requested", "closed requested"])
    #expect(!handle.isOpen)
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `A module that refuses stays open, and can be closed later`() async throws {
    let answers = Guarded([true, false])
    var surroundings = surroundings
    surroundings.mayClose = { answers.withLock { $0.removeLast() } }
    let handle = try await article("a", surroundings)
    #expect(await !handle.close())
    #expect(handle.isOpen)
    #expect(mediator.activeModules.map(\.number) == [handle.number])
    #expect(await handle.close())
    #expect(try row("article").refusedCloses == 1)
    #expect(try row("article").closes == 1)
  }

  @Test func `A module is closed once, however often and from wherever it is closed`() async throws {
    for _ in 0..<50 {
      let surroundings = Surroundings()
      let handle = try await article("a", surroundings)
      let answers = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { await handle.close() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers == Array(repeating: true, count: 8))
      #expect(await handle.close())
      #expect(surroundings.journal.all == ["open a", "asked requested", "closed requested"])
    }
    #expect(try row("article").closes == 50)
  }

  @Test func `Closing one below the top removes that one only`() async throws {
    let below = try await article("a")
    let above = try await article("b")
    await below.close()
    #expect(mediator.activeModules.map(\.number) == [above.number])
    #expect(above.isOpen)
  }

  // https://github.com/uber/RIBs/issues/636
  @Test func `Losing the handle closes the module once, without asking it`() async throws {
    var surroundings = surroundings
    let isClosed = Latch()
    surroundings.afterClose = { isClosed.open() }
    _ = try await article("a", surroundings)
    await isClosed.wait()
    await until { mediator.moduleReport.modules.contains { $0.id == "article" && $0.closes == 1 } }
    #expect(surroundings.journal.all == ["open a", "closed handle lost"])
    #expect(mediator.activeModules.isEmpty)
  }

  @Test func `A module that refuses while its handle is lost is closed`() async throws {
    var surroundings = surroundings
    let (isAsked, mayAnswer, isClosed) = (Latch(), Latch(), Latch())
    surroundings.mayClose = {
      isAsked.open()
      await mayAnswer.wait()
      return false
    }
    surroundings.afterClose = { isClosed.open() }
    let kept = Guarded<ModuleContext?>(nil)
    surroundings.beforeOpen = { opening in kept.withLock { $0 = opening } }
    var handle: ModuleHandle? = try await article("a", surroundings)
    kept.withLock(\.self)?.requestClose()
    await isAsked.wait()
    #expect(handle?.isOpen == true)
    handle = nil
    mayAnswer.open()
    await isClosed.wait()
    #expect(surroundings.journal.all == ["open a", "asked module", "closed handle lost"])
  }

  @Test func `A module that refuses while the mediator closes everything is closed, with that reason`() async throws {
    var surroundings = surroundings
    let (isAsked, mayAnswer) = (Latch(), Latch())
    surroundings.mayClose = {
      isAsked.open()
      await mayAnswer.wait()
      return false
    }
    let (mediator, handle) = (mediator, try await article("a", surroundings))
    let first = Task { await handle.close() }
    await isAsked.wait()
    let second = Task { await mediator.closeModules() }
    // The second has come when no more can be seen of it than that it waits; either way the module ends up closed.
    await Task.yield()
    mayAnswer.open()
    _ = await first.value
    await second.value
    #expect(!handle.isOpen)
    #expect(surroundings.journal.all.last == "closed mediator")
  }

  @Test func `A handle that the mediator keeps can be let go of`() async throws {
    try await article("a").keepOpen()
    #expect(mediator.activeModules.map(\.id) == ["article"])
    await mediator.closeModules()
    #expect(mediator.activeModules.isEmpty)
    #expect(surroundings.journal.all == ["open a", "closed mediator"])
  }

  @Test func `All modules are closed from the top to the bottom`() async throws {
    let handles = [try await article("a"), try await article("b")]
    await mediator.closeModules()
    #expect(handles.map(\.isOpen) == [false, false])
    #expect(surroundings.journal.all == ["open a", "open b", "closed mediator", "closed mediator"])
  }

  @Test func `A module that closes itself while it cleans up does not wait for itself`() async throws {
    var surroundings = surroundings
    let handles = Guarded<ModuleHandle?>(nil)
    let answers = Guarded<[Bool]>([])
    surroundings.mayClose = {
      if let answer = await handles.withLock(\.self)?.close() { answers.withLock { $0.append(answer) } }
      return true
    }
    let handle = try await article("a", surroundings)
    handles.withLock { $0 = handle }
    #expect(await handle.close())
    #expect(answers.withLock(\.self) == [false])
    handles.withLock { $0 = nil }
  }

  @Test func `Closing while it is opened is remembered: the opening fails, and the module is cleaned up`() async throws
  {
    var surroundings = surroundings
    let mediator = mediator
    surroundings.beforeOpen = { _ in await mediator.closeModules() }
    let client = surroundings
    let error = await #expect(throws: MediatorError.self) { try await article("a", client) }
    let place = try #require(row("article").place)
    #expect(
      error?.description == """
        The module 'article' was closed while it was being opened: mediator.
          the module is MediatorKitTests.ArticleModule at \(place)
        """)
    #expect(surroundings.journal.all == ["open a", "closed mediator"])
    #expect(mediator.activeModules.isEmpty)
    #expect(try row("article").launches == 0)
  }

  @Test func `Launches and times are counted`() async throws {
    let first = try await article("a")
    let second = try await article("b")
    await first.close()
    await second.close()
    let row = try row("article")
    #expect((row.launches, row.closes, row.active) == (2, 2, 0))
    #expect(row.longestNanoseconds > 0)
    #expect(row.totalNanoseconds >= row.longestNanoseconds)
  }
}
