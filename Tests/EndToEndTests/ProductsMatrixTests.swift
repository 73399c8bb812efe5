import Foundation
import Testing

/// What the tool reads out of this package's source, against what is in the products that were built of it.
@Suite struct ProductsMatrixTests {
  private static func root() throws -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  @Test(arguments: ["adapters", "components", "modules", "actions"])
  func `Source and binaries of the products agree`(kind: String) throws {
    let binaries = try BuiltProduct.allCases.map { try $0.path }
    let run = try BuiltTool.run(
      ["matrix", "--quiet", "--kind", kind, "--compare", "source", "--"] + binaries, folder: try Self.root())
    #expect(run.status == 0 && run.text == "source and binaries agree.\n", "\(run.text)\(run.errorText)")
  }

  @Test func `The contents of binaries are those of their source, to the line`() throws {
    let binaries = try BuiltProduct.allCases.map { try $0.path }
    func rows(_ arguments: [String]) throws -> NSArray? {
      let run = try BuiltTool.run(["matrix", "--format", "json"] + arguments, folder: try Self.root())
      let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      return object?["rows"] as? NSArray
    }
    let source = try #require(try rows(["--quiet"]))
    #expect(source == (try rows(["--"] + binaries)))
    #expect(source.count > 5)
  }
}
