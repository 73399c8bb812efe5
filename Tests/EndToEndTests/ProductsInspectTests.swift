import Foundation
import Testing

/// What the tool reads out of the products, against what these say of themselves when they run.
@Suite struct ProductsInspectTests {
  /// Something that is declared: its names without modules, and where.
  struct Declared: Hashable, CustomStringConvertible {
    var names: [String]
    var file: String
    var line: Int
    var description: String { "\(names.joined(separator: ", ")) at \(file):\(line)" }

    init(_ names: [Any?], _ place: [String: Any]) {
      self.names = names.map { name in
        if let flag = name as? Bool { return flag ? "required" : "optional" }
        return (name as? String).map(Self.bare) ?? ""
      }
      file = place["file"] as? String ?? ""
      line = place["line"] as? Int ?? 0
    }

    /// The last part of a name: binaries have names as they are written, a program those of its types.
    private static func bare(_ name: String) -> String {
      name.split(whereSeparator: { $0 == "." || $0 == " " }).last.map(String.init) ?? ""
    }
  }

  /// What `inspect` says of a binary.
  private static func contents(of path: String) throws -> [String: Any] {
    let run = try BuiltTool.run(["inspect", "--format", "json", path])
    #expect(run.status == 0, "\(run.errorText)")
    let object = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let products = try #require(object["products"] as? [[String: Any]])
    #expect(products.count == 1)
    return try #require(products.first)
  }

  private static func rows(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
    try #require(object[key] as? [[String: Any]])
  }

  private static func place(_ row: [String: Any]) -> [String: Any] { row["place"] as? [String: Any] ?? [:] }

  @Test(arguments: BuiltProduct.allCases)
  func `Bindings and requirements of the binary are those of the running product`(product: BuiltProduct) throws {
    let binary = try Self.contents(of: product.path)
    let running = try ProductRun(product, "--adapters", "--format=json").json
    let bindings = try Self.rows(binary, "bindings").flatMap { row in
      (row["protocols"] as? [String] ?? []).map { type in
        Declared([type, row["adapter"], row["scope"], row["host"], row["variant"]], Self.place(row))
      }
    }
    let adapters = try Self.rows(running, "adapters").map { row in
      Declared([row["protocol"], row["adapter"], row["scope"], row["host"], row["variant"]], row)
    }
    #expect(Set(bindings) == Set(adapters) && bindings.count == adapters.count)
    let needs = try Self.rows(binary, "requirements").map { row in
      Declared([row["protocol"], row["required"], row["owner"]], Self.place(row))
    }
    let requirements = try Self.rows(running, "requirements").map { row in
      Declared([row["protocol"], row["required"], row["host"]], row)
    }
    #expect(Set(needs) == Set(requirements) && needs.count == requirements.count)
    #expect(try Self.rows(binary, "undescribed").isEmpty)
    #expect((binary["passedOver"] as? [String]) == [])
  }

  @Test(arguments: BuiltProduct.allCases)
  func `Modules and handlers of the binary are those of the running product`(product: BuiltProduct) throws {
    let binary = try Self.contents(of: product.path)
    let running = try ProductRun(product, "--modules", "--format=json").json
    let modules = try Self.rows(binary, "modules").map { Declared([$0["id"], $0["class"]], Self.place($0)) }
    #expect(Set(modules) == Set(try Self.rows(running, "modules").map { Declared([$0["id"], $0["class"]], $0) }))
    let handlers = try Self.rows(binary, "handlers").map { Declared([$0["action"], $0["function"]], Self.place($0)) }
    // A handler without a name is a closure that was added when the program ran.
    let known = try Self.rows(running, "actions").filter { $0["handler"] is String }
      .map { Declared([$0["action"], $0["handler"]], $0) }
    #expect(Set(handlers) == Set(known) && handlers.count == known.count)
  }

  @Test(arguments: BuiltProduct.allCases)
  func `Components of the binary are those of the running product's scenes`(product: BuiltProduct) throws {
    let binary = try Self.contents(of: product.path)
    let scenes = try Self.rows(try ProductRun(product, "--scenes", "--format=json").json, "scenes")
    // A scene may name a component that only the other product has: it has no class here.
    let running = try scenes.flatMap { try Self.rows($0, "components") }.filter { $0["class"] is String }
    let components = try Self.rows(binary, "components").map { Declared([$0["name"], $0["class"]], Self.place($0)) }
    let expected = running.map { Declared([$0["component"], $0["class"]], $0) }
    #expect(Set(components) == Set(expected) && components.count == Set(expected).count)
  }

  @Test(arguments: BuiltProduct.allCases)
  func `A stripped product has the same contents`(product: BuiltProduct) throws {
    let folder = try TemporaryFolder()
    let name = product.rawValue
    let copies = ["whole", "stripped"].map { folder.url.appendingPathComponent($0) }
    for copy in copies { try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true) }
    try FileManager.default.copyItem(atPath: product.path, toPath: copies[0].appendingPathComponent(name).path)
    let strip = try ProcessRun("strip", ["-o", copies[1].appendingPathComponent(name).path, product.path])
    try #require(strip.status == 0, "\(strip.errorText)")
    let runs = try copies.map { try BuiltTool.run(["inspect", "--format", "json", name], folder: $0) }
    #expect(runs[0].status == 0 && runs[1].status == 0 && runs[0].text == runs[1].text)
  }

  @Test func `Nothing is wrong with both products`() throws {
    let run = try BuiltTool.run(["inspect", "--check"] + BuiltProduct.allCases.map { try $0.path })
    #expect(run.status == 0 && run.text == "no findings in 2 products\n", "\(run.text)\(run.errorText)")
  }

  // MARK: - Faults

  /// A text of a description, one of the same length that is a fault, and what names it.
  struct Fault: CustomStringConvertible, Sendable {
    let text: String
    let planted: String
    let check: String
    var description: String { check }
  }

  static let faults = [
    Fault(
      text: "protocol=any RenderAdapter\nadapter=PlainRendering\n",
      planted: "protocol=any RenderAdaptex\nadapter=PlainRendering\n", check: "missing-binding"),
    Fault(
      text: "protocol=any SceneOverlay\nadapter=LiteScenes\n",
      planted: "protocol=any RenderAdapter\nadapter=LiteScene\n", check: "duplicate-binding"),
    Fault(
      text: "component=unread-first\n", planted: "component=newest-first\n", check: "duplicate-component"),
    Fault(text: "id=2\nclass=ArticleModule\n", planted: "id=3\nclass=ArticleModule\n", check: "duplicate-module"),
    Fault(
      text: "action=ShowItem\nfunction=showItem\n", planted: "action=ShareItem\nfunction=shwItem\n",
      check: "duplicate-handler"),
  ]

  @Test(arguments: faults)
  func `A fault that is planted in a binary is named`(fault: Fault) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: try BuiltProduct.lite.path))
    let place = try #require(bytes.firstRange(of: Data(fault.text.utf8)))
    bytes.replaceSubrange(place, with: Data(fault.planted.utf8))
    let folder = try TemporaryFolder()
    let copy = folder.url.appendingPathComponent("Lite")
    try bytes.write(to: copy)
    let run = try BuiltTool.run(["inspect", "--check", copy.path])
    #expect(run.status == 1)
    #expect(run.text.contains(" (\(fault.check))\n  in product Lite\n"), "\(run.text)\(run.errorText)")
    #expect(run.text.hasSuffix("1 error in 1 product\n"), "\(run.text)")
  }

  @Test func `Adapters of the other product are named`() throws {
    let lite = try BuiltProduct.lite.path
    let run = try BuiltTool.run([
      "inspect", "--check", "--products", "Standard", "Lite", "--", lite, try BuiltProduct.standard.path,
    ])
    #expect(run.status == 1)
    #expect(run.text.contains(": error: Standard contains "), "\(run.text)")
    #expect(
      run.text.contains("of the module 'Lite', which belongs to the product Lite (foreign-module)"), "\(run.text)")
  }
}
