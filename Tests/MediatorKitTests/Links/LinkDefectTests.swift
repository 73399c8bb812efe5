import MediatorKit
import Testing

/// What public bug reports of other routers taught.
struct LinkDefectTests {
  struct Show: NamedAction {
    typealias Output = [String]
    static let route = ActionRoute("Defects.show", path: "show/:id", exposure: .link)
    var id: String
    var first: String?
    var second: String?
  }

  struct ShowNew: NamedAction {
    typealias Output = [String]
    static let route = ActionRoute("Defects.new", path: "show/new", exposure: .link)
  }

  let mediator = Mediator(modules: [])

  init() {
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(Show.self) { action, _ in [action.id, action.first, action.second].compactMap(\.self) }
    mediator.handle(ShowNew.self) { _, _ in ["the new one"] }
  }

  private func open(_ text: String) async throws -> [String] { try await mediator.open(.url(text), as: [String].self) }

  @Test func `A plus sign is a space in the query and itself in the path, and everything is decoded once`() async throws
  {
    // https://github.com/joeldev/JLRoutes/issues/87, https://github.com/flutter/flutter/issues/140139
    #expect(try await open("feed://show/a+b?first=a+b&second=a%2Bb") == ["a+b", "a b", "a+b"])
    #expect(try await open("feed://show/a%2Fb?first=%2525&second=%252F") == ["a/b", "%25", "%2F"])
  }

  @Test func `Slashes in a value stay as they are, and no parameter is lost`() async throws {
    // https://github.com/react-navigation/react-navigation/issues/10924
    #expect(
      try await open("feed://show/1?first=https://x.example//a//b&second=c") == ["1", "https://x.example//a//b", "c"])
  }

  @Test func `One character that URLs do not have changes nothing: the link is refused with its place`() async throws {
    // https://github.com/swiftlang/swift-foundation/issues/1190
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.url("feed://show/1?first=%7B&second={", from: "Mail"), fileID: "App/main.swift", line: 9)
    }
    #expect(
      error?.description == """
        A link is refused: byte 31: a character that URLs do not have is not allowed here; write it percent-encoded.
          asked for by url from Mail at App/main.swift:9
        """)
  }

  @Test func `An exact path comes before one with a parameter, whichever was added first`() async throws {
    // https://github.com/devxoul/URLNavigator/issues/111
    #expect(try await open("feed://show/new") == ["the new one"])
    let other = Mediator(modules: [])
    other.answerLinks(.scheme("feed"))
    other.handle(ShowNew.self) { _, _ in ["the new one"] }
    other.handle(Show.self) { action, _ in [action.id] }
    #expect(try await other.open(.url("feed://show/new"), as: [String].self) == ["the new one"])
    #expect(try await other.open(.url("feed://show/old"), as: [String].self) == ["old"])
  }
}
