import ObjectFiles
import Testing

@Suite("Files that are no object files")
struct ObjectFileErrorTests {
  @Test("An error says its fact")
  func fact() { #expect("\(ObjectFileError("it is empty"))" == "it is empty") }
}
