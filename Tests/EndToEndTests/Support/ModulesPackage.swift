import Foundation
import Testing

/// The fixture of three modules, and of clients with settings of their own, built beside a link to this repository; kept
/// between runs.
struct ModulesPackage {
  /// The programs that are made of one source, each with other settings.
  static let clients = ["5", "6"].flatMap { mode in
    ["Plain", "Nonsending", "Main", "MainNonsending"].map { "Client\(mode)\($0)" }
  }

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
    for client in Self.clients {
      try files.copyItem(at: package.appendingPathComponent("Client"), to: sources.appendingPathComponent(client))
    }
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

  /// Builds a program and runs it.
  ///
  /// - Parameters:
  ///   - program: its name.
  ///   - configuration: `debug` or `release`.
  ///   - library: a library that it is built with, whose path it gets; nil for none.
  ///   - twice: it gets the path of a copy of the library, too.
  /// - Returns: what it printed.
  /// - Throws: what starting the tools throws; what does not build or fails is an issue.
  func output(
    of program: String = "App", _ configuration: String = "debug", opening library: String? = nil, twice: Bool = false
  ) throws -> String {
    let scratch = parent.appendingPathComponent("build").path
    for product in [library, program].compactMap({ $0 }) {
      let build = try ProcessRun(
        "swift",
        [
          "build", "--package-path", package.path, "--scratch-path", scratch, "-c", configuration, "--product", product,
        ])
      try #require(build.status == 0, "\(build.text)\(build.errorText)")
    }
    let folder = "\(scratch)/\(configuration)"
    var paths = library.map { ["\(folder)/lib\($0).so"] } ?? []
    let copies = try TemporaryFolder()
    if twice, let path = paths.first {
      paths.append(copies.url.appendingPathComponent("libCopy.so").path)
      try FileManager.default.copyItem(atPath: path, toPath: paths[1])
    }
    let run = try ProcessRun("\(folder)/\(program)", paths)
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }
}
