import Scaffolding
import Testing

@Suite("What cannot be written")
struct ScaffoldingErrorTests {
  @Test("An error says its fact")
  func fact() { #expect("\(ScaffoldingError("it is there"))" == "it is there") }
}
