import Foundation
import Testing

/// The code of all articles of a library as one package.
///
/// `Sources/Name/…` belongs to the target `Name`, an executable where it has a `main.swift`. Executables depend on the
/// libraries of the same article.
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

  private func manifest() throws -> String {
    var rows: [String] = []
    for article in articles {
      let files = (blocks[article] ?? []).compactMap { block -> [Substring]? in
        guard case .file(let path, _) = block.content else { return nil }
        return path.split(separator: "/")
      }
      let targets = Set(files.map { String($0[1]) }).sorted()
      let executables = Set(files.filter { $0.last == "main.swift" }.map { String($0[1]) })
      let libraries = targets.filter { !executables.contains($0) }
      rows += libraries.map { Self.target($0, isExecutable: false, dependencies: []) }
      let testing = (blocks[article] ?? []).contains { block in
        guard case .file(_, let text) = block.content else { return false }
        return text.contains("import ServiceKitTesting\n")
      }
      rows += executables.sorted().map {
        Self.target($0, isExecutable: true, dependencies: libraries, usesTesting: testing)
      }
    }
    return Self.manifest(rows)
  }

  private static func target(
    _ name: String, isExecutable: Bool, dependencies: [String], usesTesting: Bool = false
  ) -> String {
    var others = dependencies.map { "\"\($0)\", " }.joined()
    others += ".product(name: \"ContainerKit\", package: \"ServiceKit\"), "
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
