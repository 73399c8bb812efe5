import Foundation
import Testing

/// The code of all articles of a library as one package.
///
/// `Sources/Name/…` belongs to the target `Name`, an executable where it has a `main.swift`. Executables depend on the
/// libraries of the same article, and a library on those of them that it imports.
struct DocumentedArticles {
  private let library: String
  private let catalogue: URL
  private let articles: [URL]
  private let blocks: [URL: [DocumentBlock]]

  /// Reads the articles of a library.
  ///
  /// - Parameters:
  ///   - library: the module.
  ///   - others: names of articles that another test reads.
  /// - Throws: what the file system does, and what is wrong with a block.
  init(_ library: String, except others: Set<String> = []) throws {
    self.library = library
    catalogue = PackageLayout.root.appendingPathComponent("Sources/\(library)/\(library).docc")
    let files = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    articles = files.filter { $0.pathExtension == "md" && !others.contains($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
    blocks = Dictionary(
      uniqueKeysWithValues: try articles.map { ($0, try DocumentBlock.all(in: $0)) })
  }

  /// Builds and runs what the articles show.
  func follow() throws {
    let package = try DocumentedPackage("\(library)Articles")
    try package.write(try manifest(), to: "Package.swift")
    let blocks = articles.flatMap { self.blocks[$0] ?? [] }
    for block in blocks where block.isFile { try package.follow(block) }
    for block in blocks where !block.isFile { try package.follow(block) }
  }

  /// The article's blocks that the compiler refuses, each with the message that it shows.
  var refused: [(place: String, message: String, text: String)] {
    articles.flatMap { article in
      (blocks[article] ?? []).compactMap { block in
        guard case .refused(let message, let text) = block.content else { return nil }
        return (block.place, message, text)
      }
    }
  }

  /// What the compiler says about the refused blocks.
  func diagnostics() throws -> String {
    let package = try DocumentedPackage("Refused")
    try package.write(
      Self.manifest([Self.target("Refused", isExecutable: false, dependencies: [])]), to: "Package.swift")
    for (number, block) in refused.enumerated() {
      try package.write(block.text, to: "Sources/Refused/Block\(number).swift")
    }
    return try package.build().text
  }

  /// Converts the catalogue as CONTRIBUTING says, with the symbols of the library.
  func convert() throws -> ProcessRun {
    let package = try DocumentedPackage("\(library)Catalogue")
    try package.write(Self.manifest([Self.target("Empty", isExecutable: false, dependencies: [])]), to: "Package.swift")
    try package.write("import \(library)\n", to: "Sources/Empty/Empty.swift")
    let symbols = try package.symbolGraph(of: library)
    let archive = try TemporaryFolder()
    return try ProcessRun(
      "docc",
      [
        "convert", catalogue.path, "--fallback-display-name", library, "--fallback-bundle-identifier", library,
        "--additional-symbol-graph-dir", symbols.url.path, "--output-path",
        archive.url.appendingPathComponent("\(library).doccarchive").path, "--transform-for-static-hosting",
        "--enable-experimental-overloaded-symbol-presentation",
        "--warnings-as-errors",
      ])
  }

  private func manifest() throws -> String { Self.manifest(articles.flatMap { rows(of: $0) }) }

  /// The targets of an article.
  private func rows(of article: URL) -> [String] {
    var texts: [String: String] = [:]
    var executables: Set<String> = []
    for block in blocks[article] ?? [] {
      guard case .file(let path, let text) = block.content else { continue }
      let parts = path.split(separator: "/")
      texts[String(parts[1]), default: ""] += text
      if parts.last == "main.swift" { executables.insert(String(parts[1])) }
    }
    let libraries = texts.keys.filter { !executables.contains($0) }.sorted()
    let testing = texts.values.contains { $0.contains("import ServiceKitTesting\n") }
    return libraries.map { library in
      let imported = libraries.filter { texts[library]?.contains("import \($0)\n") == true }
      return Self.target(library, isExecutable: false, dependencies: imported)
    }
      + executables.sorted().map {
        Self.target($0, isExecutable: true, dependencies: libraries, usesTesting: testing)
      }
  }

  private static func target(
    _ name: String, isExecutable: Bool, dependencies: [String], usesTesting: Bool = false
  ) -> String {
    var others = dependencies.map { "\"\($0)\", " }.joined()
    for kit in ["ContainerKit", "MediatorKit"] { others += ".product(name: \"\(kit)\", package: \"ServiceKit\"), " }
    if usesTesting { others += ".product(name: \"ServiceKitTesting\", package: \"ServiceKit\"), " }
    return """
      .\(isExecutable ? "executableTarget" : "target")(
        name: "\(name)", dependencies: [\(others).product(name: "ServiceKit", package: "ServiceKit")])
      """
  }

  private static func manifest(_ rows: [String]) -> String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Documents", platforms: [.macOS("15.4")], dependencies: [.package(path: "../ServiceKit")],
      targets: [
    \(rows.joined(separator: ",\n"))
      ])
    """
  }
}
