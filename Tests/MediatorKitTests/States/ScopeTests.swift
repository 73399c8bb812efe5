import MediatorKit
import Testing

struct ScopeTests {
  struct Count: ModuleAction {
    typealias Output = String
  }

  let mediator = Mediator(modules: ["MediatorKitTests"])

  @Test func `A scope has a state of its own`() async throws {
    let (first, second) = (mediator.scope(), mediator.scope())
    first.move(to: .focusTitle)
    #expect(try first.send(Look()) == "title")
    #expect(try second.send(Look()) == "plain")
    #expect(try mediator.send(Look()) == "plain")
  }

  @Test func `A target of the scope local is made once in each scope, others are shared`() async throws {
    let (first, second) = (mediator.scope(), mediator.scope())
    #expect(try await first.send(Confirm(text: "a")) == "nothing a 1")
    #expect(try await first.send(Confirm(text: "b")) == "nothing b 2")
    #expect(try await second.send(Confirm(text: "c")) == "nothing c 1")
    let accounts = [try await first.send(Tally()), try await mediator.send(Tally()), try await second.send(Tally())]
    #expect(accounts == [1, 2, 3])
  }

  @Test func `A handler of a scope comes before that of its mediator, and stays in the scope`() async throws {
    let mediator = Mediator(modules: [])
    let scope = mediator.scope()
    mediator.handle(Count.self) { _, _ in "mediator" }
    let token = scope.handle(Count.self) { _, _ in "scope" }
    #expect(try await scope.send(Count()) == "scope")
    #expect(try await mediator.send(Count()) == "mediator")
    token.remove()
    #expect(try await scope.send(Count()) == "mediator")
    try scope.validate()
  }

  @Test func `What is added to a mediator later holds in its scopes at once, and no longer once it is removed`()
    async throws
  {
    let scope = mediator.scope().scope()
    await #expect(throws: MediatorError.self) { try await scope.send(Count()) }
    let handler = mediator.handle(Count.self) { _, _ in "added" }
    #expect(try await scope.send(Count()) == "added")
    let journal = Journal()
    let middleware = mediator.use { call, next in
      journal.write("around")
      return try await next(call)
    }
    #expect(try await scope.send(Count()) == "added")
    middleware.remove()
    #expect(try await scope.send(Count()) == "added")
    #expect(journal.lines == ["around"])
    handler.remove()
    await #expect(throws: MediatorError.self) { try await scope.send(Count()) }
  }

  @Test func `The middleware of a mediator runs outside that of its scope`() async throws {
    let journal = Journal()
    let scope = mediator.scope()
    scope.use { call, next in
      journal.write("scope")
      return try await next(call)
    }
    mediator.use { call, next in
      journal.write("mediator")
      return try await next(call)
    }
    mediator.handle(Count.self) { _, _ in "" }
    _ = try await scope.send(Count())
    _ = try await mediator.send(Count())
    #expect(journal.lines == ["mediator", "scope", "mediator"])
  }

  @Test func `A call knows the scope that it goes through`() async throws {
    mediator.handle(Count.self) { _, call in call.mediator.state.name }
    let scope = mediator.scope()
    scope.move(to: .focusContent)
    #expect(try await scope.send(Count()) == "focusContent")
    #expect(scope.parent === mediator)
  }

  @Test func `A mediator keeps no scope, and a scope keeps its mediator`() {
    weak var weakMediator: Mediator?
    weak var weakScope: Mediator?
    do {
      var scope: Mediator?
      do {
        let mediator = Mediator(modules: [])
        weakMediator = mediator
        scope = mediator.scope()
        scope?.handle(Count.self, in: .focusTitle) { _, _ in "" }
      }
      weakScope = scope
      #expect(weakMediator != nil)
      scope = nil
    }
    #expect(weakScope == nil)
    #expect(weakMediator == nil)
  }

  @Test func `A mediator that was used for actions with states lets go of everything`() async throws {
    weak var weakMediator: Mediator?
    do {
      let mediator = Mediator(modules: ["MediatorKitTests"])
      weakMediator = mediator
      _ = try await mediator.send(Confirm(text: "a"))
      _ = try mediator.send(Look())
    }
    #expect(weakMediator == nil)
  }

  @Test func `A scope is closed with its mediator, and not the other way round`() async throws {
    let (first, second) = (mediator.scope(), mediator.scope())
    first.close()
    #expect(throws: MediatorError.self) { try first.send(Look()) }
    #expect(try second.send(Look()) == "plain")
    mediator.close()
    #expect(throws: MediatorError.self) { try second.send(Look()) }
    #expect(throws: MediatorError.self) { try mediator.scope().send(Look()) }
  }

  @Test func `Scopes that move, send and go at once each reach the handler of a state that they were in`() async throws
  {
    let wrong = Journal()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [mediator] in
          for round in 0..<200 {
            let scope = mediator.scope()
            scope.move(to: round.isMultiple(of: 2) ? .focusTitle : .focusContent)
            let answer = try? scope.send(Look())
            if answer != (round.isMultiple(of: 2) ? "title" : "plain") { wrong.write(answer ?? "error") }
            if round.isMultiple(of: 50) { mediator.handle(Count.self) { _, _ in "" }.remove() }
          }
        }
      }
    }
    #expect(wrong.lines == [])
  }
}
