import MediatorKit
import SeededNumbers
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ServerDataMutationTests {
  private static let valid = Array(
    #"{"schemaVersion": 1, "module": "article", "parameters": {"url": "https://example.org", "page": 7}}"#.utf8)

  /// The valid data with some bytes changed, doubled or left out.
  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Self.valid
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2:
        bytes.insert(contentsOf: #"{}[]",:\019eE-"#.utf8.randomElement(using: &generator).map { [$0] } ?? [], at: index)
      default: bytes.removeSubrange(index...)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `Whatever comes is opened or refused, and what is refused leaves no trace`(_ seed: UInt64) async throws {
    let mediator = Mediator.ofTests
    var generator = SeededGenerator(seed: seed)
    var launches = 0
    for _ in 0..<1_500 {
      let surroundings = Surroundings()
      do {
        let handle = try await mediator.open(.data(mutated(&generator)), client: surroundings)
        launches += 1
        await handle.close()
      } catch let error as MediatorError {
        #expect(error.code == .badData || error.code == .otherClientValues)
        #expect(surroundings.journal.all == [])
      }
    }
    let row = try #require(mediator.moduleReport.modules.first { $0.id == "article" })
    #expect((row.launches, row.failures, row.active) == (launches, 0, 0))
    #expect(mediator.activeModules.isEmpty)
  }
}
