import Foundation
import Testing

@testable import Scaffolding

/// What cannot be written into a package.
@Suite struct NewCodeErrorTests {
  private func error(_ adapter: NewAdapter) throws -> String { try ScratchPackage().error(adapter.scaffold) }

  @Test func `A product that there is not is named with those that there are`() throws {
    #expect(
      try error(NewAdapter(name: "Sharing", products: ["ReaderLit"]))
        == "the package has no product 'ReaderLit' with an executable; did you mean 'ReaderLite'?")
  }

  @Test func `A target that there is not is named with those that there are`() throws {
    #expect(
      try error(NewAdapter(name: "Sharing", products: [], target: "Core"))
        == "the package has no shared library target 'Core'; known are 'Reader'")
  }

  @Test func `A host that there is not is named with those that there are`() throws {
    #expect(
      try error(NewAdapter(name: "Sharing", products: [], host: "ReaderSesion"))
        == "the target 'Reader' has no host 'ReaderSesion'; did you mean 'ReaderSession'?")
  }

  @Test func `An adapter of the application has no host`() throws {
    #expect(
      try error(NewAdapter(name: "Sharing", products: [], scope: .application, host: "ReaderSession"))
        == "an adapter of the application has no host; leave out --host 'ReaderSession', or choose --scope host, shared "
        + "or unique")
  }

  @Test func `The hosts of a shared adapter are Sendable`() throws {
    #expect(
      try error(NewAdapter(name: "Sharing", products: [], scope: .shared, host: "ReaderSession"))
        == "hosts of one shared adapter may be on several threads, and 'ReaderSessionCapabilities' is not Sendable; let it "
        + "refine Sendable, leave out --host, or choose --scope host")
  }

  @Test func `A class that is no host is refused`() throws {
    let package = try ScratchPackage()
    try package.folder.write("public final class Page {}\n", to: "Sources/Reader/Page.swift")
    #expect(
      try package.error(NewAdapter(name: "Sharing", products: [], host: "Page").scaffold)
        == "'Page' is no host: write '@AdapterHost' before it, or name another")
  }

  @Test func `A host without a protocol is refused`() throws {
    let package = try ScratchPackage()
    try package.folder.write("@AdapterHost public final class Page {}\n", to: "Sources/Reader/Page.swift")
    #expect(
      try package.error(NewAdapter(name: "Sharing", products: [], host: "Page").scaffold)
        == "'Page' conforms to no protocol of 'Reader', and adapters know their host by one; declare "
        + "'public protocol PageCapabilities: AnyObject' and let 'Page' conform to it")
  }

  @Test func `A type that is there already is refused`() throws {
    #expect(
      try error(NewAdapter(name: "Greeting", products: [], host: "ReaderSession"))
        == "'GreetingAdapter' would be declared, and 'GreetingAdapter' is there already; choose another name")
  }

  @Test func `A property that the host has is refused`() throws {
    #expect(
      try error(NewAdapter(name: "User", products: [], host: "ReaderSession"))
        == "the host has a property 'user' already; choose another name")
  }

  @Test func `A file whose name is there in another folder is refused`() throws {
    let package = try ScratchPackage()
    try package.folder.write("", to: "Sources/Reader/Old/SharingAdapter.swift")
    let outline = try package.outline()
    let scaffold = try NewAdapter(name: "Sharing", products: []).scaffold(in: outline)
    try outline.checkFileNames(scaffold.changes)
    let hosted = try NewAdapter(name: "Sharing", products: [], scope: .host).scaffold(in: outline)
    let error = #expect(throws: ScaffoldingError.self) { try outline.checkFileNames(hosted.changes) }
    #expect(
      error?.description
        == "'Sources/Reader/Adapters/SharingAdapter.swift' cannot be written: the target 'Reader' has a file of this name, "
        + "'Sources/Reader/Old/SharingAdapter.swift'; choose another name, or rename the file")
  }

  @Test func `Where several targets could have the code, they are listed`() throws {
    let package = try ScratchPackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "Core"), .target(name: "Pages"),
          .executableTarget(name: "Lite", dependencies: ["Core", "Pages"]),
        ])
      """, "Sources/Core/a.swift": "", "Sources/Pages/a.swift": "", "Sources/Lite/main.swift": "",
    ])
    // With one product everything that only it contains is its own.
    #expect(
      try package.error(NewAdapter(name: "Sharing", products: []).scaffold)
        == "several targets could have the shared code: 'Core', 'Pages'; name one with --in TARGET")
  }

  @Test func `A component of a name that is there is refused`() throws {
    #expect(
      try ScratchPackage().error(NewComponent(name: "GreetingAdapter").scaffold)
        == "'GreetingAdapter' cannot be the name of a component: a type is called so already")
  }

  @Test func `A module whose targets are there is refused`() throws {
    let package = try ScratchPackage()
    let scaffold = try package.edited(NewModule(name: "Login").scaffold)
    try package.write(scaffold.changes)
    #expect(
      try package.error(NewModule(name: "Login").scaffold)
        == "'Login' cannot be the name of a module: a target is called so already")
    #expect(
      try package.error(NewModule(name: "LOGIN").scaffold)
        == "'LOGIN' cannot be the name of a module: it differs from 'Login', a target, only in case")
  }

  @Test func `A product that is there is refused`() throws {
    #expect(
      try ScratchPackage().error(NewProduct(name: "Standard", source: "Lite").scaffold)
        == "the product 'ReaderStandard' would be added, and a target is called 'ReaderStandard' already; choose another "
        + "name")
  }

  @Test func `A product with a link or a pipe among its files is refused`() throws {
    let package = try ScratchPackage()
    try package.folder.link("Sources/ReaderLite/words.txt", to: "/etc/hosts")
    #expect(
      try package.error(NewProduct(name: "Kiosk", source: "Lite").scaffold)
        == "'Sources/ReaderLite/words.txt' is a link; copy it by hand")
    try FileManager.default.removeItem(atPath: package.folder.path + "/Sources/ReaderLite/words.txt")
    try #require(unsafe mkfifo(package.folder.path + "/Sources/ReaderLite/words.txt", 0o600) == 0)
    #expect(
      try package.error(NewProduct(name: "Kiosk", source: "Lite").scaffold)
        == "'Sources/ReaderLite/words.txt' is no plain file; copy the product by hand")
  }

  @Test func `A folder without a manifest is no package`() throws {
    let package = try ScratchPackage([:])
    #expect(
      try package.error(NewModule(name: "Login").scaffold).replacing(package.folder.path, with: "FOLDER")
        == "'FOLDER' is no SwiftPM package: it has no Package.swift; make one with 'servicekit new package NAME'")
  }
}
