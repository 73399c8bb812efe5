import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderLite

@Suite(.product("ReaderLite", modules: ["Reader", "ReaderLite"]))
struct LiteSharingTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.SharingAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["LiteSharing"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any SharingAdapter = LiteSharing()
    #expect(adapter.summary() == "Sharing in Lite")
  }
}
