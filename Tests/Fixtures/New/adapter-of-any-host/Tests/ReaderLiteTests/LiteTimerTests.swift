import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LiteTimerTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.TimerAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LiteTimer"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any TimerAdapter = LiteTimer()
    #expect(adapter.summary() == "Timer in Lite")
  }
}
