import Foundation
import Testing

/// The fixture of several images, built beside a link to this repository.
///
/// It is kept between runs, one build folder for each configuration.
struct ImagesPackage {
  let configuration: String
  private let parent: URL
  private let package: URL
  private let scratch: URL

  /// A copy of the fixture as it is in the repository, not built yet.
  init(_ configuration: String) throws {
    self.configuration = configuration
    parent = PackageLayout.scratch.appendingPathComponent("images-\(configuration)")
    package = parent.appendingPathComponent("Images")
    scratch = parent.appendingPathComponent("build")
    let files = FileManager.default
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    let link = parent.appendingPathComponent("ServiceKit")
    try? files.removeItem(at: link)
    try files.createSymbolicLink(at: link, withDestinationURL: PackageLayout.root)
    let fixture = PackageLayout.fixtures.appendingPathComponent("Images")
    for path in try files.subpathsOfDirectory(atPath: fixture.path) where path.hasSuffix(".swift") {
      try write(try String(contentsOf: fixture.appendingPathComponent(path), encoding: .utf8), to: path)
    }
  }

  /// The folder of what is built.
  var products: URL { scratch.appendingPathComponent(configuration) }

  /// Replaces a file of the package; one that is the same keeps its date, so that nothing is built again.
  func write(_ text: String, to path: String) throws {
    let file = package.appendingPathComponent(path)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file of the package.
  func text(of path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// Builds the program and its libraries.
  func build() throws {
    try Self.expectSuccess(
      "swift", ["build", "-c", configuration, "--package-path", package.path, "--scratch-path", scratch.path])
  }

  /// Runs the program.
  func run(_ name: String, _ arguments: String...) throws -> ProcessRun {
    let run = try ProcessRun(
      products.appendingPathComponent("App").path, [products.path, name] + arguments)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    return run
  }

  /// Compiles one of the fixture's libraries in C into a folder.
  static func buildLibrary(_ name: String, from source: String, _ options: [String] = [], into folder: URL) throws {
    let file = PackageLayout.fixtures.appendingPathComponent("Images/Libraries/\(source)").path
    let headers = PackageLayout.root.appendingPathComponent("Sources/CLinkedRecords/include").path
    try expectSuccess(
      "clang",
      ["-shared", "-fPIC", "-I", headers, "-o", folder.appendingPathComponent(name).path, file] + options)
  }

  /// Compiles a program of the fixture's together with the target that reads images.
  static func buildReader(_ name: String, _ options: [String], into folder: URL) throws {
    let target = PackageLayout.root.appendingPathComponent("Sources/CLinkedRecords")
    let files = try FileManager.default.contentsOfDirectory(atPath: target.path).filter { $0.hasSuffix(".c") }
    try expectSuccess(
      "clang",
      [
        "-I", target.appendingPathComponent("include").path, "-o", folder.appendingPathComponent(name).path,
        PackageLayout.fixtures.appendingPathComponent("Images/Libraries/odd.c").path, "-ldl", "-lpthread",
      ] + options + files.map { target.appendingPathComponent($0).path })
  }

  /// Builds the module `Vendor` into a folder: the library and its interface, no source and no compiled module.
  func buildVendor(into folder: URL) throws {
    let output = { folder.appendingPathComponent($0).path }
    try Self.expectSuccess(
      "swiftc",
      [
        "-emit-library", "-emit-module", "-module-name", "Vendor", "-enable-library-evolution",
        "-emit-module-interface-path", output("Vendor.swiftinterface"),
        "-emit-module-path", output("Vendor.swiftmodule"), "-o", output("libVendor.so"),
        package.appendingPathComponent("Vendor/Vendor.swift").path,
      ] + compilerOptions)
    try FileManager.default.removeItem(atPath: output("Vendor.swiftmodule"))
  }

  /// Builds and runs a program that is linked with the library in a folder.
  func runCustomer(of vendor: URL) throws -> ProcessRun {
    let program = vendor.appendingPathComponent("Customer").path
    try Self.expectSuccess(
      "swiftc",
      [
        "-module-name", "Customer", "-o", program, package.appendingPathComponent("Customer/main.swift").path,
        "-I", vendor.path, "-L", vendor.path, "-lVendor", "-Xlinker", "-rpath", "-Xlinker", vendor.path,
        "-Xlinker", "-rpath", "-Xlinker", products.path, "-module-cache-path", vendor.path + "/cache",
      ] + compilerOptions)
    return try ProcessRun(program)
  }

  private var compilerOptions: [String] {
    [
      configuration == "release" ? "-O" : "-Onone", "-swift-version", "6", "-enable-upcoming-feature",
      "InternalImportsByDefault", "-I", products.path + "/Modules", "-L", products.path, "-lServiceKitDynamic",
      "-Xcc", "-fmodule-map-file=\(products.path)/CLinkedRecords.build/module.modulemap",
      "-load-plugin-executable", "\(products.path)/ServiceKitMacros-tool#ServiceKitMacros",
    ]
  }

  private static func expectSuccess(_ program: String, _ arguments: [String]) throws {
    let run = try ProcessRun(program, arguments)
    try #require(run.status == 0, "\(program) \(arguments.joined(separator: " "))\n\(run.text)\(run.errorText)")
  }
}
