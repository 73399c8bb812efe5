import Foundation
import Testing

/// A package that is written by following a document.
///
/// All such packages lie in one folder that is kept between runs, beside a link to this repository under the name that
/// documents use; they share one build folder, so that ServiceKit is built once.
final class DocumentedPackage {
  private let folder: URL
  private let scratch: URL
  /// Products that were built since the last change.
  private var upToDate: Set<String> = []

  /// An empty package.
  ///
  /// - Parameter name: the package's folder; the same in every run.
  /// - Throws: what the file system does.
  init(_ name: String) throws {
    let parent = PackageLayout.scratch.appendingPathComponent("documents")
    folder = parent.appendingPathComponent(name)
    scratch = parent.appendingPathComponent("build")
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    for old in [folder, parent.appendingPathComponent("ServiceKit")] { try? files.removeItem(at: old) }
    try files.createSymbolicLink(
      at: parent.appendingPathComponent("ServiceKit"), withDestinationURL: PackageLayout.root)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Does what a block says, and compares what its commands print.
  func follow(_ block: DocumentBlock) throws {
    switch block.content {
    case .file(let path, let text): try write(text, to: path)
    case .change(let path, let old, let new): try change(path, old, new, block.place)
    case .session(let commands): for command in commands { try run(command, block.place) }
    case .refused: break
    }
  }

  /// Writes a file, in place of an older one.
  func write(_ text: String, to path: String) throws {
    upToDate = []
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Builds everything that is not a test.
  func build() throws -> ProcessRun { try swift("build", []) }

  /// The public symbols of a module that the package depends on.
  func symbolGraph(of module: String) throws -> TemporaryFolder {
    let built = try build()
    try #require(built.status == 0, "\(built.text)\(built.errorText)")
    let symbols = try TemporaryFolder()
    let products = scratch.appendingPathComponent("debug")
    let extracted = try ProcessRun(
      "swift",
      [
        "symbolgraph-extract", "-module-name", module, "-I", products.appendingPathComponent("Modules").path, "-Xcc",
        "-fmodule-map-file=\(products.path)/CLinkedRecords.build/module.modulemap", "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", symbols.url.path,
      ])
    try #require(extracted.status == 0, "\(extracted.text)\(extracted.errorText)")
    return symbols
  }

  private func change(_ path: String, _ old: String, _ new: String, _ place: String) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let parts = text.components(separatedBy: old)
    try #require(parts.count == 2, "\(place): '\(path)' has these lines \(parts.count - 1) times")
    try write(parts.joined(separator: new), to: path)
  }

  private func run(_ command: DocumentBlock.Command, _ place: String) throws {
    let words = command.words
    switch words.prefix(2) {
    case ["swift", "test"]:
      let test = try swift("test", [])
      #expect(test.status == 0, "\(place)\n\(test.text)\(test.errorText)")
    case ["swift", "run"] where words.count > 2:
      if !upToDate.contains(words[2]) {
        let built = try swift("build", ["--product", words[2]])
        try #require(built.status == 0, "\(place)\n\(built.text)\(built.errorText)")
        upToDate.insert(words[2])
      }
      let program = scratch.appendingPathComponent("debug").appendingPathComponent(words[2])
      let run = try ProcessRun(program.path, Array(words.dropFirst(3)))
      #expect(run.status == 0, "\(place): \(words.joined(separator: " "))\n\(run.errorText)")
      #expect(run.text == command.output, "\(place): \(words.joined(separator: " "))")
    default:
      Issue.record("\(place): nobody can check '\(words.joined(separator: " "))'")
    }
  }

  private func swift(_ verb: String, _ options: [String]) throws -> ProcessRun {
    // Without the second option the plan of the package that was built before in the same folder would be taken again.
    let location = ["--package-path", folder.path, "--disable-build-manifest-caching", "--scratch-path", scratch.path]
    return try ProcessRun("swift", [verb] + location + options)
  }
}
