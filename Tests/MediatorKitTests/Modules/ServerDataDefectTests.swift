import MediatorKit
import PositionedJSON
import Testing

/// Server data for modules that need nothing.
struct ServerDataDefectTests {
  // Each id of one letter was taken for a slip of each other.
  @Test func `An id of one letter is not near to another one`() async {
    let error = await #expect(throws: MediatorError.self) {
      try await Mediator.ofTests.open(
        .data(serverData(#"{"schemaVersion": 1, "module": "p"}"#)), fileID: "App/main.swift", line: 5)
    }
    #expect(
      error?.description == """
        Server data is refused: 1:32: module: no module has this id; known are 'account', 'article', 'player', 'ring', 'twin'
          asked for by server data at App/main.swift:5
        """)
    #expect(NearNames("9", among: ["2", "3"]).suggestion == "known are '2', '3'")
    #expect(NearNames("12", among: ["2", "3"]).suggestion == "did you mean '2'?")
  }

  // Parameters without properties ask for nothing, and whatever the server said was passed over.
  @Test func `A module without parameters takes none`() async throws {
    let mediator = Mediator.ofTests
    let surroundings = Surroundings()
    let empty = serverData(#"{"schemaVersion": 1, "module": "player", "parameters": {}}"#)
    #expect(try await mediator.open(.data(empty), client: surroundings).isOpen)
    let error = await #expect(throws: MediatorError.self) {
      try await mediator.open(
        .data(serverData(#"{"schemaVersion": 1, "module": "player", "parameters": {"loud": true}}"#)),
        client: surroundings, fileID: "App/main.swift", line: 5)
    }
    #expect(
      error?.description == """
        Server data is refused: 1:57: parameters: unknown key 'loud'; none is known
          asked for by server data at App/main.swift:5
        """)
  }
}
