import MediatorKit
import Testing

/// Parameters that went unseen, and messages that did not say which one it was.
struct ParameterDefectTests {
  struct Nothing: Decodable, Sendable, Equatable {}

  /// Has no properties, as many actions that links reach.
  struct Reset: NamedAction {
    static let route = ActionRoute("Parameters.reset", path: "reset", exposure: .link)
  }

  struct Count: NamedAction {
    typealias Output = Int128
    static let route = ActionRoute("Parameters.count", path: "count", exposure: .link)
    var number: Int128
    var positive: UInt128?
    var nothing: Nothing?
  }

  let mediator = Mediator(modules: [])

  init() {
    mediator.answerLinks(.scheme("feed"))
    mediator.handle(Reset.self, fileID: "App/Handlers.swift", line: 3) { _, _ in }
    mediator.handle(Count.self, fileID: "App/Handlers.swift", line: 4) { action, _ in action.number }
  }

  private func refusal(_ request: OpenRequest) async -> String? {
    await #expect(throws: MediatorError.self) {
      try await mediator.open(request, fileID: "App/main.swift", line: 9)
    }?.description
  }

  // An action without properties asks for nothing, and whatever was given to it was passed over.
  @Test func `An action without properties takes no parameters`() async throws {
    try await mediator.open(.url("feed://reset"))
    try await mediator.open(.name("Parameters.reset"))
    let byLink = await refusal(.url("feed://reset?really=true"))
    #expect(
      byLink == """
        Parameters.reset cannot be sent: the parameter 'really' is unknown; none is known.
          the action is MediatorKitTests.ParameterDefectTests.Reset, handled by a handler at App/Handlers.swift:3
          asked for by url from an unknown source at App/main.swift:9
        """)
    let byName = await refusal(.name("Parameters.reset", ["really": true]))
    #expect(
      byName == """
        Parameters.reset cannot be sent: the parameter 'really' is unknown; none is known.
          the action is MediatorKitTests.ParameterDefectTests.Reset, handled by a handler at App/Handlers.swift:3
          asked for by name at App/main.swift:9
        """)
  }

  @Test func `A value without properties takes no parameters either`() async throws {
    try await mediator.open(.name("Parameters.count", ["number": 1, "nothing": [:]]))
    let error = await refusal(.name("Parameters.count", ["number": 1, "nothing": ["x": 1]]))
    #expect(
      error == """
        Parameters.count cannot be sent: the parameter 'nothing.x' is unknown; none is known.
          the action is MediatorKitTests.ParameterDefectTests.Count, handled by a handler at App/Handlers.swift:4
          asked for by name at App/main.swift:9
        """)
  }

  // The standard library's default for numbers of 128 bits refused them, and the message named no parameter.
  @Test func `Numbers of 128 bits are numbers like any other`() async throws {
    try mediator.validate()
    let most = "\(Int128.max)"
    #expect(
      try await mediator.open(.url("feed://count?number=\(most)&positive=\(UInt128.max)"), as: Int128.self) == .max)
    let error = await refusal(.url("feed://count?number=\(most)0"))
    #expect(
      error == """
        Parameters.count cannot be sent: the parameter 'number' is not a whole number from \(Int128.min) to \(Int128.max).
          the action is MediatorKitTests.ParameterDefectTests.Count, handled by a handler at App/Handlers.swift:4
          asked for by url from an unknown source at App/main.swift:9
        """)
  }

  // The sentence ended with "?.".
  @Test func `A question is the end of its sentence`() async {
    let error = await refusal(.url("feed://count?numbr=1&number=1"))
    #expect(
      error == """
        Parameters.count cannot be sent: the parameter 'numbr' is unknown; did you mean 'number'?
          the action is MediatorKitTests.ParameterDefectTests.Count, handled by a handler at App/Handlers.swift:4
          asked for by url from an unknown source at App/main.swift:9
        """)
  }
}
