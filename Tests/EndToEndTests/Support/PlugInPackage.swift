import Foundation
import Testing

/// The fixture that uses the plug-ins, with a link to this repository in it; its build is kept between runs.
struct PlugInPackage {
  private let parent = PackageLayout.scratch.appendingPathComponent("plugins")
  /// The root of the package.
  let root: URL

  init() throws {
    let files = FileManager.default
    root = parent.appendingPathComponent("PlugIns")
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    try? files.removeItem(at: root)
    try files.copyItem(at: PackageLayout.fixtures.appendingPathComponent("PlugIns"), to: root)
    try files.createSymbolicLink(
      at: root.appendingPathComponent("ServiceKit"), withDestinationURL: PackageLayout.root)
  }

  /// Runs `swift` with a command of the package.
  func swift(_ command: String, _ arguments: [String] = []) throws -> ProcessRun {
    let location = ["--package-path", root.path, "--scratch-path", parent.appendingPathComponent("build").path]
    return try ProcessRun("swift", [command] + location + arguments, folder: root)
  }

  /// The targets that a build has linted, sorted.
  func linted(by build: ProcessRun) -> [String] {
    Set((build.text + build.errorText).matches(of: /Linting (\w+)/).map { String($0.output.1) }).sorted()
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of the package, from its root; what is behind the link is not looked at.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { !$0.hasPrefix("ServiceKit/") }.sorted()
  }

  /// The folders with resources beside the products.
  func resourceBundles() throws -> [String] {
    let location = try swift("build", ["--show-bin-path"]).text.trimmingCharacters(in: .whitespacesAndNewlines)
    return try FileManager.default.contentsOfDirectory(atPath: location).filter {
      $0.hasPrefix("PlugIns_") && $0.hasSuffix(".resources")
    }
  }
}
