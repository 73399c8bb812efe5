import ContainerKit
import Testing

@testable import Reader

@Suite struct ReadingProgressTests {
  @Test func `The component counts how often its page appears`() throws {
    let container = Container("test")
    try container.add(ReadingProgress.init)
    try container.move(to: .appeared)
    #expect(container.context[.readingProgress] == 1)
  }
}
