import Foundation
import Testing

/// What adapters cost before `main`: read out of built executables.
struct BeforeMainTests {
  @Test("No code of ours runs before main, and an adapter costs a fixed number of relocations")
  func costBeforeMain() throws {
    let none = try Executable(adapterCount: 0)
    let few = try Executable(adapterCount: 10)
    let many = try Executable(adapterCount: 110)
    #expect(none.initialisers == few.initialisers)
    #expect(few.initialisers == many.initialisers)
    let growth = many.relocations - few.relocations
    #expect(growth % 100 == 0, "\(few.relocations) relocations for 10 adapters, \(many.relocations) for 110")
    #expect(growth / 100 <= 25, "\(growth / 100) relocations an adapter, its class and its conformance included")
    #expect(few.recordBytes == 10 * 24)
    #expect(many.recordBytes == 110 * 24)
  }
}

/// An optimised executable with so many adapters, and what `readelf` says of it.
private struct Executable {
  /// Bytes of the table of functions that run before `main`.
  let initialisers: Int
  /// Entries of all dynamic relocation tables.
  let relocations: Int
  /// Bytes of the section with the records.
  let recordBytes: Int

  init(adapterCount: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.source(adapterCount), to: "Sources/App/main.swift")
    let scratch = PackageLayout.scratch.appendingPathComponent("before-main").path
    let options = ["--package-path", folder.url.path, "--scratch-path", scratch, "-c", "release"]
    let build = try ProcessRun("swift", ["build"] + options)
    try #require(build.status == 0, "\(build.text)\(build.errorText)")
    let location = try ProcessRun("swift", ["build", "--show-bin-path"] + options)
    let program = location.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/App"
    let sections = try ProcessRun("readelf", ["--section-headers", "--wide", program]).text
    let table = try ProcessRun("readelf", ["--relocs", "--wide", program]).text
    initialisers = Self.size(of: ".init_array", in: sections)
    recordBytes = Self.size(of: "sk_records", in: sections)
    relocations = table.split(separator: "\n").count { $0.contains("R_X86_64") || $0.contains("R_AARCH64") }
  }

  /// The size column of a section's line; 0 where there is no such section.
  private static func size(of name: String, in sections: String) -> Int {
    for line in sections.split(separator: "\n") {
      let words = line.split(whereSeparator: { " []".contains($0) })
      guard let position = words.firstIndex(of: Substring(name)), words.count > position + 4 else { continue }
      return Int(words[position + 4], radix: 16) ?? 0
    }
    return 0
  }

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.macOS("15.4")], dependencies: [.package(name: "ServiceKit", path: "\(PackageLayout.root.path)")],
      targets: [.executableTarget(name: "App", dependencies: [.product(name: "ServiceKit", package: "ServiceKit")])])
    """

  private static func source(_ count: Int) -> String {
    let adapters = (0..<count).map {
      "protocol P\($0): AnyObject, Sendable {}\n@Adapter((any P\($0)).self) final class A\($0): P\($0) {}"
    }
    return "import ServiceKit\n" + adapters.joined(separator: "\n") + "\nprint(AdapterRegistry.main.bindings.count)\n"
  }
}
