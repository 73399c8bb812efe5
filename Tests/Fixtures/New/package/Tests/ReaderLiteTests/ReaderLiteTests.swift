import Reader
import ServiceKitTesting
import Testing

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct ReaderLiteTests {
  @Test func `The product binds what shared code needs`() {
    expectValid()
  }

  @Test func `The product starts with a greeting of its own`() {
    let session = ReaderSession(user: "Ada")
    #expect(session.start() == "Hello Ada, this is Lite")
  }
}
