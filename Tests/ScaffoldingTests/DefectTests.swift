import Testing

@testable import Scaffolding

/// Faults that were found after the fact, each with a line of history.
@Suite struct DefectTests {
  private static func manifest(_ dependencies: String) throws -> ManifestSource {
    try ManifestSource(
      Array("import PackageDescription\nlet package = Package(name: \"Notes\"\(dependencies), targets: [])\n".utf8))
  }

  // A manifest without the package was edited, and the package manager refused it.
  @Test(
    arguments: [
      ("", [] as Set<String>), (", dependencies: []", []),
      (", dependencies: [.package(path: \"../ServiceKit\")]", ["servicekit"]),
      (", dependencies: [.package(url: \"git@host:team/Kit.git\", from: \"1.0.0\")]", ["kit"]),
      (
        ", dependencies: [.package(name: \"Kit\", path: \"/a/b\"), .package(id: \"c.d\", from: \"1.0.0\")]",
        ["kit", "b", "c.d"]
      ),
      (", dependencies: [.package(path: \"..\")]", nil), (", dependencies: [.package(path: location)]", nil),
      (", dependencies: all", nil), (", dependencies: [kit]", nil),
    ] as [(String, Set<String>?)])
  func `The packages of a manifest are known where it says them literally`(
    dependencies: String, names: Set<String>?
  ) throws {
    #expect(try Self.manifest(dependencies).packageNames == names)
  }

  // A package that is added to the dependencies later was not seen.
  @Test func `What is appended later may be any package`() throws {
    let text = "let package = Package(name: \"Notes\", targets: [])\npackage.dependencies.append(kit)\n"
    #expect(try ManifestSource(Array(text.utf8)).packageNames == nil)
  }

  // The copy had the path of what was copied, and was refused since that is there already.
  @Test func `A product in a folder of another name is not copied over itself`() throws {
    let package = try ScratchPackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Notes", targets: [.executableTarget(name: "Lite", path: "Code")])

      """,
      "Code/main.swift": "print(1)\n",
    ])
    #expect(
      try package.error(NewProduct(name: "Kiosk", source: "Lite").scaffold)
        == "the folder 'Code' of the target 'Lite' does not have the product's name in it, so that nobody knows where the "
        + "copy goes; move it to a folder 'Lite', or copy the product by hand")
  }

  // Ctrl-C while the package manager looked at it left an edited manifest.
  @Test(arguments: [1, 2, 3])
  func `An interrupted run leaves nothing`(times: Int) throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    let changes = FileChanges(
      root: folder.path,
      [
        FileChange(path: "a.txt", old: Array("old".utf8), new: Array("new".utf8)),
        FileChange(path: "b/c.txt", text: "new"),
      ])
    var asked = 0
    let error = #expect(throws: ScaffoldingError.self) {
      try changes.write(
        unless: {
          asked += 1
          return asked == times
        })
    }
    #expect(error?.description == "interrupted; everything is as it was")
    #expect(folder.contents == ["a.txt"])
    #expect(try folder.text("a.txt") == "old")
  }

  // After a module was added to all products, nobody knew any more where the shared code of an adapter goes.
  @Test func `A module of all products is no place for shared code`() throws {
    let package = try ScratchPackage()
    let module = NewModule(name: "Login", products: ["Standard", "Lite"])
    let changes = try package.edited(module.scaffold).changes
    try package.write(changes)
    let adapter = try NewAdapter(name: "Sharing", products: []).scaffold(in: package.outline())
    #expect(adapter.changes.first?.path == "Sources/Reader/Adapters/SharingService.swift")
  }
}
