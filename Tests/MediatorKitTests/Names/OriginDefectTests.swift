import MediatorKit
import Testing

/// What a gate is told that asks what is behind a call.
struct OriginDefectTests {
  struct Show: NamedAction {
    typealias Output = String
    static let route = ActionRoute("OriginDefects.show", path: "show", exposure: .link)
  }

  struct Inner: ModuleAction { typealias Output = String }

  /// What a page of the program does with a link that it finds.
  struct Follow: NamedAction {
    typealias Output = String
    static let route = ActionRoute("OriginDefects.follow", path: "follow", exposure: .link)
  }

  let mediator = Mediator(modules: [])

  init() {
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(Inner.self) { _, call in "\(call.rootOrigin)" }
    mediator.handle(Show.self) { _, call in try await call.send(Inner(), fileID: "App/Show.swift", line: 2) }
    mediator.handle(Follow.self) { _, call in
      let link = OpenRequest.url("feed://show", from: "a page")
      return try await call.open(link, fileID: "App/Follow.swift", line: 3) as? String ?? ""
    }
  }

  // The code was named that had led to the link, and a gate against links let it through.
  @Test func `A link that a handler opens is behind what it leads to`() async throws {
    #expect(
      try await mediator.send(Follow(), fileID: "App/main.swift", line: 9) == "url from a page at App/Follow.swift:3")
    #expect(
      try await mediator.open(.name("OriginDefects.follow"), as: String.self, fileID: "App/main.swift", line: 9)
        == "url from a page at App/Follow.swift:3")
  }

  @Test func `Of several links the first is behind what they lead to`() async throws {
    #expect(
      try await mediator.open(
        .url("feed://follow", from: "Mail"), as: String.self, fileID: "App/main.swift", line: 9)
        == "url from Mail at App/main.swift:9")
  }

  @Test func `Without anything from outside the first call is it`() async throws {
    #expect(try await mediator.send(Show(), fileID: "App/main.swift", line: 9) == "code at App/main.swift:9")
    #expect(
      try await mediator.open(.name("OriginDefects.show"), as: String.self, fileID: "App/main.swift", line: 9)
        == "name at App/main.swift:9")
  }
}
