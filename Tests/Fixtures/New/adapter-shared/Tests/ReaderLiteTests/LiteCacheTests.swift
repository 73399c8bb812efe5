import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LiteCacheTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.CacheAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LiteCache"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any CacheAdapter = LiteCache()
    #expect(adapter.summary() == "Cache in Lite")
  }
}
