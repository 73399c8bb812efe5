import Testing

@testable import LintEngine

struct MissingConfigurationTests {
  private static let example = """
         {
           "version": 1,
           "products": {
             "Standard": { "sources": ["Apps/Standard"], "modules": ["Feed"], "flags": [] },
             "Lite": { "sources": ["Apps/Lite"], "modules": ["Feed"], "flags": ["LITE"] }
           },
           "moduleFolders": ["Modules/*"],
           "tests": ["*Tests"],
           "vocabulary": { "product": ["LITE", "isLite"], "enabled": ["product", "capability"] }
         }
    """

  @Test func `A folder without both is told what to write`() throws {
    let folder = try TemporaryFolder(["Apps/Lite/Main.swift": ""])
    #expect(
      failure { try ProjectReader.read(root: folder.path) } == """
        error: there is no Package.swift and no .servicekit.json in '\(folder.path)'
          1. Name the root of a project: servicekit lint PATH.
          2. Have a configuration proposed and written: servicekit lint --init.
          3. Write .servicekit.json there, beginning with this example:
        \(Self.example)
        """)
  }

  @Test func `A configuration that describes no module is told what is missing`() throws {
    let folder = try TemporaryFolder([".servicekit.json": #"{"version": 1}"#])
    #expect(
      failure { try ProjectReader.read(root: folder.path) } == """
        .servicekit.json: error: no module is described, and there is no Package.swift in '\(folder.path)'
          1. Add the keys 'products' and 'modules' or 'moduleFolders', as in this example:
        \(Self.example)
        """)
  }

  @Test(arguments: [
    [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A")])
      """, "Sources/A/a.txt": "",
    ],
    [
      ".servicekit.json": #"{"version": 1, "modules": {"A": ["A"]}, "optional": ["A"]}"#
    ],
  ])
  func `A project without source code is no project that is clean`(files: [String: String]) throws {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let place = files.keys.contains(".servicekit.json") ? ".servicekit.json: " : ""
    #expect(
      failure { try ProjectReader.read(root: folder.path) } == """
        \(place)error: no module of the project in '\(folder.path)' has source code
          1. Name the root of another project: servicekit lint PATH.
          2. Describe the modules in .servicekit.json with the keys 'modules' or 'moduleFolders'.
        """)
  }

  @Test func `The example is a configuration that can be used`() throws {
    let folder = try TemporaryFolder([
      ".servicekit.json": MissingConfiguration.example, "Apps/Standard/Main.swift": "", "Apps/Lite/Main.swift": "",
      "Modules/Feed/Feed.swift": "", "Modules/FeedTests/Test.swift": "",
    ])
    #expect(
      try ProjectReader.read(root: folder.path).project.modules.map(\.name) == [
        "Feed", "FeedTests", "Lite", "Standard",
      ])
  }

  @Test func `A configuration that is named must be there`() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "other.json": "[]"])
    #expect(
      failure { try ProjectReader.read(root: folder.path, configuration: "lint.json") }
        == "lint.json: error: the file cannot be read: No such file or directory")
    #expect(
      failure { try ProjectReader.read(root: "/", configuration: "\(folder.path)/other.json") }
        == "\(folder.path)/other.json:1:1: error: expected an object, found a list")
  }
}
