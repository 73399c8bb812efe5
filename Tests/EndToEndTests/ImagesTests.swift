import Foundation
import Testing

/// A program of several images: a library that it is linked with, libraries that it opens, ServiceKit in one of its own.
@Suite(.serialized)
struct ImagesTests {
  // github.com/alibaba/BeeHive/issues/45, github.com/swiftlang/swift/issues/40611
  @Test(
    "Records of every image are found once: linked at start, and opened later; a late rival is reported",
    arguments: ["debug", "release"])
  func openedLater(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let run = try package.run("open")
    #expect(run.text == ImagesOutput.openedLater)
    #expect(run.errorText == "")
  }

  @Test("A library whose records were read stays loaded when it is closed", arguments: ["debug", "release"])
  func closed(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let text = """
      Printer: printer of libPlugin
      closed: 0
      still loaded: true
      Printer: printer of libPlugin
      made after that: decoration of libPlugin

      """
    #expect(try package.run("close").text == text)
  }

  // github.com/hmlongco/Factory/issues/359
  @Test("A second copy of the library is reported, once", arguments: ["debug", "release"])
  func secondCopy(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let run = try package.run("copy")
    #expect(run.text == ImagesOutput.secondCopy)
    #expect(run.errorText == "")
  }

  @Test(
    "A library whose file is gone or replaced is named where an adapter is missing", arguments: ["debug", "release"])
  func lost(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let folder = try TemporaryFolder()
    #expect(try package.run("lost", folder.url.path).text == ImagesOutput.lost)
  }

  // https://github.com/google/auto/issues/516
  @Test("An adapter that is deleted or renamed is gone after an incremental build", arguments: ["debug", "release"])
  func incremental(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let path = "Sources/Plugin/Plugin.swift"
    let text = try package.text(of: path)
    let changed = try #require(text.components(separatedBy: "@Adapter((any Decoration).self").first)
      .replacingOccurrences(of: "PluginPrinter", with: "RenamedPrinter")
    try package.write(changed, to: path)
    try package.build()
    let lines = try package.run("open").text.split(separator: "\n").filter { $0.contains("Plugin.") }
    let row = "Shared.Printer -> Plugin.RenamedPrinter, scope application, live, Plugin/Plugin.swift:5, in libPlugin.so"
    #expect(lines == ["  \(row)", "[\"Plugin.RenamedPrinter libPlugin.so\"]"])
  }

  @Test("A module that is delivered as a library, without sources, keeps its records", arguments: ["debug", "release"])
  func prebuilt(configuration: String) throws {
    let package = try ImagesPackage(configuration)
    try package.build()
    let folder = try TemporaryFolder()
    try package.buildVendor(into: folder.url)
    let run = try package.runCustomer(of: folder.url)
    let text = """
      engine of libVendor
      Adapters (1):
        Vendor.Engine -> Vendor.VendorEngine, scope application, live, Vendor/Vendor.swift:7, in libVendor.so
      Requirements (0):

      """
    #expect(run.text == text, "\(run.errorText)")
  }
}
