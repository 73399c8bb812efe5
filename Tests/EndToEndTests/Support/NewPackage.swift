import Foundation
import Testing

/// A package that `servicekit new package` has written beside a link to this repository.
///
/// Its build folder is kept between runs, so that ServiceKit is built once.
struct NewPackage {
  private let parent = PackageLayout.scratch.appendingPathComponent("new")
  private var folder: URL { parent.appendingPathComponent("Reader") }
  private var location: [String] {
    ["--package-path", folder.path, "--scratch-path", parent.appendingPathComponent("build").path]
  }

  /// Writes the package anew, with two products.
  init() throws {
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    for old in ["ServiceKit", "Reader"] { try? files.removeItem(at: parent.appendingPathComponent(old)) }
    try files.createSymbolicLink(
      at: parent.appendingPathComponent("ServiceKit"), withDestinationURL: PackageLayout.root)
    let run = try ProcessRun(
      BuiltTool.path, ["new", "package", "Reader", "--products", "Standard,Lite", "--servicekit", "ServiceKit"],
      folder: parent)
    try #require(run.status == 0, "\(run.errorText)")
  }

  /// Runs `servicekit` in the package.
  func tool(_ arguments: String...) throws {
    let run = try ProcessRun(BuiltTool.path, arguments, folder: folder)
    #expect(run.status == 0, "servicekit \(arguments.joined(separator: " ")): \(run.text)\(run.errorText)")
    #expect(run.errorText == "")
  }

  /// Builds everything and runs all tests: no error, no warning.
  func buildAndTest() throws {
    for arguments in [["build", "--build-tests"], ["test"]] {
      let run = try ProcessRun("swift", [arguments[0]] + location + arguments.dropFirst())
      try #require(run.status == 0, "\(run.text)\(run.errorText)")
      #expect(!(run.text + run.errorText).contains("warning:"), "\(run.text)\(run.errorText)")
    }
  }

  /// The linter and swift-format find nothing.
  func check() throws {
    let lint = try ProcessRun(BuiltTool.path, ["lint", "--strict", "--quiet"], folder: folder)
    #expect(lint.status == 0, "\(lint.text)\(lint.errorText)")
    let format = try ProcessRun(
      "swift", ["format", "lint", "--strict", "--recursive", "Package.swift", "Sources", "Tests"], folder: folder)
    #expect(format.status == 0, "\(format.text)\(format.errorText)")
  }

  /// The built products lack nothing, have nothing twice, and nothing of one another.
  func inspect(_ products: [String]) throws {
    let place = try ProcessRun("swift", ["build"] + location + ["--show-bin-path"])
    let binaries = place.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let run = try BuiltTool.run(["inspect", "--check"] + products.map { "\(binaries)/\($0)" }, folder: folder)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  /// What a product prints.
  func output(of product: String) throws -> String {
    let run = try ProcessRun("swift", ["run"] + location + [product])
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }
}
