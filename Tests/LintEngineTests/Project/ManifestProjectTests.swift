import Foundation
import Testing

@testable import LintEngine

struct ManifestProjectTests {
  /// A package of two products, a shared library, and one library for each product.
  static let package = """
    //// Package.swift
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Reader",
      products: [
        .executable(name: "reader", targets: ["Standard"]), .library(name: "Page", targets: ["Page"]),
      ],
      traits: ["Jit", .default(enabledTraits: ["Jit"])],
      dependencies: [.package(path: "../Log")],
      targets: [
        .target(
          name: "Page", dependencies: [.target(name: "Core"), .product(name: "Log", package: "Log")],
          exclude: ["Notes.swift", "Old"], resources: [.copy("Samples"), .process("Assets")]),
        .target(name: "Core", path: "Code/Core", sources: ["Main", "Only.swift", "core.c"]),
        .target(name: "Video", dependencies: ["Core"]),
        .executableTarget(
          name: "Standard", dependencies: ["Page", "Video"],
          swiftSettings: [.define("STANDARD"), .define("SLOW", .when(configuration: .debug))]),
        .executableTarget(
          name: "Lite", dependencies: ["Page"], path: "Apps/Lite", swiftSettings: [.unsafeFlags(["-D", "LITE", "-DSMALL"])]),
        .executableTarget(name: "Tool", dependencies: ["Core"]),
        .testTarget(name: "PageTests", dependencies: ["Page", "Lite"]),
        .plugin(name: "Make", capability: .buildTool(), dependencies: ["Tool"]),
      ])
    //// Sources/Page/Row.swift
    //// Sources/Page/Old/Row.swift
    //// Sources/Page/Notes.swift
    //// Sources/Page/Samples/a.swift
    //// Sources/Page/Assets/b.swift
    //// Sources/Page/Row.txt
    //// Code/Core/Main/Core.swift
    //// Code/Core/Only.swift
    //// Code/Core/Other.swift
    //// Code/Core/core.c
    //// Sources/Video/Video.swift
    //// Sources/Standard/main.swift
    //// Apps/Lite/main.swift
    //// Sources/Tool/main.swift
    //// Tests/PageTests/Test.swift
    //// Plugins/Make/Make.swift
    """

  private func project(_ configuration: String? = nil) throws -> (Project, Configuration) {
    let folder = try TemporaryFolder(bundle: Self.package)
    if let configuration { try folder.write(configuration, to: ".servicekit.json") }
    let reading = try ProjectReader.read(root: folder.path)
    return (reading.project, reading.configuration)
  }

  @Test func `Targets are modules with their files, dependencies and flags`() throws {
    let modules = try project().0.modules
    #expect(modules.map(\.name) == ["Core", "Lite", "Make", "Page", "PageTests", "Standard", "Tool", "Video"])
    #expect(
      modules.map(\.kind) == [.library, .executable, .plugin, .library, .test, .executable, .executable, .library])
    #expect(
      modules.map(\.files) == [
        ["Code/Core/Main/Core.swift", "Code/Core/Only.swift", "Code/Core/core.c"], ["Apps/Lite/main.swift"],
        ["Plugins/Make/Make.swift"], ["Sources/Page/Assets/b.swift", "Sources/Page/Row.swift"],
        ["Tests/PageTests/Test.swift"], ["Sources/Standard/main.swift"], ["Sources/Tool/main.swift"],
        ["Sources/Video/Video.swift"],
      ])
    #expect(
      modules.map(\.dependencies) == [
        [], ["Page"], ["Tool"], ["Core"], ["Lite", "Page"], ["Page", "Video"], ["Core"], ["Core"],
      ])
    #expect(modules.map(\.flags) == [[], ["LITE", "SMALL"], [], [], [], ["STANDARD"], [], []])
  }

  @Test func `Without a configuration every executable is a product`() throws {
    let project = try project().0
    #expect(project.products.map(\.name) == ["Lite", "Tool", "reader"])
    #expect(
      project.products.map(\.modules) == [
        ["Core", "Lite", "Page"], ["Core", "Tool"], ["Core", "Page", "Standard", "Video"],
      ])
    #expect(project.products.map(\.flags) == [["LITE", "SMALL"], [], ["STANDARD"]])
  }

  @Test func `With a configuration its products alone are compared`() throws {
    let text = #"{"version": 1, "products": {"Lite": {"flags": ["TINY"]}, "reader": {}}}"#
    let project = try project(text).0
    #expect(project.products.map(\.name) == ["Lite", "reader"])
    #expect(project.products.map(\.flags) == [["LITE", "SMALL", "TINY"], ["STANDARD"]])
    let products = Dictionary(uniqueKeysWithValues: project.modules.map { ($0.name, $0.products) })
    #expect(products["Core"] == ["Lite", "reader"])
    #expect(products["Tool"] == [])
    let owners = project.modules.filter { $0.owner != nil }.map { "\($0.name) \($0.owner ?? "")" }
    #expect(owners == ["Lite Lite", "Standard reader", "Video reader"])
  }

  @Test func `The only product owns its executable, not its libraries`() throws {
    let project = try project(#"{"version": 1, "products": ["Lite"]}"#).0
    #expect(project.modules.filter { $0.owner != nil }.map(\.name) == ["Lite"])
  }

  @Test func `A library and a list of modules can be products`() throws {
    let text = #"{"version": 1, "products": {"Page": {}, "Phone": {"modules": ["Video"], "flags": ["PHONE"]}}}"#
    let project = try project(text).0
    #expect(project.products.map(\.modules) == [["Core", "Page"], ["Core", "Video"]])
    #expect(project.products.map(\.flags) == [[], ["PHONE"]])
  }

  @Test func `Traits are capabilities, unless the configuration says what they are`() throws {
    #expect(try project().1.vocabulary.words[.capability] == ["Jit"])
    let text = #"{"version": 1, "vocabulary": {"channel": ["Jit"]}}"#
    #expect(try project(text).1.vocabulary.words == [.channel: ["Jit"]])
  }

  @Test func `Without a vocabulary its words are made of what the manifest tells products apart by`() throws {
    let words = [
      "LITE", "READER", "SMALL", "STANDARD", "TOOL", "isLite", "isReader", "isTool",
    ]
    #expect(try project().1.vocabulary.words[.product] == words)
    #expect(try project(#"{"version": 1, "maximumLayers": 2}"#).1.vocabulary.words[.product] == words)
    #expect(try project(#"{"version": 1, "vocabulary": {"product": []}}"#).1.vocabulary.words[.product] == [])
  }

  @Test func `A product that there is not is named with its place`() {
    #expect(
      failure { try project(#"{"version": 1, "products": ["Lite", "Reader"]}"#) } == """
        .servicekit.json:1:37: error: products[1]: the package has no product 'Reader'; did you mean 'reader'?
        """)
    #expect(
      failure { try project(#"{"version": 1, "products": {"Lit": {}}}"#) } == """
        .servicekit.json:1:29: error: products.Lit: the package has no product 'Lit'; did you mean 'Lite'?
        """)
  }

  @Test func `What is outside the targets does not matter unless the configuration names it`() throws {
    let folder = try TemporaryFolder(bundle: Self.package)
    try folder.makeFile(bytes: [0xFF] + Array(".swift".utf8))
    #expect(try ProjectReader.read(root: folder.path).project.modules.count == 8)
    try folder.write(#"{"version": 1, "scenes": [{"files": ["**/*.txt"]}]}"#, to: ".servicekit.json")
    #expect(
      failure { try ProjectReader.read(root: folder.path) } == """
        \u{FFFD}.swift: error: the name of the file is no UTF-8
          1. Rename it.
          2. Exclude it with the key 'exclude' of .servicekit.json, with '?' for each byte that is no UTF-8.
        """)
  }

  @Test func `Nothing is written into the package`() throws {
    let folder = try TemporaryFolder(bundle: Self.package)
    let before = folder.contents
    _ = try ProjectReader.read(root: folder.path)
    #expect(folder.contents == before)
  }
}
