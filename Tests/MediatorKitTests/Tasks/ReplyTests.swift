import MediatorKit
import Synchronization
import Testing

/// Actions that are answered by a callback.
enum Owed {
  struct Scan: ModuleAction { typealias Output = String }
  struct Open: ModuleAction {}
}

actor OwingActor {
  @Handles(Owed.Scan.self)
  func scan(_ action: Owed.Scan, _ call: ActionCall, _ reply: Reply<String>) {
    Task { reply.answer("scanned") }
  }
}

@Handles(Owed.Open.self)
@MainActor
func openOwed(_ action: Owed.Open, call: ActionCall, reply: Reply<Void>) throws {
  MainActor.assertIsolated()
  reply.answer()
}

@Suite("A handler can answer by a callback")
struct ReplyTests {
  struct Ask: ModuleAction { typealias Output = Int }

  let mediator = Mediator(modules: [])
  let journal = Journal()

  /// Hands the reply of the next call to the test.
  private func replies() -> AsyncStream<Reply<Int>> {
    let (stream, continuation) = AsyncStream.makeStream(of: Reply<Int>.self)
    mediator.handleWithReply(Ask.self) { _, _, reply in continuation.yield(reply) }
    return stream
  }

  @Test func `Linked handlers answer that way too`() async throws {
    let mediator = Mediator(modules: ["MediatorKitTests"])
    #expect(try await mediator.send(Owed.Scan()) == "scanned")
    try await mediator.send(Owed.Open())
  }

  @Test func `The first answer counts, and later ones are reported and counted`() async throws {
    mediator.onReport { [journal] error in journal.write(error.description) }
    mediator.handleWithReply(Ask.self) { [journal] _, _, reply in
      journal.write("\(reply.answer(1)) \(reply.answer(2)) \(reply.fail(Refused())) \(reply.isOver)")
    }
    let line = #line + 1
    #expect(try await mediator.send(Ask()) == 1)
    let report = """
      MediatorKitTests.ReplyTests.Ask was answered, and nobody waits for an answer any more.
        sent by code at MediatorKitTests/ReplyTests.swift:\(line)
        Ways out:
          1. Answer once.
          2. Ask reply.isOver before work that takes long; reply.deadline says how long there is.
      """
    #expect(journal.lines == [report, report, "true false false true"])
    #expect(mediator.lateAnswerCount == 2)
  }

  @Test func `A reply that is dropped is an error at once`() async {
    mediator.handleWithReply(Ask.self) { _, _, _ in }
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Ask(), within: .seconds(3600)) }
    #expect(
      error?.description == """
        The handler of MediatorKitTests.ReplyTests.Ask let go of its reply without an answer.
          sent by code at MediatorKitTests/ReplyTests.swift:\(line)
          Ways out:
            1. Keep the reply until the answer is there.
            2. Answer on every path: reply.fail(…) is an answer too.
        """)
  }

  @Test func `An error is an answer`() async {
    mediator.handleWithReply(Ask.self) { _, _, reply in reply.fail(Refused()) }
    await #expect(throws: Refused.self) { try await mediator.send(Ask()) }
  }

  @Test func `It knows its deadline, and what comes after it is late`() async throws {
    mediator.onReport { [journal] _ in journal.write("late") }
    let reached = Shared(Mutex<Reply<Int>?>(nil))
    mediator.handleWithReply(Ask.self) { _, _, reply in reached.value.withLock { $0 = reply } }
    // On a busy machine the deadline can pass before the handler is reached, and then nobody has a reply.
    for seconds in [1, 2, 4, 8, 16] {
      let task = mediator.start(Ask(), within: .seconds(seconds))
      let error = await #expect(throws: MediatorError.self) { try await task.value }
      #expect(error?.code == .timedOut)
      guard let reply = reached.value.withLock({ $0 }) else { continue }
      #expect(reply.deadline == task.deadline)
      while !reply.isOver { await Task.yield() }
      #expect(!reply.answer(1))
      #expect(journal.lines == ["late"])
      return
    }
    Issue.record("The handler was never reached in time")
  }

  @Test func `What comes after a cancellation is late`() async throws {
    mediator.onReport { [journal] _ in journal.write("late") }
    var replies = replies().makeAsyncIterator()
    let task = Task { [mediator] in try await mediator.send(Ask()) }
    let reply = try #require(await replies.next())
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!reply.answer(1))
    #expect(journal.lines == ["late"])
  }

  @Test func `Whoever waits fails at once when the mediator is closed`() async throws {
    var replies = replies().makeAsyncIterator()
    let task = Task { [mediator] in try await mediator.send(Ask()) }
    let reply = try #require(await replies.next())
    while !reply.isOver {
      mediator.close()
      await Task.yield()
    }
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(error?.code == .closed)
  }

  // https://github.com/eclipse-vertx/vert.x/issues/3979
  @Test func `Whoever waits fails at once when the handler is removed`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Reply<Int>.self)
    let token = mediator.handleWithReply(Ask.self) { _, _, reply in continuation.yield(reply) }
    var replies = stream.makeAsyncIterator()
    let task = mediator.start(Ask())
    let reply = try #require(await replies.next())
    token.remove()
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(error?.code == .handlerRemoved)
    #expect(reply.isOver)
  }
}
