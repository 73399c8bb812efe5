import MediatorKit
import Testing

/// Calls know how they came about, and take the same path however they did.
struct OriginTests {
  struct First: NamedAction {
    typealias Output = [String]
    static let route = ActionRoute("Origin.first", path: "origin/first", exposure: .link)
  }

  struct Second: NamedAction {
    typealias Output = [String]
    static let route = ActionRoute("Origin.second", path: "origin/second", exposure: .link)
  }

  struct Loop: NamedAction {
    static let route = ActionRoute("Origin.loop", path: "origin/loop", exposure: .link)
  }

  /// Counts what passes.
  struct Counting: Middleware {
    let notebook: NamedSamples.Notebook

    nonisolated(nonsending) func handle<A: ModuleAction>(
      _ action: A, _ call: ActionCall, _ next: consuming Next<A>
    ) async throws -> A.Output {
      await notebook.add("\(A.self) by \(call.origin)")
      return try await next(action, call)
    }
  }

  let mediator = Mediator(modules: [])

  init() {
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(Second.self) { _, call in call.chain + ["\(call.origin)", "\(call.rootOrigin)"] }
    mediator.handle(First.self) { _, call in try await call.send(Second(), fileID: "App/First.swift", line: 3) }
    mediator.handle(Loop.self) { _, call in
      try await call.open(.url("feed:origin/loop", from: "a redirect"), fileID: "App/Loop.swift", line: 5)
    }
  }

  @Test func `A handler is told the link and its source, and so is one that the first handler calls`() async throws {
    let chain = try await mediator.open(
      .url("feed:origin/first", from: "Mail"), as: [String].self, fileID: "App/main.swift", line: 9)
    #expect(
      chain == [
        "url from Mail at App/main.swift:9", "MediatorKitTests.OriginTests.First, sent at App/main.swift:9",
        "action at App/First.swift:3", "url from Mail at App/main.swift:9",
      ])
  }

  @Test func `Code, a name and a link are told apart`() async throws {
    let place = "App/main.swift:9"
    #expect(
      try await mediator.send(Second(), fileID: "App/main.swift", line: 9) == ["code at \(place)", "code at \(place)"])
    #expect(
      try await mediator.open(.name("Origin.second"), as: [String].self, fileID: "App/main.swift", line: 9)
        == ["name at \(place)", "name at \(place)", "name at \(place)"])
    #expect(
      try await mediator.open(.url("feed:origin/second"), as: [String].self, fileID: "App/main.swift", line: 9)
        == Array(repeating: "url from an unknown source at \(place)", count: 3))
  }

  @Test func `Middleware runs around names and links as around everything, and sees the origin`() async throws {
    let notebook = NamedSamples.Notebook()
    mediator.use(Counting(notebook: notebook))
    _ = try await mediator.send(Second(), fileID: "App/main.swift", line: 1)
    try await mediator.open(.name("Origin.second"), fileID: "App/main.swift", line: 2)
    try await mediator.open(.url("feed:origin/second", from: .commandLine), fileID: "App/main.swift", line: 3)
    #expect(
      await notebook.lines == [
        "Second by code at App/main.swift:1", "Second by name at App/main.swift:2",
        "Second by url from the command line at App/main.swift:3",
      ])
  }

  @Test func `Links that lead to one another without end are an error with the chain`() async throws {
    // https://github.com/flutter/flutter/issues/118061
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.url("feed:origin/loop"), fileID: "App/main.swift", line: 9)
    }
    #expect(error?.code == .withoutEnd)
    #expect(error?.description.contains("url from a redirect at App/Loop.swift:5") == true)
    #expect(try await mediator.send(Second(), fileID: "App/main.swift", line: 9).count == 2)
  }
}
