import ObjectFiles
import Testing

@Suite struct ObjectFileErrorTests {
  @Test func `An error says its fact`() {
    #expect("\(ObjectFileError("it is empty", waysOut: ["Build it."]))" == "it is empty")
  }
}
