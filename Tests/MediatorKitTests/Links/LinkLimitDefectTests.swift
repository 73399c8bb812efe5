import MediatorKit
import Testing

/// Limits are values of the program's configuration: none of them may end the program.
struct LinkLimitDefectTests {
  struct Show: NamedAction {
    typealias Output = Int
    static let route = ActionRoute("Limits.show", path: "show/:id(Int)", exposure: .link)
    var id: Int
  }

  let mediator = Mediator(modules: [])

  init() { mediator.handle(Show.self) { action, _ in action.id } }

  // A limit of as many bytes as there are numbers ended the program when the first link was opened.
  @Test func `The greatest limits of links are limits like any other`() async throws {
    let limits = LinkLimits(
      maximumBytes: .max, maximumComponents: .max, maximumItems: .max, maximumValueBytes: .max, maximumDepth: .max)
    #expect((limits.maximumBytes, limits.maximumComponents) == (1_000_000_000, 256))
    #expect((limits.maximumItems, limits.maximumValueBytes) == (1_000_000_000, 1_000_000_000))
    #expect(limits.maximumDepth == 256)
    mediator.answerLinks(.scheme("feed"), limits: limits)
    #expect(try await mediator.open(.url("feed://show/7"), as: Int.self) == 7)
  }

  // What was set after the limits were made was kept as it was: one below zero ended the program, and a million components did.
  @Test func `A limit that is set later keeps its range`() async throws {
    var limits = LinkLimits()
    limits.maximumBytes = -5
    limits.maximumComponents = -1
    limits.maximumItems = .min
    limits.maximumValueBytes = -1
    limits.maximumDepth = 1_000_000
    #expect(
      [limits.maximumBytes, limits.maximumComponents, limits.maximumItems, limits.maximumValueBytes] == [0, 0, 0, 0])
    #expect(limits.maximumDepth == 256)
    mediator.answerLinks(.scheme("feed"), limits: limits)
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(.url("feed://show/7"), fileID: "App/main.swift", line: 3)
    }
    #expect(
      error?.description == """
        A link is refused: there are more than 0 bytes, the limit maximumBytes.
          asked for by url from an unknown source at App/main.swift:3
        """)
  }

  // The same for server data.
  @Test func `Limits of server data keep their range, whenever they are set`() async {
    var limits = ServerDataLimits(maximumBytes: .max, maximumDepth: .max)
    #expect((limits.maximumBytes, limits.maximumDepth) == (1_000_000_000, 256))
    limits.maximumBytes = .max
    limits.maximumDepth = -1
    #expect((limits.maximumBytes, limits.maximumDepth) == (1_000_000_000, 0))
    limits.maximumBytes = -5
    #expect(limits.maximumBytes == 0)
    let error = await #expect(throws: MediatorError.self) { try await mediator.open(.data("{}".utf8, limits: limits)) }
    #expect(error?.code == .badData)
  }
}
