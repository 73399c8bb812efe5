import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LitePrintingTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.PrintingAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LitePrinting"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any PrintingAdapter = LitePrinting()
    #expect(adapter.summary() == "Printing in Lite")
  }
}
