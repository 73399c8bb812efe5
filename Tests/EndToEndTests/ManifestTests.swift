import Foundation
import Testing

/// The manifest, where the toolchain has no SwiftSyntax, and where the package is a part of another.
struct ManifestTests {
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var target_dependencies: [String]?
    }
    struct Product: Decodable { var name: String }

    var targets: [Target]
    var products: [Product]
  }

  @Test("Without SwiftSyntax the package loads, without the macros and the linter and with everything else")
  func withoutSwiftSyntax() throws {
    let all = try Self.description(lookingFor: "/SwiftSyntaxMacros.swiftmodule")
    let rest = try Self.description(lookingFor: "/NoSwiftSyntax.swiftmodule")
    let left = Set(rest.targets.map(\.name))
    #expect(
      Set(all.targets.map(\.name)).subtracting(left) == [
        "AdapterSyntax", "LintEngine", "LintEngineTests", "ProductMap", "ProductMapTests", "Scaffolding",
        "ScaffoldingTests", "ServiceKitAdaptersCommand", "ServiceKitCommand", "ServiceKitCommandTests",
        "ServiceKitLint",
        "ServiceKitLintCommand", "ServiceKitMacros", "ServiceKitMacrosTests", "ServiceKitNewCommand",
        "ServiceKitProgram",
      ])
    #expect(rest.targets.allSatisfy { left.isSuperset(of: $0.target_dependencies ?? []) })
    #expect(
      Set(all.products.map(\.name)).subtracting(rest.products.map(\.name)) == [
        "ServiceKitAdaptersCommand", "ServiceKitLint", "ServiceKitLintCommand", "ServiceKitMacros",
        "ServiceKitNewCommand", "servicekit",
      ])
  }

  @Test(
    "Only who develops the package sees its example: not who has it checked out by the package manager, or in a folder",
    arguments: [
      ("app/ServiceKit", [:], true),
      ("app/.build/checkouts/ServiceKit", ["app/.build/repositories/ServiceKit-1/HEAD": ""], false),
      // What a service for continuous integration may call its folder.
      ("checkouts/ServiceKit", [:], true),
      ("app/Vendor/ServiceKit", ["app/Package.swift": #".package(path: "Vendor/ServiceKit")"#], false),
      // Somebody's experiment further out.
      ("home/ServiceKit", ["Package.swift": "let package = Package(name: \"Hello\")"], true),
    ])
  func example(_ place: String, _ others: [String: String], isSeen: Bool) throws {
    let folder = try TemporaryFolder()
    for (path, text) in others { try folder.write(text, to: path) }
    try folder.write(
      try String(contentsOf: PackageLayout.root.appendingPathComponent("Package.swift"), encoding: .utf8),
      to: "\(place)/Package.swift")
    let run = try ProcessRun("swift", ["package", "--package-path", "\(folder.path)/\(place)", "dump-package"])
    try #require(run.status == 0, "\(run.errorText)")
    let names = try JSONDecoder().decode(Names.self, from: run.output)
    let example: Set = ["Standard", "Lite", "FeedReader", "Benchmarks", "EndToEndTests"]
    #expect(example.isSubset(of: names.targets.map(\.name)) == isSeen)
    #expect(!example.isDisjoint(with: names.targets.map(\.name)) == isSeen)
    #expect(names.products.map(\.name).contains("Lite") == isSeen)
    #expect(names.targets.map(\.name).contains("ServiceKitTesting"))
  }

  private struct Names: Decodable {
    struct Named: Decodable { var name: String }
    var targets: [Named]
    var products: [Named]
  }

  /// What the package manager makes of this package, with a manifest that finds SwiftSyntax by a file of this name.
  private static func description(lookingFor name: String) throws -> Description {
    let folder = try TemporaryFolder()
    let manifest = try String(contentsOf: PackageLayout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let parts = manifest.components(separatedBy: "/SwiftSyntaxMacros.swiftmodule")
    try #require(parts.count == 2, "the manifest finds SwiftSyntax in another way")
    try folder.write(parts.joined(separator: name), to: "Package.swift")
    for name in ["Sources", "Targets", "Tools", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: PackageLayout.root.appendingPathComponent(name))
    }
    let run = try ProcessRun("swift", ["package", "--package-path", folder.path, "describe", "--type", "json"])
    try #require(run.status == 0, "\(run.errorText)")
    return try JSONDecoder().decode(Description.self, from: run.output)
  }
}
