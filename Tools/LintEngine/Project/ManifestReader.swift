import Foundation

/// Asks the package manager what is in a package.
struct ManifestReader {
  /// The name of a package's manifest.
  static let fileName = "Package.swift"

  private let searchPath: String
  private let given: ManifestFile?

  /// - Parameters:
  ///   - searchPath: where the `swift` command is looked for, as in `PATH`.
  ///   - given: what the command said before, so that it is not asked again.
  init(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "", given: ManifestFile? = nil
  ) {
    self.searchPath = searchPath
    self.given = given
  }

  /// Reads the manifest of a package; nothing is written into the package.
  ///
  /// - Parameter root: the folder of the manifest.
  /// - Returns: the manifest.
  /// - Throws: that there is no `swift`, or what it says.
  func manifest(of root: String) throws(LintFailure) -> Manifest {
    if let given { return try given.manifest() }
    let output = try output(of: root)
    do {
      return try JSONDecoder().decode(Manifest.self, from: output)
    } catch {
      throw LintFailure(
        "'swift package dump-package' answered with what this linter does not know: \(error)", path: Self.fileName)
    }
  }

  private func output(of root: String) throws(LintFailure) -> Data {
    let swift = try swiftCommand()
    let folder = FileManager.default.temporaryDirectory.appending(path: "servicekit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let arguments = [
        "package", "--package-path", root, "--scratch-path", folder.appending(path: "scratch").path, "dump-package",
      ]
      let run = try Self.run(swift, arguments, in: folder)
      guard run.status == 0 else {
        let said = String(decoding: run.errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        throw LintFailure(
          "the package cannot be read; swift says:\n\(said)", path: Self.fileName,
          waysOut: ["Make 'swift package dump-package' work in '\(root)'."])
      }
      return run.output
    } catch let failure as LintFailure {
      throw failure
    } catch {
      throw LintFailure("'swift package' cannot be run: \(error.localizedDescription)", path: Self.fileName)
    }
  }

  /// Runs a command whose outputs go to files, so that it never waits for a reader.
  private static func run(
    _ command: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
  }

  private func swiftCommand() throws(LintFailure) -> String {
    let candidates = searchPath.split(separator: ":").map { "\($0)/swift" }
    if let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) { return found }
    throw LintFailure(
      "reading a package takes the 'swift' command, and no folder of PATH has one",
      waysOut: [
        "Add the toolchain's 'usr/bin' to PATH.",
        "Describe the modules in \(ConfigurationFile.name) with the keys 'modules' or 'moduleFolders'.",
      ])
  }
}
