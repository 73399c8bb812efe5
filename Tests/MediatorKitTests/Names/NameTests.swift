import MediatorKit
import Testing

/// Actions that are asked for by name.
struct NameTests {
  struct Other: NamedAction {
    static let route = ActionRoute("Publish.view")
  }

  let samples = NamedSamples()

  private func outcome(_ name: String, _ parameters: [String: ActionValue] = [:]) async -> String {
    await samples.outcome { try await samples.name(name, parameters) }
  }

  @Test func `A name with literal values runs the handler`() async {
    let parameters: [String: ActionValue] = [
      "id": 7, "url": "https://example.com", "tags": ["a", "b"], "style": "plain", "ratio": 2, "isNew": false,
    ]
    #expect(await outcome("Article.show", parameters) == "7, https://example.com, a|b, plain, 2.0, false")
  }

  @Test func `A typed answer can be asked for`() async throws {
    #expect(try await samples.mediator.open(.name("Publish.view", ["id": 3]), as: Int.self) == 4)
  }

  @Test func `Another answer than the one that was asked for is an error`() async {
    let error = await #expect(throws: MediatorError.self) {
      try await samples.mediator.open(
        .name("Publish.view", ["id": 3]), as: String.self, fileID: "App/main.swift", line: 9)
    }
    #expect(
      error?.description == """
        The handler answered Swift.Int, and Swift.String was expected.
          asked for by name at App/main.swift:9
          Way out: Expect what the action's Output is.
        """)
  }

  @Test func `A chain builds the same action`() async throws {
    let action = samples.mediator.target("Publish").action("view").with("id", 3)
    #expect(try await action.send() as? Int == 4)
    #expect(try await action.send(as: Int.self) == 4)
  }

  @Test func `A parameter that a chain has twice is refused`() async {
    let error = await #expect(throws: MediatorError.self) {
      try await samples.mediator.target("Publish").action("view").with("id", 3).with("id", 4)
        .send(fileID: "App/main.swift", line: 9)
    }
    #expect(
      error?.description == """
        Publish.view cannot be sent: the parameter 'id' was added twice.
          asked for by name at App/main.swift:9
        """)
  }

  @Test func `A name that is not there names those that are near`() async {
    #expect(
      await outcome("Article.shwo\u{1B}") == """
        No action that is handled has the name 'Article.shwo\\u001b'; did you mean 'Article.show'?
          asked for by name at App/main.swift:9
          Ways out:
            1. Link the target with the handler of the action into this product.
            2. Let the action conform to NamedAction, with this name in its route.
            3. Set handleNotFound, to answer names that lead nowhere.
        """)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 5_000), "it has more than 4096 bytes, the limit maximumValueBytes"),
    ("e" + String(repeating: "\u{301}", count: 31), "it has more than 30 combining characters in a row"),
  ])
  func `A name beyond a limit is refused`(name: String, fact: String) async {
    #expect(
      await outcome(name) == """
        The name of an action is refused: \(fact).
          asked for by name at App/main.swift:9
        """)
  }

  @Test func `Two actions with one name are both named, and neither runs`() async {
    samples.mediator.handle(Other.self, fileID: "App/Other.swift", line: 3) { _, _ in }
    #expect(
      await outcome("Publish.view", ["id": 3]) == """
        2 actions have the name 'Publish.view'.
          MediatorKitTests.NameTests.Other, handled by a handler at App/Other.swift:3
          MediatorKitTests.View, handled by a handler at App/Handlers.swift:6
          asked for by name at App/main.swift:9
          Ways out:
            1. Give one of them another name.
            2. Link only one of the targets that handle them.
        """)
  }

  @Test func `A handler that is added later is seen, and one that was removed is not`() async throws {
    struct Late: NamedAction {
      typealias Output = Int
      static let route = ActionRoute("Late.come", path: "late", exposure: .link)
    }
    let mediator = samples.mediator
    await #expect(throws: MediatorError.self) { try await mediator.open(.name("Late.come")) }
    let token = mediator.handle(Late.self) { _, _ in 1 }
    #expect(try await mediator.open(.name("Late.come")) as? Int == 1)
    #expect(try await mediator.open(.url("feed:late")) as? Int == 1)
    token.remove()
    await #expect(throws: MediatorError.self) { try await mediator.open(.name("Late.come")) }
    await #expect(throws: MediatorError.self) { try await mediator.open(.url("feed:late")) }
  }

  @Test func `A linked handler is found by the name of its action`() async throws {
    let mediator = Mediator(modules: ["MediatorKitTests"])
    #expect(try await mediator.open(.name("Tests.linked", ["number": 2]), as: Int.self) == 3)
  }
}

struct LinkedByName: NamedAction, ImmediateAction {
  typealias Output = Int
  static let route = ActionRoute("Tests.linked")
  var number: Int
}

@Handles(LinkedByName.self)
func linkedByName(_ action: LinkedByName, _ call: ActionCall) -> Int { action.number + 1 }
