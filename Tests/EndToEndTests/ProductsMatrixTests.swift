import Foundation
import Testing

/// What the tool reads out of this package's source, against what is in the products that were built of it.
@Suite struct ProductsMatrixTests {
  private static func root() -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  @Test(arguments: ["adapters", "components", "modules", "actions"])
  func `Source and binaries of the products agree`(kind: String) throws {
    let binaries = try BuiltProduct.allCases.map { try $0.path }
    let run = try BuiltTool.run(
      ["matrix", "--quiet", "--kind", kind, "--compare", "source", "--"] + binaries, folder: Self.root())
    #expect(run.status == 0 && run.text == "source and binaries agree.\n", "\(run.text)\(run.errorText)")
  }

  @Test func `The article shows the matrix of this package`() throws {
    let path = "Sources/ServiceKit/ServiceKit.docc/SeeingEveryProduct.md"
    let article = try String(contentsOf: Self.root().appendingPathComponent(path), encoding: .utf8)
    let start = try #require(article.range(of: "```text\n$ servicekit matrix\n"))
    let end = try #require(article[start.upperBound...].range(of: "```\n"))
    let run = try BuiltTool.run(["matrix", "--quiet"], folder: Self.root())
    #expect(run.text == article[start.upperBound..<end.lowerBound])
  }

  @Test func `The contents of binaries are those of their source, to the line`() throws {
    let binaries = try BuiltProduct.allCases.map { try $0.path }
    func rows(_ arguments: [String]) throws -> NSArray? {
      let run = try BuiltTool.run(["matrix", "--format", "json"] + arguments, folder: Self.root())
      let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      return object?["rows"] as? NSArray
    }
    let source = try #require(try rows(["--quiet"]))
    #expect(source == (try rows(["--"] + binaries)))
    #expect(source.count > 5)
  }
}
