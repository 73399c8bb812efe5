import Foundation
import Testing

/// The fixture of three modules, built beside a link to this repository; kept between runs.
struct ModulesPackage {
  private let parent = PackageLayout.scratch.appendingPathComponent("modules")
  private var package: URL { parent.appendingPathComponent("Modules") }

  /// A copy of the fixture.
  ///
  /// - Parameter absent: the module that is removed from the manifest; nil for none. Its sources are removed, too.
  /// - Throws: what the file system does.
  init(without absent: String? = nil) throws {
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    for old in ["ServiceKit", "Modules"] { try? files.removeItem(at: parent.appendingPathComponent(old)) }
    try files.createSymbolicLink(
      at: parent.appendingPathComponent("ServiceKit"), withDestinationURL: PackageLayout.root)
    try files.copyItem(at: PackageLayout.fixtures.appendingPathComponent("Modules"), to: package)
    guard let absent else { return }
    let manifest = package.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let parts = text.components(separatedBy: ", \"\(absent)\"")
    try #require(parts.count == 2)
    try Data(parts.joined().utf8).write(to: manifest)
    try files.removeItem(at: sources.appendingPathComponent(absent))
  }

  /// The folder with a folder for each target.
  var sources: URL { package.appendingPathComponent("Sources") }

  /// Builds the program, runs it, and returns what it printed.
  func output() throws -> String {
    let scratch = parent.appendingPathComponent("build").path
    let build = try ProcessRun("swift", ["build", "--package-path", package.path, "--scratch-path", scratch])
    try #require(build.status == 0, "\(build.text)\(build.errorText)")
    let run = try ProcessRun("\(scratch)/debug/App", [])
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }
}
