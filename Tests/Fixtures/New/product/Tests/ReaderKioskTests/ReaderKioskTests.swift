import Reader
import ServiceKitTesting
import Testing

@Suite(.product("ReaderKiosk", modules: ["Reader", "ReaderKiosk"]))
struct ReaderKioskTests {
  @Test func `The product binds what shared code needs`() {
    expectValid()
  }

  @Test func `The product starts with a greeting of its own`() {
    let session = ReaderSession(user: "Ada")
    #expect(session.start() == "Hello Ada, this is Kiosk")
  }
}
