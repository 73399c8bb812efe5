import MediatorKit
import Synchronization
import Testing

extension MediatorEvent {
  fileprivate static let publishOk = MediatorEvent("publishOk")
  fileprivate static let other = MediatorEvent("other")
}

struct ObserverTests {
  struct Reset: ModuleAction {}
  struct Check: ImmediateAction {}

  let mediator = Mediator(modules: [])
  let journal = Journal()
  let reports = Journal()

  init() {
    mediator.onReport { [reports] in reports.write($0.description) }
    mediator.handle(Reset.self) { [journal] _, call in journal.write("reset by \(call.origin.kind == .event)") }
    mediator.handleImmediately(Check.self) { [journal] _, _ in journal.write("check") }
  }

  @Test func `Observers are told in the order in which they were added, actions and code alike`() async {
    mediator.observe(.publishOk, send: Reset())
    mediator.observe(.publishOk) { [journal] in journal.write("code") }
    mediator.observe(.publishOk, send: Check())
    #expect(await mediator.notify(.publishOk) == 3)
    #expect(journal.lines == ["reset by true", "code", "check"])
  }

  @Test func `An event without observers tells nobody`() async throws {
    #expect(await mediator.notify(.publishOk) == 0)
    mediator.observe(.other) {}
    #expect(await mediator.notify(.publishOk) == 0)
    #expect(try mediator.notifyImmediately(.publishOk) == 0)
  }

  @Test func `Who is removed while an event is told is not told, who is added is told the next time`() async {
    let token = Mutex<ObserverToken?>(nil)
    mediator.observe(.publishOk) { [mediator, journal] in
      journal.write("first")
      token.withLock(\.self)?.remove()
      mediator.observe(.publishOk) { journal.write("added") }
    }
    let second = mediator.observe(.publishOk) { [journal] in journal.write("second") }
    token.withLock { $0 = second }
    #expect(await mediator.notify(.publishOk) == 1)
    #expect(journal.lines == ["first"])
    #expect(await mediator.notify(.publishOk) == 2)
    #expect(journal.lines == ["first", "first", "added"])
    #expect(!second.isRegistered)
  }

  // https://github.com/nodejs/node/issues/1182
  @Test func `Who was removed is not told by a notice that was suspended`() async {
    let gate = Gate()
    mediator.observe(.publishOk) { await gate.pass() }
    let token = mediator.observe(.publishOk) { [journal] in journal.write("second") }
    async let count = mediator.notify(.publishOk)
    await gate.arrived()
    token.remove()
    await gate.open()
    #expect(await count == 1)
    #expect(journal.lines == [])
  }

  @Test func `An observer that removes itself is told once, and the others are told`() async {
    let token = Mutex<ObserverToken?>(nil)
    let first = mediator.observe(.publishOk) { [journal] in
      journal.write("first")
      token.withLock(\.self)?.remove()
    }
    token.withLock { $0 = first }
    mediator.observe(.publishOk) { [journal] in journal.write("second") }
    await mediator.notify(.publishOk)
    await mediator.notify(.publishOk)
    #expect(journal.lines == ["first", "second", "second"])
  }

  // https://github.com/nestjs/cqrs/issues/1431
  @Test func `An observer that throws is reported, and told again the next time`() async {
    let added = #line + 1
    mediator.observe(.publishOk) { throw Refused() }
    mediator.observe(.publishOk) { [journal] in journal.write("second") }
    let told = #line + 1
    await mediator.notify(.publishOk)
    await mediator.notify(.publishOk)
    #expect(journal.lines == ["second", "second"])
    #expect(
      reports.lines.first == """
        An observer of the event 'publishOk' failed; the others were told.
          the observer was added at MediatorKitTests/ObserverTests.swift:\(added)
          told at MediatorKitTests/ObserverTests.swift:\(told)
          the error is a MediatorKitTests.Refused
        """)
    #expect(reports.count == 2)
  }

  @Test func `An event is told synchronously where no observer waits, and else none is told`() throws {
    mediator.observeImmediately(.publishOk) { [journal] in journal.write("code") }
    mediator.observe(.publishOk, send: Check())
    #expect(try mediator.notifyImmediately(.publishOk) == 2)
    #expect(journal.lines == ["code", "check"])
    let added = #line + 1
    mediator.observe(.publishOk, send: Reset())
    let told = #line + 1
    let error = #expect(throws: MediatorError.self) { try mediator.notifyImmediately(.publishOk) }
    #expect(
      error?.description == """
        The event 'publishOk' was told synchronously, and an observer may wait; none was told.
          the observer, which sends MediatorKitTests.ObserverTests.Reset, was added at \
        MediatorKitTests/ObserverTests.swift:\(added)
          told at MediatorKitTests/ObserverTests.swift:\(told)
          Ways out:
            1. Tell the event with await: notify.
            2. Add the observer with observeImmediately.
        """)
    #expect(journal.lines == ["code", "check"])
  }

  @Test func `An observer may tell further events, which are told fully before it goes on`() async {
    mediator.observe(.publishOk) { [mediator, journal] in
      journal.write("begin")
      await mediator.notify(.other)
      journal.write("end")
    }
    mediator.observe(.publishOk) { [journal] in journal.write("second") }
    mediator.observe(.other) { [journal] in journal.write("other") }
    await mediator.notify(.publishOk)
    #expect(journal.lines == ["begin", "other", "end", "second"])
  }

  @Test func `Events that lead to one another without end are refused and reported with the chain, once`() async {
    let first = #line + 1
    mediator.observe(.publishOk) { [mediator] in await mediator.notify(.other) }
    mediator.observe(.other) { [mediator] in await mediator.notify(.publishOk) }
    let start = #line + 1
    await mediator.notify(.publishOk)
    let lines = reports.lines.first?.split(separator: "\n") ?? []
    #expect(lines.first == "64 events led to one another, the last to 'publishOk', which was not told.")
    #expect(lines.dropFirst().first == "  publishOk, told at MediatorKitTests/ObserverTests.swift:\(start)")
    #expect(lines.dropFirst(2).first == "  other, told at MediatorKitTests/ObserverTests.swift:\(first)")
    #expect(lines.last == "  Way out: Do not tell an event that leads back to the one being told.")
    #expect(lines.count == 67)
    #expect(reports.count == 1)
  }

  @Test func `An observer of an object goes with it`() async {
    final class Page: Sendable {}
    var page: Page? = Page()
    if let page { mediator.observe(.publishOk, for: page) { [journal] _ in journal.write("page") } }
    await mediator.notify(.publishOk)
    page = nil
    #expect(await mediator.notify(.publishOk) == 0)
    #expect(journal.lines == ["page"])
    #expect(mediator.snapshot.observers == [])
  }

  @Test func `A cancelled task stops before the next observer`() async {
    let gate = Gate()
    mediator.observe(.publishOk) { await gate.pass() }
    mediator.observe(.publishOk) { [journal] in journal.write("second") }
    let task = Task { [mediator] in await mediator.notify(.publishOk) }
    await gate.arrived()
    task.cancel()
    await gate.open()
    #expect(await task.value == 1)
    #expect(journal.lines == [])
  }

  @Test func `An event of a scope is told in the scope and then in its mediator, and not the other way round`() async {
    let scope = mediator.scope()
    mediator.observe(.publishOk) { [journal] in journal.write("mediator") }
    scope.observe(.publishOk) { [journal] in journal.write("scope") }
    #expect(await scope.notify(.publishOk) == 2)
    #expect(await mediator.notify(.publishOk) == 1)
    #expect(journal.lines == ["scope", "mediator", "mediator"])
  }

  @Test func `What an observer sends knows the call whose handler told the event`() async throws {
    mediator.handle(Publish.self) { [journal] _, call in
      call.mediator.handle(Note.self) { _, call in journal.write("\(call.chain.count)") }
      await call.notify(.publishOk)
    }
    mediator.observe(.publishOk, send: Note())
    try await mediator.send(Publish())
    #expect(journal.lines == ["2"])
  }

  @Test func `A closed mediator tells nobody, and takes no observers`() async {
    mediator.observe(.publishOk) { [journal] in journal.write("before") }
    mediator.close()
    let token = mediator.observe(.publishOk) { [journal] in journal.write("after") }
    #expect(await mediator.notify(.publishOk) == 0)
    #expect(!token.isRegistered)
    #expect(journal.lines == [])
  }

  @Test func `The listing shows observers`() {
    let line = #line + 1
    mediator.observe(.publishOk, send: Reset())
    #expect(
      mediator.description.hasSuffix(
        "the event publishOk -> MediatorKitTests.ObserverTests.Reset at MediatorKitTests/ObserverTests.swift:\(line)"))
  }

  @Test func `Observers that come and go on all threads while events are told are each told or not, and none crashes`()
    async
  {
    let removed = Journal()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { [mediator] in
          for _ in 0..<300 {
            let token = mediator.observe(.publishOk) {}
            token.remove()
            if token.isRegistered { removed.write("still there") }
          }
        }
        group.addTask { [mediator] in for _ in 0..<300 { await mediator.notify(.publishOk) } }
      }
    }
    #expect(removed.lines == [])
    #expect(await mediator.notify(.publishOk) == 0)
  }

  struct Publish: ModuleAction {}
  struct Note: ModuleAction {}
}
