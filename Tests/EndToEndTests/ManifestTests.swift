import Foundation
import Testing

/// The manifest, where the toolchain has no SwiftSyntax.
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
        "AdapterSyntax", "LintEngine", "LintEngineTests", "ServiceKitCommand", "ServiceKitCommandTests",
        "ServiceKitMacros", "ServiceKitMacrosTests", "ServiceKitProgram",
      ])
    #expect(rest.targets.allSatisfy { left.isSuperset(of: $0.target_dependencies ?? []) })
    #expect(Set(all.products.map(\.name)).subtracting(rest.products.map(\.name)) == ["servicekit", "ServiceKitMacros"])
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
