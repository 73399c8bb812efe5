import Foundation
import Testing

@testable import Scaffolding

/// What becomes of the list of products in `.servicekit.json`.
@Suite struct ConfiguredProductsTests {
  private func configuration(_ text: String) throws -> String? {
    let package = try ScratchPackage()
    try package.folder.write(text, to: ".servicekit.json")
    let change = try NewProduct(name: "Kiosk", source: "Lite").scaffold(in: package.outline()).changes
      .first { $0.path == ".servicekit.json" }
    return change.map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test func `A list in a line stays in it`() throws {
    #expect(
      try configuration("{\"version\": 1, \"products\": [\"ReaderStandard\", \"ReaderLite\"]}")
        == "{\"version\": 1, \"products\": [\"ReaderStandard\", \"ReaderLite\", \"ReaderKiosk\"]}")
  }

  @Test func `An object gets a copy of the other product's member`() throws {
    let before = """
      {
      \t"version": 1,
      \t"products": {
      \t\t"ReaderLite": { "flags": ["LITE"] },
      \t\t"ReaderStandard": {}
      \t}
      }
      """
    #expect(
      try configuration(before)
        == before.replacing(
          "\"ReaderStandard\": {}", with: "\"ReaderStandard\": {},\n\t\t\"ReaderKiosk\": { \"flags\": [\"KIOSK\"] }"))
  }

  @Test func `A file that lists no products stays as it is`() throws {
    #expect(try configuration("{\"version\": 1}") == nil)
  }
}
