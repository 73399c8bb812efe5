import Reader
import ServiceKit
import ServiceKitTesting
import Testing

@testable import ReaderStandard

@Suite(.product("ReaderStandard", modules: ["Reader", "ReaderStandard"]))
struct StandardSharingTests {
  @Test func `The product binds an adapter of its own`() {
    let name = "Reader.SharingAdapter"
    let bindings = AdapterRegistry.main.bindings.filter { $0.protocolName == name }
    #expect(bindings.map(\.adapterName) == ["StandardSharing"])
  }

  @Test func `The adapter says what it is in the product`() {
    let adapter: any SharingAdapter = StandardSharing()
    #expect(adapter.summary() == "Sharing in Standard")
  }
}
