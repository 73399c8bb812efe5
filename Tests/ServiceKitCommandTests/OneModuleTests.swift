import Foundation
import Testing

@testable import ServiceKitCommand

/// What a build asks for: one module, no question to the package manager, and a file that says that all is well.
struct OneModuleTests {
  private static let manifest = """
    {
      "name": "Player",
      "products": [{ "name": "Lite", "targets": ["Lite"], "type": { "executable": null } }],
      "targets": [
        {
          "name": "Page", "type": "regular", "path": "Sources/Page", "sources": ["Page.swift"],
          "settings": [{ "tool": "swift", "kind": { "define": { "_0": "PAGES" } } }]
        },
        { "name": "Lite", "type": "executable", "path": "Sources/Lite", "dependencies": [{ "target": ["Page"] }] }
      ]
    }
    """
  private static let files = [
    ".servicekit.json": #"{ "version": 1, "products": ["Lite"], "vocabulary": { "product": ["LITE"] } }"#,
    "manifest.json": manifest,
    // The package manager would stop here.
    "Package.swift": "no manifest\n",
    "Sources/Page/Page.swift": "#if LITE\n  let a = 1\n#endif\n",
    "Sources/Lite/main.swift": "import Page\n",
  ]
  private static let finding = """
    Sources/Page/Page.swift:1:1: error: '#if LITE' in shared code asks for the product 'LITE' (product-flag)
      in product Lite
      1. Declare an adapter protocol for what differs, and let each product bind its own adapter.
      2. Move what only one product needs into that product's own target.
      3. Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.

    """

  @Test func `A manifest that was printed before stands for the package manager`() throws {
    let project = try TemporaryProject(Self.files)
    let run = project.run(["lint", "--manifest", "manifest.json"])
    #expect(run == ToolRun(status: 1, results: Self.finding + "1 error in 2 files\n"))
  }

  @Test func `What is no manifest is refused with the way to one`() throws {
    let project = try TemporaryProject(Self.files)
    try project.write("[]\n", to: "manifest.json")
    #expect(
      project.run(["lint", "--manifest", "manifest.json"])
        == ToolRun(
          status: 2,
          messages: """
            manifest.json: error: the file is not what 'swift package dump-package' prints
              1. Write it anew: swift package dump-package > manifest.json.

            """))
  }

  @Test func `Of one module only its own findings are shown, and only its files are read`() throws {
    let project = try TemporaryProject(Self.files)
    let page = project.run(["lint", "--manifest", "manifest.json", "--module", "Page"])
    #expect(page == ToolRun(status: 1, results: Self.finding + "1 error in 1 file\n"))
    let lite = project.run(["lint", "--manifest", "manifest.json", "--module", "Lite"])
    #expect(lite == ToolRun(status: 0, results: "no findings in 1 file\n"))
  }

  @Test func `A module that there is not is refused with a near name`() throws {
    let project = try TemporaryProject(Self.files)
    #expect(
      project.run(["lint", "--manifest", "manifest.json", "--module", "Pge"])
        == ToolRun(
          status: 2,
          messages: "servicekit: the project has no module 'Pge'; did you mean 'Page'?\nsee servicekit help lint\n"))
  }

  @Test func `The stamp is written by a run that finds nothing, and by no other`() throws {
    let project = try TemporaryProject(Self.files)
    let stamp = project.folder + "/Page.lint"
    _ = project.run(["lint", "--manifest", "manifest.json", "--stamp", "Page.lint"])
    #expect(!FileManager.default.fileExists(atPath: stamp))
    try project.write("let a = 1\n", to: "Sources/Page/Page.swift")
    #expect(project.run(["lint", "--manifest", "manifest.json", "--stamp", "Page.lint"]) == ToolRun(status: 0))
    #expect(FileManager.default.fileExists(atPath: stamp))
  }
}
