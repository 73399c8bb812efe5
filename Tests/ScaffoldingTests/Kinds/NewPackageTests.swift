import Foundation
import Testing

@testable import Scaffolding

@Suite struct NewPackageTests {
  @Test func `A new package has these files`() throws {
    try RecordedFiles("package").check(ScratchPackage.reader().scaffold().changes)
  }

  @Test func `What is to be done then begins in the folder of the package`() throws {
    #expect(
      try ScratchPackage.reader().scaffold().nextSteps == [
        "cd Reader", "swift run ReaderStandard", "swift test", "servicekit lint",
        "servicekit new adapter NAME --host ReaderSession",
      ])
  }

  @Test func `Its format is that of ServiceKit`() throws {
    let own = try String(contentsOf: Repository.root.appending(path: ".swift-format"), encoding: .utf8)
    #expect(FormatConfigurationTemplate().text == own)
  }

  @Test func `Its upcoming features are those of ServiceKit`() throws {
    let own = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let list = /let upcomingFeatures = \[[^\]]*\]/
    let new = try ScratchPackage.reader().scaffold().changes.first { $0.path == "Package.swift" }
    let text = String(decoding: new?.new ?? [], as: UTF8.self)
    let (here, there) = (text.firstMatch(of: list), own.firstMatch(of: list))
    #expect(here != nil && here?.output == there?.output)
    #expect(!text.contains("unsafeFlags"))
  }

  @Test func `A product whose name has the package's in front keeps it`() throws {
    var package = try ScratchPackage.reader()
    package.products = ["ReaderLite"]
    #expect(try package.scaffold().changes.contains { $0.path == "Sources/ReaderLite/main.swift" })
  }

  @Test(arguments: [
    ([], "a package needs products: --products Standard,Lite"),
    (["Lite", "LITE"], "'LITE' cannot be the name of a product: it differs from 'Lite', a product, only in case"),
    (["Reader"], "'Reader' cannot be the name of a product: the package is called so already"),
    (["lite"], "'lite' cannot be the name of a product: it begins with a small letter; did you mean 'Lite'?"),
  ])
  func `Products that cannot be are refused`(products: [String], message: String) throws {
    var package = try ScratchPackage.reader()
    package.products = products
    let error = #expect(throws: ScaffoldingError.self) { try package.scaffold() }
    #expect(error?.description == message)
  }

  @Test func `A target that ServiceKit has is refused`() throws {
    let package = NewPackage(
      name: "Lint", products: ["Engine"], serviceKit: try ServiceKitLocation("ServiceKit", pathsFrom: ".."))
    let error = #expect(throws: ScaffoldingError.self) { try package.scaffold() }
    #expect(
      error?.description
        == "the target 'LintEngine' would be made, and ServiceKit has a target 'LintEngine': names of targets are unique "
        + "in all packages of a build; choose another name")
  }

  @Test(arguments: [
    ("ServiceKit", ".package(path: \"../ServiceKit\")", "ServiceKit"),
    ("../Kits/ServiceKit", ".package(path: \"../../Kits/ServiceKit\")", "ServiceKit"),
    ("./a/../Kit/", ".package(path: \"../Kit\")", "Kit"), ("/opt/Kit", ".package(path: \"/opt/Kit\")", "Kit"),
    ("https://e.com/Kit.git@1.2.3", ".package(url: \"https://e.com/Kit.git\", from: \"1.2.3\")", "Kit"),
    ("https://me@e.com/Kit@exact:1.2.3-b", ".package(url: \"https://me@e.com/Kit\", exact: \"1.2.3-b\")", "Kit"),
    ("git@e.com:me/Kit.git@branch:main", ".package(url: \"git@e.com:me/Kit.git\", branch: \"main\")", "Kit"),
    ("file:///kit@revision:abc", ".package(url: \"file:///kit\", revision: \"abc\")", "kit"),
  ])
  func `ServiceKit is a folder or a repository`(text: String, dependency: String, identity: String) throws {
    let location = try ServiceKitLocation(text, pathsFrom: "..")
    #expect(location.dependency == dependency)
    #expect(location.identity == identity)
  }

  @Test(arguments: [
    (
      "https://e.com/Kit",
      "--servicekit 'https://e.com/Kit' says no version; write https://e.com/Kit@0.1.0, https://e.com/Kit@exact:0.1.0 or "
        + "https://e.com/Kit@branch:main"
    ),
    (
      "https://e.com/Kit@new",
      "--servicekit: 'new' is no version; write for example 0.1.0, exact:0.1.0, branch:main or revision:…"
    ),
    ("a\"b", "--servicekit has a character that no path and no URL should have, number 34"),
    ("..", "--servicekit '../..' does not end in the name of a package"),
  ])
  func `A place that ServiceKit cannot be in is refused`(text: String, message: String) {
    let error = #expect(throws: ScaffoldingError.self) { try ServiceKitLocation(text, pathsFrom: "..") }
    #expect(error?.description == message)
  }
}
