import MediatorKit
import Testing

@Suite("An action can be a task")
struct TaskTests {
  struct Load: ModuleAction { typealias Output = Int }
  struct Outer: ModuleAction { typealias Output = Int }

  let mediator = Mediator(modules: [])
  let journal = Journal()
  let gate = Gate()

  /// A handler that waits at the gate.
  private func holdLoad() {
    mediator.handle(Load.self) { [journal, gate] _, _ in
      journal.write("handler")
      await gate.pass()
      return 1
    }
  }

  private func record(_ task: ActionTask<Int>) {
    task.whenEnded { [journal] answer in
      switch answer {
      case .success(let number): journal.write("\(number)")
      case .failure(let error as MediatorError):
        journal.write(error.code == .timedOut ? "timed out" : "closed or removed")
      case .failure(let error): journal.write("\(type(of: error))")
      }
    }
  }

  @Test func `Its answer comes to whoever waits and to each callback, once`() async throws {
    mediator.handle(Load.self) { _, _ in 1 }
    let task = mediator.start(Load())
    record(task)
    #expect(try await task.value == 1)
    record(task)
    task.cancel()
    task.start()
    #expect(try await task.value == 1)
    #expect(task.isEnded)
    #expect(journal.lines == ["1", "1"])
  }

  // https://github.com/swift-server/swift-service-lifecycle/issues/248
  @Test func `Cancelled before it is started, its handler never runs, and the callback comes once`() async {
    holdLoad()
    let task = mediator.task(Load())
    record(task)
    task.cancel()
    task.cancel()
    task.start()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(journal.lines == ["CancellationError"])
    #expect(mediator.tasks == [])
  }

  @Test func `Closed before it is started, its handler never runs, and the callback comes once`() async {
    holdLoad()
    let task = mediator.task(Load())
    record(task)
    mediator.close()
    mediator.close()
    task.start()
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(
      error?.description == """
        The mediator was closed before the answer came.
          Way out: Close a mediator when nobody uses it any more.
        """)
    #expect(journal.lines == ["closed or removed"])
  }

  @Test func `What is sent to a closed mediator is refused`() async {
    holdLoad()
    mediator.close()
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Load()) }
    #expect(
      error?.description == """
        MediatorKitTests.TaskTests.Load was sent, and the mediator is closed.
          sent by code at MediatorKitTests/TaskTests.swift:\(line)
          Way out: Close a mediator when nobody uses it any more.
        """)
    #expect(journal.lines == [])
  }

  @Test func `Cancelled while its handler is at work, it ends now, and the late answer is counted`() async {
    holdLoad()
    let task = mediator.start(Load())
    record(task)
    await gate.arrived()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(mediator.lateAnswerCount == 0)
    await gate.open()
    while mediator.lateAnswerCount == 0 { await Task.yield() }
    #expect(journal.lines == ["handler", "CancellationError"])
  }

  @Test func `A deadline ends it with an error that says who sent it`() async {
    holdLoad()
    let line = #line + 1
    let task = mediator.start(Load(), within: .milliseconds(5))
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(
      error?.description == """
        MediatorKitTests.TaskTests.Load had no answer when its deadline passed.
          sent by code at MediatorKitTests/TaskTests.swift:\(line)
          Ways out:
            1. Allow it more time: within:.
            2. Let the handler answer sooner; call.deadline says how long it has.
        """)
    await gate.open()
  }

  @Test func `A send with a limit does not wait for a handler that hangs`() async {
    holdLoad()
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Load(), within: .milliseconds(5)) }
    #expect(error?.code == .timedOut)
    await gate.open()
  }

  // https://github.com/eclipse-vertx/vert.x/issues/3979
  @Test func `When its handler is removed, it fails at once`() async {
    let line = #line + 1
    let token = mediator.handle(Load.self) { [gate] _, _ in
      await gate.pass()
      return 1
    }
    let task = mediator.start(Load(), within: .seconds(3600))
    await gate.arrived()
    token.remove()
    let error = await #expect(throws: MediatorError.self) { try await task.value }
    #expect(
      error?.description == """
        The handler of MediatorKitTests.TaskTests.Load was removed before it answered.
          it was a handler at MediatorKitTests/TaskTests.swift:\(line)
        """)
    await gate.open()
  }

  // https://github.com/alibaba/ARouter/issues/893
  @Test func `A thousand hung tasks do not delay the next one`() async throws {
    struct Quick: ModuleAction { typealias Output = Int }
    holdLoad()
    mediator.handle(Quick.self) { _, _ in 2 }
    let hung = (0..<1000).map { _ in mediator.start(Load()) }
    #expect(try await mediator.start(Quick()).value == 2)
    #expect(mediator.tasks.count == 1000)
    await gate.open()
    for task in hung { #expect(try await task.value == 1) }
    #expect(mediator.tasks == [])
  }

  @Test func `The tasks that run can be listed, with who started them and how far they are`() async throws {
    holdLoad()
    mediator.handle(Outer.self) { _, call in
      let inner = try call.start(Load(), fileID: "Outer/Outer.swift", line: 5)
      return try await inner.value
    }
    let line = #line + 1
    let task = mediator.start(Outer(), within: .seconds(3600))
    await gate.arrived()
    let listed = mediator.tasks
    #expect(listed.map(\.action) == ["MediatorKitTests.TaskTests.Outer", "MediatorKitTests.TaskTests.Load"])
    #expect(listed.map(\.place.description) == ["MediatorKitTests/TaskTests.swift:\(line)", "Outer/Outer.swift:5"])
    #expect(listed.map(\.parent) == [nil, task.id])
    #expect(listed.map(\.hasDeadline) == [true, true])
    await gate.open()
    #expect(try await task.value == 1)
  }

  @Test func `The tasks that its handler started end with it when it is cancelled`() async {
    holdLoad()
    let gate = Gate()
    mediator.handle(Outer.self) { [journal] _, call in
      let inner = try call.start(Load())
      inner.whenEnded { if case .failure(let error) = $0 { journal.write("inner \(type(of: error))") } }
      await gate.pass()
      return 0
    }
    let task = mediator.start(Outer())
    await gate.arrived()
    await self.gate.arrived()
    task.cancel()
    #expect(journal.lines == ["handler", "inner CancellationError"])
    await gate.open()
    await self.gate.open()
  }

  @Test func `A further action has the deadline of the one that led to it`() async throws {
    struct Deadline: ModuleAction { typealias Output = ContinuousClock.Instant? }
    mediator.handle(Deadline.self) { _, call in call.deadline }
    mediator.handle(Outer.self) { _, call in
      let further = try await call.send(Deadline())
      return further == call.deadline && further != nil ? 1 : 0
    }
    #expect(try await mediator.start(Outer(), within: .seconds(3600)).value == 1)
    #expect(try await mediator.start(Outer()).value == 0)
  }

  @Test func `Its progress is what the handler says, and else that of the tasks it started`() async throws {
    mediator.handle(Load.self) { [gate] _, call in
      call.report(progress: 0.5)
      await gate.pass()
      return 1
    }
    mediator.handle(Outer.self) { _, call in
      let first = try call.start(Load())
      let second = try call.start(Load())
      return try await first.value + second.value
    }
    let task = mediator.start(Outer())
    #expect(task.progress == 0)
    await gate.arrived(2)
    #expect(task.progress == 0.5)
    await gate.open()
    #expect(try await task.value == 2)
    #expect(task.progress == 1)
  }

  final class Page: Sendable {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func didLoad(_ answer: Result<Int, any Error>) { journal.write("page has \((try? answer.get()) ?? -1)") }
  }

  @Test func `A callback can be a method of a target, called once`() async throws {
    mediator.handle(Load.self) { _, _ in 1 }
    let page = Page(journal)
    let task = mediator.task(Load())
    task.whenEnded(page, Page.didLoad)
    task.start()
    _ = try await task.value
    while journal.count == 0 { await Task.yield() }
    #expect(journal.lines == ["page has 1"])
    #expect(mediator.droppedCallbackCount == 0)
  }

  @Test func `A target is not kept alive, and a callback to one that is gone is dropped and counted`() async throws {
    mediator.handle(Load.self) { _, _ in 1 }
    let task = mediator.task(Load())
    weak var gone: Page?
    do {
      let page = Page(journal)
      gone = page
      task.whenEnded(page, Page.didLoad)
    }
    #expect(gone == nil)
    task.start()
    _ = try await task.value
    while mediator.droppedCallbackCount == 0 { await Task.yield() }
    #expect(journal.lines == [])
    #expect(mediator.droppedCallbackCount == 1)
  }

  @Test func `A task that is dropped before it is started is off the list, and its callback comes`() {
    holdLoad()
    do {
      let task = mediator.task(Load())
      record(task)
      #expect(mediator.tasks.count == 1)
    }
    #expect(mediator.tasks == [])
    #expect(journal.lines == ["CancellationError"])
  }
}
