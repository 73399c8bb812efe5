import MediatorKit
import Testing

/// Server data for modules that need nothing.
struct ServerDataDefectTests {
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
