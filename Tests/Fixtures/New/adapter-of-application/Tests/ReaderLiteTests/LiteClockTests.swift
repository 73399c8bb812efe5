import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LiteClockTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.ClockService"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LiteClock"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any ClockService = LiteClock()
    #expect(adapter.summary() == "Clock in Lite")
  }
}
