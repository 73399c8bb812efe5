import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LiteParserTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.ParserAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LiteParser"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any ParserAdapter = LiteParser()
    #expect(adapter.summary() == "Parser in Lite")
  }
}
