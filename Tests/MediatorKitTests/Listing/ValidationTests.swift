import Foundation
import MediatorKit
import Testing

@Suite("A mediator checks and lists what it has")
struct ValidationTests {
  struct Show: ModuleAction {}
  struct Look: ImmediateAction {}
  struct Shaw: ModuleAction {}
  struct Unreachable: NamedAction {
    static let route = ActionRoute("Page.unreachable", exposure: .link)
  }

  let mediator = Mediator(modules: [])

  @Test func `Nothing is wrong with what these tests link, but for two modules that share an id on purpose`() {
    let error = #expect(throws: MediatorError.self) { try Mediator(modules: ["MediatorKitTests"]).validate() }
    #expect(
      error?.description == """
        One thing is wrong with the actions and modules:
          2 modules have the id 'twin'.
          MediatorKitTests.FirstTwin at MediatorKitTests/ServerDataTests.swift:\(FirstTwin.line)
          MediatorKitTests.SecondTwin at MediatorKitTests/ServerDataTests.swift:\(SecondTwin.line)
          Ways out:
            1. Give one of them another id.
            2. Link only one of the targets that declare them.
        """)
  }

  @Test func `What is wrong with handlers, routes and modules is found in one call`() {
    let mediator = Mediator(modules: ["MediatorKitTests"])
    for _ in 1...2 { mediator.handle(Show.self) { _, _ in } }
    for _ in 1...2 { mediator.handle(Unreachable.self) { _, _ in } }
    let error = #expect(throws: MediatorError.self) { try mediator.validate() }
    #expect(error?.description.hasPrefix("4 things are wrong with the actions and modules:\n") == true)
    for part in [
      "Show has 2 handlers", "Unreachable has 2 handlers", "Page.unreachable is exposed to links, and has no path.",
      "the id 'twin'",
    ] {
      #expect(error?.description.contains(part) == true, "\(part)")
    }
  }

  // https://github.com/LuckyPennySoftware/MediatR/issues/718
  @Test func `Two handlers are an error that names both, on use and on validation`() async {
    let line = #line + 1
    mediator.handle(Show.self) { _, _ in }
    mediator.handle(Show.self) { _, _ in }
    let used = await #expect(throws: MediatorError.self) { try await mediator.send(Show()) }
    #expect(
      used?.description == """
        2 functions handle MediatorKitTests.ValidationTests.Show.
          a handler at MediatorKitTests/ValidationTests.swift:\(line)
          a handler at MediatorKitTests/ValidationTests.swift:\(line + 1)
          Ways out:
            1. Keep one of them.
            2. Link only one of the targets that declare them.
            3. If they are for different states or variants, say so: in:, variant: or setting:.
        """)
    let validated = #expect(throws: MediatorError.self) { try mediator.validate() }
    #expect(
      validated?.description == """
        One thing is wrong with the actions and modules:
          MediatorKitTests.ValidationTests.Show has 2 handlers: \
        a handler at MediatorKitTests/ValidationTests.swift:\(line), \
        a handler at MediatorKitTests/ValidationTests.swift:\(line + 1)
        """)
  }

  @Test func `An action that is answered at once needs a handler and middleware that can do so`() {
    let line = #line + 1
    mediator.handle(Look.self) { _, _ in }
    mediator.use { call, next in try await next(call) }
    let error = #expect(throws: MediatorError.self) { try mediator.validate() }
    #expect(
      error?.description == """
        2 things are wrong with the actions and modules:
          MediatorKitTests.ValidationTests.Look is answered at once, and \
        a handler at MediatorKitTests/ValidationTests.swift:\(line) may wait
          MediatorKitTests.ValidationTests.Look is answered at once, and the middleware, \
        added at MediatorKitTests/ValidationTests.swift:\(line + 1), may wait
        """)
  }

  @Test func `A handler that may wait is refused for a synchronous send`() {
    let line = #line + 1
    mediator.handle(Look.self) { _, _ in }
    let error = #expect(throws: MediatorError.self) { try mediator.send(Look()) }
    #expect(
      error?.description == """
        MediatorKitTests.ValidationTests.Look was sent synchronously, and \
        a handler at MediatorKitTests/ValidationTests.swift:\(line) may wait.
          sent by code at MediatorKitTests/ValidationTests.swift:\(line + 1)
          Ways out:
            1. Send it with await.
            2. Add the handler with handleImmediately.
        """)
  }

  @Test func `A handler that is linked but left out is named in the error`() async throws {
    let linked = try #require(
      Mediator(modules: ["MediatorKitTests"]).handlers.first { $0.functionName == "extended" })
    let place = try #require(linked.place)
    let line = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Shape.OfExtension()) }
    #expect(
      error?.description.hasPrefix(
        """
        Nothing handles MediatorKitTests.Shape.OfExtension; none is known
          sent by code at MediatorKitTests/ValidationTests.swift:\(line)
          linked, but hidden: MediatorKitTests.ShapeActor.extended at \(place), \
        since this mediator leaves the module 'MediatorKitTests' out
        """) == true)
  }

  @Test func `A near name is suggested`() async {
    mediator.handle(Show.self) { _, _ in }
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Shaw()) }
    #expect(error?.description.contains("did you mean 'MediatorKitTests.ValidationTests.Show'?") == true)
  }

  @Test func `The listing has a line for each handler and each middleware`() {
    #expect(mediator.description == "no handlers")
    let line = #line + 1
    mediator.handle(Show.self) { _, _ in }
    mediator.handleImmediately(Look.self) { _, _ in }
    mediator.use(for: Show.self) { action, call, next in try await next(action, call) }
    #expect(
      mediator.description == """
        MediatorKitTests.ValidationTests.Look -> a handler at MediatorKitTests/ValidationTests.swift:\(line + 1) (at once)
        MediatorKitTests.ValidationTests.Show -> a handler at MediatorKitTests/ValidationTests.swift:\(line)
        the middleware for MediatorKitTests.ValidationTests.Show around MediatorKitTests.ValidationTests.Show \
        at MediatorKitTests/ValidationTests.swift:\(line + 2)
        """)
  }

  @Test func `The snapshot survives being written and read`() throws {
    let snapshot = Mediator(modules: ["MediatorKitTests"]).snapshot
    let unique = snapshot.actions.first { $0.name == "MediatorKitTests.Shape.OtherOverload" }
    #expect(unique?.handlers.map(\.scope) == [.unique])
    #expect(unique?.handlers.map(\.target) == ["MediatorKitTests.ShapeSpace.Inner"])
    let read = try JSONDecoder().decode(MediatorSnapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(read == snapshot)
  }
}
