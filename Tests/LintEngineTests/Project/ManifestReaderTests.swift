import Foundation
import Testing

@testable import LintEngine

struct ManifestReaderTests {
  @Test func `A package of one target needs no folder for it`() throws {
    let folder = try TemporaryFolder(
      bundle: """
        //// Package.swift
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "One", targets: [.executableTarget(name: "One"), .testTarget(name: "OneTests")])
        //// Sources/main.swift
        //// Tests/Test.swift
        """)
    let modules = try ProjectReader.read(root: folder.path).project.modules
    #expect(modules.map(\.files) == [["Sources/main.swift"], ["Tests/Test.swift"]])
  }

  @Test(arguments: [
    (#".target(name: "A")"#, "Package.swift: error: the target 'A' has no folder 'Sources/A'"),
    (#".testTarget(name: "A")"#, "Package.swift: error: the target 'A' has no folder 'Tests/A'"),
    (#".target(name: "A", path: "Code")"#, "Package.swift: error: the target 'A' has no folder 'Code'"),
    (#".target(name: "A", path: "../A")"#, "Package.swift: error: the target 'A' is outside the package: '../A'"),
  ])
  func `A target without a folder is an error`(target: String, message: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [\(target)])
      """
    ])
    #expect(failure { try ProjectReader.read(root: folder.path) } == message)
  }

  @Test func `What swift says of a manifest is handed on`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Pakage(name: \"P\")\n"
    ])
    let message = failure { try ProjectReader.read(root: folder.path) }
    #expect(message.hasPrefix("Package.swift: error: the package cannot be read; swift says:\n"))
    #expect(message.contains("cannot find 'Pakage' in scope"))
    #expect(message.hasSuffix("\n  1. Make 'swift package dump-package' work in '\(folder.path)'."))
  }

  @Test func `A machine without swift is told what to do`() throws {
    let folder = try TemporaryFolder()
    #expect(
      failure { try ManifestReader(searchPath: "\(folder.path):/no/such/folder").manifest(of: folder.path) } == """
        error: reading a package takes the 'swift' command, and no folder of PATH has one
          1. Add the toolchain's 'usr/bin' to PATH.
          2. Describe the modules in .servicekit.json with the keys 'modules' or 'moduleFolders'.
        """)
  }

  @Test func `A command that says much is read to its end`() throws {
    let folder = try TemporaryFolder()
    let targets = String(repeating: " ", count: 300_000)
    let script = """
      #!/bin/sh
      head -c 300000 /dev/zero >&2
      printf '{"name": "P", "products": [], "targets": []%s}' '\(targets)'
      """
    try folder.write(script, to: "bin/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/swift")
    let search = "\(folder.path)/bin:/usr/bin:/bin"
    #expect(try ManifestReader(searchPath: search).manifest(of: folder.path).name == "P")
  }
}
