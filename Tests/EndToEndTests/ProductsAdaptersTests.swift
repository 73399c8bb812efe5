import Foundation
import Testing

@Suite struct ProductsAdaptersTests {
  /// What an attribute in a product's sources declares; the line is that of the class.
  struct Declaration: Hashable, CustomStringConvertible {
    var adapter: String
    var protocolName: String
    var file: String
    var line: Int
    var description: String { "\(protocolName) -> \(adapter) at \(file):\(line)" }
  }

  /// The bindings that the attributes in a product's folder declare, read as text.
  static func declarations(of product: BuiltProduct) throws -> Set<Declaration> {
    var found: Set<Declaration> = []
    let folder = product.sourceFolder + "/Adapters"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for match in text.matches(of: /(?s)@Adapter\((.*?)\)\nfinal class (\w+)/) {
        let line = text[..<match.output.2.startIndex].count(where: \.isNewline) + 1
        let arguments = match.output.1
        let protocols = arguments[..<(arguments.firstRange(of: "host:")?.lowerBound ?? arguments.endIndex)]
        for type in protocols.matches(of: /\(any (\w+)\)\.self/) {
          found.insert(
            Declaration(
              adapter: String(match.output.2), protocolName: String(type.output.1),
              file: "\(product.rawValue)/\(name)", line: line))
        }
      }
    }
    return found.union(try cDeclarations(of: product))
  }

  /// The bindings that a product's target in C declares, where it has one: `LiteText` beside `Lite`.
  static func cDeclarations(of product: BuiltProduct) throws -> Set<Declaration> {
    let folder = product.sourceFolder + "Text"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }
    var services: [String: String] = [:]
    for header in try FileManager.default.contentsOfDirectory(atPath: folder + "/include") {
      for match in try text("include/" + header).matches(of: /#define (\w+) "(\w+)"/) {
        services[String(match.output.1)] = String(match.output.2)
      }
    }
    var found: Set<Declaration> = []
    for name in names where name.hasSuffix(".c") {
      let text = try text(name)
      for match in text.matches(of: /SK_C_ADAPTER\((\w+), "(\w+)", (\w+),/) {
        let service = try #require(services[String(match.output.3)])
        found.insert(
          Declaration(
            adapter: String(match.output.1), protocolName: service, file: "\(match.output.2)/\(name)",
            line: text[..<match.range.lowerBound].count(where: \.isNewline) + 1))
      }
    }
    return found
  }

  // https://github.com/GradleUp/shadow/issues/304
  @Test("The listing has exactly the adapters that the product's own targets declare", arguments: BuiltProduct.allCases)
  func completeness(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--adapters", "--format", "json")
    #expect(run.status == 0)
    let adapters = try #require(try run.json["adapters"] as? [[String: Any]])
    let listed = Set(
      adapters.map { row in
        Declaration(
          adapter: row["adapter"] as? String ?? "",
          protocolName: String((row["protocol"] as? String ?? "").split(separator: ".").last ?? ""),
          file: row["file"] as? String ?? "", line: row["line"] as? Int ?? 0)
      })
    #expect(listed == (try Self.declarations(of: product)))
    #expect(adapters.count == listed.count)
    let modules = [product.rawValue, product.rawValue + "Text"]
    #expect(adapters.allSatisfy { modules.contains($0["module"] as? String ?? "") })
  }

  @Test("The JSON listing has every key, sorted rows and a schema version", arguments: BuiltProduct.allCases)
  func shape(product: BuiltProduct) throws {
    let object = try ProductRun(product, "--adapters", "--format=json").json
    #expect(Set(object.keys) == ["schemaVersion", "product", "adapters", "requirements", "experiments"])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["product"] as? String == product.rawValue)
    let adapters = try #require(object["adapters"] as? [[String: Any]])
    let requirements = try #require(object["requirements"] as? [[String: Any]])
    let adapterKeys: Set = [
      "protocol", "adapter", "module", "file", "line", "scope", "host", "variant", "state", "image",
    ]
    let requirementKeys: Set = ["protocol", "required", "host", "module", "file", "line", "boundTo", "image"]
    #expect(adapters.allSatisfy { Set($0.keys) == adapterKeys })
    #expect(requirements.allSatisfy { Set($0.keys) == requirementKeys })
    let experiments = try #require(object["experiments"] as? [[String: Any]])
    #expect(experiments.allSatisfy { Set($0.keys) == ["name", "arm", "source", "unit", "owner", "expires"] })
    for rows in [adapters, requirements] {
      let protocols = rows.compactMap { $0["protocol"] as? String }
      #expect(protocols.count == rows.count)
      #expect(protocols == protocols.sorted())
    }
    #expect(adapters.allSatisfy { ["host", "shared", "application", "unique"].contains($0["scope"] as? String) })
    #expect(adapters.allSatisfy { ["unmade", "live", "none", "failed"].contains($0["state"] as? String) })
  }

  private func bindings(_ product: BuiltProduct) throws -> [String: [String: Any]] {
    let rows = try ProductRun(product, "--adapters", "--format=json").json["adapters"] as? [[String: Any]] ?? []
    return Dictionary(grouping: rows) { $0["protocol"] as? String ?? "" }.compactMapValues(\.first)
  }

  @Test("Each product binds the shared protocols in its own way")
  func bindings() throws {
    let standard = try bindings(.standard)
    let lite = try bindings(.lite)
    #expect(standard["FeedReader.RenderAdapter"]?["adapter"] as? String == "TerminalRendering")
    #expect(lite["FeedReader.RenderAdapter"]?["adapter"] as? String == "PlainRendering")
    #expect(standard["FeedReader.LoadingAdapter"]?["scope"] as? String == "host")
    #expect(lite["FeedReader.LoadingAdapter"]?["scope"] as? String == "shared")
    #expect(standard["FeedReader.PlaybackAdapter"]?["variant"] is NSNull)
    #expect(lite["FeedReader.PlaybackAdapter"]?["variant"] as? String == "autoplay=on")
    #expect(standard["FeedReader.RenderAdapter"]?["host"] as? String == "FeedReader.FeedSessionCapabilities")
    #expect(lite["FeedCommandLine.ProductIdentity"]?["host"] is NSNull)
    #expect(standard["FeedReader.ItemTrimmingAdapter"] == nil)
    #expect(lite["FeedReader.ItemTrimmingAdapter"] != nil)
  }

  @Test("One adapter can serve a shared protocol and one that only its product knows")
  func severalProtocols() throws {
    let lite = try bindings(.lite)
    #expect(lite["FeedCommandLine.CommandLineExtension"]?["adapter"] as? String == "DataSaverOption")
    #expect(lite["Lite.DataSaverSettings"]?["adapter"] as? String == "DataSaverOption")
  }

  @Test("Requirements say what they are bound to, and null where a product has nothing")
  func requirements() throws {
    let rows = try #require(
      try ProductRun(.standard, "--adapters", "--format=json").json["requirements"] as? [[String: Any]])
    let trimming = try #require(rows.first { $0["protocol"] as? String == "FeedReader.ItemTrimmingAdapter" })
    #expect(trimming["required"] as? Bool == false)
    #expect(trimming["boundTo"] is NSNull)
    #expect(trimming["host"] as? String == "FeedReader.FeedSession")
    let rendering = try #require(rows.first { $0["protocol"] as? String == "FeedReader.RenderAdapter" })
    #expect(rendering["required"] as? Bool == true)
    #expect(rendering["boundTo"] as? String == "Standard.TerminalRendering")
    #expect(rendering["file"] as? String == "FeedReader/FeedSession.swift")
  }

  @Test("Listing makes nothing but what the command line itself needs", arguments: BuiltProduct.allCases)
  func unmade(product: BuiltProduct) throws {
    for (name, row) in try bindings(product) where name.hasPrefix("FeedReader.") {
      #expect(row["state"] as? String == "unmade", "\(name)")
    }
  }

  @Test("The listing as text has a row for each binding and requirement", arguments: BuiltProduct.allCases)
  func text(product: BuiltProduct) throws {
    let object = try ProductRun(product, "--adapters", "--format=json").json
    let adapters = try #require(object["adapters"] as? [[String: Any]])
    let requirements = try #require(object["requirements"] as? [[String: Any]])
    let run = try ProductRun(product, "--adapters")
    #expect(run.status == 0)
    #expect(
      run.lines.first == "\(product.rawValue): \(adapters.count) bindings, \(requirements.count) requirements")
    for row in adapters {
      let parts = ["protocol", "adapter", "scope", "state", "file"].compactMap { row[$0] as? String }
      #expect(run.lines.contains { line in parts.allSatisfy(line.contains) })
    }
  }

  @Test("Every requirement of both products is met", arguments: BuiltProduct.allCases)
  func validation(product: BuiltProduct) throws {
    let text = try ProductRun(product, "--validate")
    #expect(text.status == 0)
    #expect(text.output == "\(product.rawValue): every requirement is met\n")
    #expect(text.errors == "")
    let json = try ProductRun(product, "--validate", "--format", "json")
    #expect(json.status == 0)
    #expect(try json.json["schemaVersion"] as? Int == 1)
    #expect((try json.json["problems"] as? [Any])?.isEmpty == true)
  }
}
