import MediatorKit
import Testing

/// What a program must not be released with.
struct RouteProblemTests {
  struct Shop: NamedAction {
    static let route = ActionRoute("Shop.show", path: "shop/:id(Int)", exposure: .link)
    var id: Int
  }

  struct Price: NamedAction {
    static let route = ActionRoute("Shop.price", path: "shop/:price(Double)", exposure: .link)
    var price: Double
  }

  struct Open: NamedAction {
    static let route = ActionRoute("Shop.open", path: "shop/:on(Bool)", exposure: .link)
    var on: String
  }

  struct Lost: NamedAction {
    enum Way: String, Decodable { case left, right }
    static let route = ActionRoute("Shop.lost", path: "lost/:ide", exposure: .link, urls: ["link": URLAllowList()])
    var id: Int
    var tags: [String]?
  }

  struct Closed: NamedAction {
    enum Way: String, Decodable { case left, right }
    static let route = ActionRoute("Shop.closed", path: "closed/:later", exposure: .link)
    var way: Way
    var later: Int
  }

  struct Wrong: NamedAction {
    static let route = ActionRoute("Shop.wrong", path: "wrong/:on(Bool)", exposure: .link)
    var on: Int?
  }

  struct Hidden: NamedAction {
    static let route = ActionRoute("Shop.hidden", exposure: .link)
  }

  struct Bad: NamedAction {
    static let route = ActionRoute("Shop.bad", path: "Bad//x", exposure: .link)
  }

  struct Twin: NamedAction {
    static let route = ActionRoute("Shop.show")
  }

  let mediator = Mediator(modules: [])

  private func problems() -> [String] { mediator.routeProblems().map(\.description) }

  @Test func `A program without a mistake has no problem`() {
    #expect(NamedSamples().mediator.routeProblems().isEmpty)
  }

  @Test func `Typed parameters that take the same components overlap, and others do not`() async {
    mediator.handle(Shop.self, fileID: "App/Shop.swift", line: 1) { _, _ in }
    mediator.handle(Open.self, fileID: "App/Shop.swift", line: 2) { _, _ in }
    #expect(problems().isEmpty)
    mediator.handle(Price.self, fileID: "App/Shop.swift", line: 3) { _, _ in }
    #expect(
      problems() == [
        """
        The paths 'shop/:price(Double)' and 'shop/:id(Int)' fit the same links equally well.
          MediatorKitTests.RouteProblemTests.Price, handled by a handler at App/Shop.swift:3
          MediatorKitTests.RouteProblemTests.Shop, handled by a handler at App/Shop.swift:1
          Ways out:
            1. Give one of them another fixed component.
            2. Give a type to a parameter of one of them.
            3. Link only one of the targets that handle them.
        """
      ])
    mediator.answerLinks(.scheme("feed"))
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.url("feed:shop/1", from: "Mail"), fileID: "App/main.swift", line: 9)
    }
    #expect(
      error?.description == """
        A link fits 2 paths equally well.
          'shop/:price(Double)' of MediatorKitTests.RouteProblemTests.Price, handled by a handler at App/Shop.swift:3
          'shop/:id(Int)' of MediatorKitTests.RouteProblemTests.Shop, handled by a handler at App/Shop.swift:1
          asked for by url from Mail at App/main.swift:9
          Ways out:
            1. Give one of them another path.
            2. Link only one of the targets that handle them.
        """)
  }

  @Test func `Parameters that the action does not have are found, and so are types that never decode`() {
    mediator.handle(Lost.self, fileID: "App/Shop.swift", line: 1) { _, _ in }
    mediator.handle(Wrong.self, fileID: "App/Shop.swift", line: 2) { _, _ in }
    #expect(
      problems() == [
        """
        The path of Shop.lost names 'ide', which the action does not have; did you mean 'id'?
          the action is MediatorKitTests.RouteProblemTests.Lost, handled by a handler at App/Shop.swift:1
        """,
        """
        The list of allowed URLs of Shop.lost names 'link', which the action does not have; known are 'id', 'tags'
          the action is MediatorKitTests.RouteProblemTests.Lost, handled by a handler at App/Shop.swift:1
        """,
        """
        The path of Shop.wrong has ':on(Bool)', and 'on' is Swift.Int.
          the action is MediatorKitTests.RouteProblemTests.Wrong, handled by a handler at App/Shop.swift:2
        """,
      ])
  }

  @Test func `Nothing is said of parameters that cannot be known`() {
    mediator.handle(Closed.self) { _, _ in }
    #expect(problems().isEmpty)
  }

  @Test func `Paths that are missing or not well written, and names that are shared, are found`() {
    mediator.handle(Hidden.self, fileID: "App/Shop.swift", line: 1) { _, _ in }
    mediator.handle(Bad.self, fileID: "App/Shop.swift", line: 2) { _, _ in }
    mediator.handle(Twin.self, fileID: "App/Shop.swift", line: 3) { _, _ in }
    mediator.handle(Shop.self, fileID: "App/Shop.swift", line: 4) { _, _ in }
    #expect(
      problems() == [
        """
        2 actions have the name 'Shop.show'.
          MediatorKitTests.RouteProblemTests.Shop, handled by a handler at App/Shop.swift:4
          MediatorKitTests.RouteProblemTests.Twin, handled by a handler at App/Shop.swift:3
          Ways out:
            1. Give one of them another name.
            2. Link only one of the targets that handle them.
        """,
        """
        The path of Shop.bad has an empty component, number 2.
          the action is MediatorKitTests.RouteProblemTests.Bad, handled by a handler at App/Shop.swift:2
        """,
        """
        Shop.hidden is exposed to links, and has no path.
          the action is MediatorKitTests.RouteProblemTests.Hidden, handled by a handler at App/Shop.swift:1
        """,
      ])
  }
}
