import Foundation
import MadeBinaries
import Testing

@testable import ServiceKitCommand

/// Faults of commands that were found after the fact, each with a line of history.
struct ToolDefectTests {
  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.write(MadeProducts.lite, to: "Lite")
    try FileManager.default.createSymbolicLink(atPath: project.folder + "/Link", withDestinationPath: "Lite")
    try project.write(project.run(["matrix", "Lite", "--format", "json"]).results, to: "saved.json")
    return project
  }

  // A binary was replaced by what was read from it, also through a link.
  @Test(arguments: [
    (["inspect", "Lite", "--output", "json=./Lite"], "'./Lite' is read, and json"),
    (["inspect", "Link", "--output", "text=Lite"], "'Lite' is read, and text"),
    (["matrix", "Lite", "--output", "html=Link"], "'Link' is read, and html"),
    (["report", "saved.json", "--output", "html=saved.json"], "'saved.json' is read, and html"),
    (["report", ".", "--output", "json=saved.json"], "'saved.json' is read, and json"),
  ])
  func `What is read is not written over`(arguments: [String], fact: String) throws {
    let project = try Self.project()
    let before = try project.contents()
    #expect(
      project.run(arguments)
        == ToolRun(
          status: 2,
          messages: "servicekit: \(fact) would be written over it\nsee servicekit help \(arguments[0])\n"))
    #expect(try project.contents() == before)
  }

  // What is in the file was counted twice.
  @Test(arguments: [
    (["saved.json", "./saved.json"], "'./saved.json' is there twice, for 'saved'"),
    (["a=saved.json", "a=."], "'./saved.json' is there twice, for 'a'"),
  ])
  func `A file counts once for a point of a report`(words: [String], fact: String) throws {
    #expect(
      try Self.project().run(["report"] + words)
        == ToolRun(status: 2, messages: "servicekit: \(fact)\nsee servicekit help report\n"))
    #expect(try Self.project().run(["report", "a=saved.json", "b=saved.json"]).status == 0)
  }

  // That is how a saved matrix is brought up to date.
  @Test func `A matrix may take the place of the saved one that it is compared with`() throws {
    let project = try Self.project()
    let arguments = ["matrix", "Lite", "--compare", "saved.json", "--output", "json=saved.json"]
    #expect(project.run(arguments) == ToolRun(status: 0))
  }

  // The binary was taken for a name, and all that was said is that there is none.
  @Test(arguments: [
    (
      ["inspect", "--products", "A", "Lite"],
      "'inspect' needs a binary: an executable or a library; what follows --products is taken for names: put '--' "
        + "before the binaries"
    ),
    (
      ["inspect", "--check", "--forbid", "Share", "Lite"],
      "'inspect' needs a binary: an executable or a library; what follows --forbid is taken for names: put '--' before "
        + "the binaries"
    ),
    (
      ["matrix", "--products", "A", "Lite"],
      "option --products needs binaries; what follows it is taken for names: put '--' before the binaries"
    ),
  ])
  func `A binary behind names is missed in words that help`(arguments: [String], fact: String) throws {
    #expect(
      try Self.project().run(arguments)
        == ToolRun(status: 2, messages: "servicekit: \(fact)\nsee servicekit help \(arguments[0])\n"))
  }

  // The path was refused, since it ended in no name.
  @Test(arguments: [(".", ".."), ("Sub/..", "..")])
  func `ServiceKit may be where the command runs`(path: String, written: String) throws {
    let project = try TemporaryProject(["Kit/Package.swift": "", "Kit/Sub/a.txt": ""])
    let output = CapturedOutput()
    let status = ServiceKitTool.run(
      arguments: ["new", "package", "Reader", "--servicekit", path], workingDirectory: project.folder + "/Kit",
      standardInput: { [] }, output: output)
    #expect(status == .clean)
    let manifest = try project.text("Kit/Reader/Package.swift")
    #expect(manifest.contains(".package(path: \"\(written)\")"))
    #expect(manifest.contains(".product(name: \"ServiceKit\", package: \"Kit\")"))
  }

  // Each of fifteen files was listed with the same reason.
  @Test func `What is in the way of a new package is said once`() throws {
    let project = try TemporaryProject(["ServiceKit/Package.swift": "", "Reader": ""])
    #expect(
      project.run(["new", "package", "Reader"])
        == ToolRun(
          status: 2,
          messages: """
            servicekit: 'Reader/Package.swift' cannot be written: 'Reader' is no folder; so it is with 14 more
            nothing was written
            see servicekit help new package

            """))
  }

  // The package manager's words were about a manifest that was taken back, and no way out was named.
  @Test func `A package without ServiceKit is told to depend on it`() throws {
    let project = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Notes", targets: [.target(name: "Core"), .executableTarget(name: "App", dependencies: ["Core"])])

      """,
      "Sources/Core/Core.swift": "public protocol Core {}\n", "Sources/App/main.swift": "import Core\n",
    ])
    let before = try project.contents()
    let fact =
      "Package.swift does not depend on the package 'ServiceKit'; add it to 'dependencies:' of the package: "
      + ".package(path: \"../ServiceKit\"), or .package(url: \"…\", from: \"0.1.0\")"
    #expect(
      project.run(["new", "adapter", "Clock", "--edit-manifest"])
        == ToolRun(
          status: 2, messages: "servicekit: \(fact); nothing was written\nsee servicekit help new adapter\n"))
    #expect(try project.contents() == before)
    let run = project.run(["new", "adapter", "Clock"])
    #expect(run.status == 0)
    #expect(run.messages == "note: \(fact)\n")
  }

  // A file of source that was named for the stamp was emptied.
  @Test(arguments: ["Sources/Core/Core.swift", "saved.json"])
  func `What has text is no stamp`(file: String) throws {
    let project = try TemporaryProject([
      ".servicekit.json": #"{ "version": 1, "moduleFolders": ["Sources/*"] }"#,
      "Sources/Core/Core.swift": "let a = 1\n", "saved.json": "{}",
    ])
    let before = try project.contents()
    #expect(
      project.run(["lint", "--stamp", file])
        == ToolRun(
          status: 2,
          messages: """
            servicekit: '\(file)' is not empty, so it is no stamp; name another file, or remove it
            see servicekit help lint

            """))
    #expect(try project.contents() == before)
  }

  // Columns were as wide as their characters are many, which is too little for those of East Asia.
  @Test func `A table stands straight where characters are wide`() {
    var table = TextTable(["NAME", "PLACE"])
    table.add(["日本語", "a"])
    table.add(["plain", "b"])
    #expect(table.text(columns: nil, usesColor: false) == "NAME    PLACE\n日本語  a\nplain   b\n")
  }

  // One column too few, and each row took a line for each of its cells.
  @Test func `A table that is nearly narrow enough breaks its widest cells, and never a place`() {
    var table = TextTable(["ADAPTER", "HOST", "DECLARED AT"])
    table.add(["Plain", "any FeedSessionCapabilities", "FeedReader/FeedSession.swift:7"])
    table.add(["Second", nil, "Lite/Second.swift:12"])
    #expect(
      table.text(columns: 60, usesColor: false)
        == """
        ADAPTER  HOST                 DECLARED AT
        Plain    any FeedSession      FeedReader/FeedSession.swift:7
                 Capabilities
        Second   -                    Lite/Second.swift:12

        """)
    #expect(table.text(columns: 52, usesColor: false).hasPrefix("ADAPTER\nPlain\n  HOST         any FeedSession"))
  }

  // The name of a file went to the terminal as it is.
  @Test(arguments: [["report"], ["matrix", "Lite", "--compare"]])
  func `The name of a file that is not there is shown as text`(words: [String]) throws {
    #expect(
      try Self.project().run(words + ["a\u{1B}[31m\u{202E}b\n"])
        == ToolRun(
          status: 2,
          messages: "a\\u{1b}[31m\\u{202e}b\\u{a}: error: the file cannot be read: No such file or directory\n"))
  }
}
