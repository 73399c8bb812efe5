import Foundation
import Testing

@Suite struct ProductsLeakTests {
  /// The targets that both products are made of.
  private static let sharedTargets = [
    "FeedFormats", "FeedReader", "FeedCommandLine", "Modules", "ServiceKit", "LinkedRecords", "RecordFormat",
  ]

  private static func sources(in folder: String) throws -> [(path: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }

  /// The text without the words that only sound like a product: the standard streams, and published standards.
  private static func withoutOrdinaryWords(_ text: String) -> String {
    text.replacing(/(?i)standard ?(input|output|error)|(Living|Unicode) Standard/, with: "")
  }

  @Test("Shared targets have no identifier and no text that names a product", arguments: sharedTargets)
  func names(target: String) throws {
    let folder = PackageLayout.root.path + "/Sources/" + target
    let sources = try Self.sources(in: folder)
    #expect(!sources.isEmpty)
    for (path, text) in sources {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let found = Self.withoutOrdinaryWords(String(line)).firstMatch(of: /Standard(?![a-z])|Lite(?![a-z])|\blite\b/)
        #expect(found == nil, "\(target)/\(path):\(number + 1)")
      }
    }
  }

  @Test("No module imports the implementation of another, and neither does what opens them")
  func imports() throws {
    let root = PackageLayout.root.path + "/Sources/"
    let modules = try FileManager.default.contentsOfDirectory(atPath: root + "Modules")
    let implementations = modules.filter { !$0.hasSuffix("API") }
    #expect(implementations.sorted() == ["FeedArticle", "FeedSettings", "FeedShare"])
    for folder in modules.map({ "Modules/" + $0 }) + ["FeedReader", "FeedCommandLine"] {
      for (path, text) in try Self.sources(in: root + folder) {
        let imported = Set(text.matches(of: /import (\w+)\n/).map { String($0.output.1) })
        #expect(imported.isDisjoint(with: implementations), "\(folder)/\(path)")
      }
    }
  }

  @Test("Shared targets choose nothing by the product they are compiled for", arguments: sharedTargets)
  func conditions(target: String) throws {
    let allowed =
      /^\s*#(?:else)?if !?(?:DEBUG|os\(\w+\)|canImport\(\w+\)|objectFormat\(\w+\)|SERVICEKIT_NO_\w+|compiler\(.*\)|arch\(\w+\)|_endian\(\w+\)|\|\||&&|\s)+$/
    for (path, text) in try Self.sources(in: PackageLayout.root.path + "/Sources/" + target) {
      for line in text.split(separator: "\n") where line.contains(/^\s*#(?:else)?if\b/) {
        #expect(line.contains(allowed), "\(target)/\(path): \(line)")
      }
    }
  }

  @Test("Each product's main has no more than a call into shared code", arguments: BuiltProduct.allCases)
  func main(product: BuiltProduct) throws {
    let main = try String(contentsOfFile: product.sourceFolder + "/main.swift", encoding: .utf8)
    #expect(main == "import FeedCommandLine\n\nawait ReaderCommand.main()\n")
  }

  @Test("A product's executable contains no symbol and no name of the other product", arguments: BuiltProduct.allCases)
  func binaries(product: BuiltProduct) throws {
    let executable = try Data(contentsOf: URL(fileURLWithPath: product.path))
    func contains(_ text: String) -> Bool { executable.range(of: Data(text.utf8)) != nil }

    // Proof that looking finds something: the product's own adapters.
    for declaration in try ProductsAdaptersTests.declarations(of: product) { #expect(contains(declaration.adapter)) }

    let other = product.other
    let module = "\(other.rawValue.count)\(other.rawValue)"
    for prefix in ["$s", "$S", "_$s"] { #expect(!contains(prefix + module)) }
    #expect(!contains("\(other.rawValue)/"))
    for declaration in try ProductsAdaptersTests.declarations(of: other) {
      #expect(!contains(declaration.adapter), "\(declaration.adapter)")
    }
  }

  @Test("The product that has no data saver has no trace of its option")
  func options() throws {
    let executable = try Data(contentsOf: URL(fileURLWithPath: BuiltProduct.standard.path))
    for text in ["data-saver", "DataSaver", "Data saver"] { #expect(executable.range(of: Data(text.utf8)) == nil) }
  }
}
