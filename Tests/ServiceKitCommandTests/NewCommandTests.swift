import Foundation
import Testing

@testable import ServiceKitCommand

/// What `servicekit new` says, and what it leaves behind.
@Suite struct NewCommandTests {
  private static let fixtures = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/New")

  /// The package `Reader`, beside a folder that stands for ServiceKit.
  private func reader() throws -> TemporaryProject {
    let project = try TemporaryProject(copying: Self.fixtures.appending(path: "package"))
    try project.write("", to: "ServiceKit/Package.swift")
    return project
  }

  private static let kinds = CommandDescription.new.kinds
  private static let examples = ([CommandDescription.new] + kinds).flatMap { $0.examples.map(\.line) }

  @Test(arguments: examples)
  func `An example of the help does what it says`(line: String) throws {
    let project = try reader()
    // The package that an example makes is there already.
    try FileManager.default.removeItem(atPath: project.folder + "/README.md")
    let run = project.run(line.split(separator: " ").dropFirst().map(String.init))
    #expect(run.status == 0)
    #expect(run.messages == "")
    #expect(!run.results.isEmpty)
  }

  @Test(arguments: kinds.map(\.name))
  func `Every kind has a help with examples`(kind: String) throws {
    let project = try TemporaryProject()
    let words = kind.split(separator: " ").map(String.init)
    let run = project.run(words + ["--help"])
    #expect(run == project.run(["help"] + words))
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(run.results.hasPrefix("Usage: servicekit \(kind)"))
    #expect(run.results.contains("Examples:\n  servicekit \(kind)"))
  }

  @Test(arguments: [
    (["new"], "'new' needs a kind: package, adapter, component, module, product or xcode-templates", "new"),
    (["new", "adaptor"], "'new' has no kind 'adaptor'; did you mean 'adapter'?", "new"),
    (["help", "new", "adaptor"], "'new' has no kind 'adaptor'; did you mean 'adapter'?", "help"),
    (["new", "package"], "'new package' needs the NAME of the package", "new package"),
    (["new", "package", "A", "B"], "unexpected argument 'B'", "new package"),
    (["new", "package", "A", "--products", "X,,Y"], "option --products has an empty name: 'X,,Y'", "new package"),
    (["new", "package", "A", "--products", "X,X"], "option --products has 'X' twice", "new package"),
    (
      ["new", "package", "A"],
      "there is no folder 'ServiceKit' here; say with --servicekit where it is: a PATH, or a URL@VERSION", "new package"
    ),
    (
      ["new", "package", "A", "--servicekit", "Kit"], "--servicekit 'Kit' is no package: it has no Package.swift",
      "new package"
    ),
    (
      ["new", "package", "Task"],
      "'Task' cannot be the name of a package: it says too little, and hides what other code calls so; did you mean "
        + "'TaskApp'?", "new package"
    ),
    (
      ["new", "adapter", "Sharing"],
      "there is no Package.swift here or in a folder around; name the package with --package-path DIR, or make one with "
        + "'servicekit new package NAME'", "new adapter"
    ),
    (
      ["new", "adapter", "Sharing", "--scope", "hosts"], "option --scope has no value 'hosts'; did you mean 'host'?",
      "new adapter"
    ),
    (
      ["new", "product", "Kiosk"], "'new product' needs the product that it is a copy of: --from PRODUCT", "new product"
    ),
    (["new", "xcode-templates"], "'new xcode-templates' needs the DIR to write into", "new xcode-templates"),
  ])
  func `A command line that makes no sense is refused, and nothing is written`(
    arguments: [String], fact: String, help: String
  ) throws {
    let project = try TemporaryProject()
    #expect(
      project.run(arguments) == ToolRun(status: 2, messages: "servicekit: \(fact)\nsee servicekit help \(help)\n"))
    #expect(try project.contents().isEmpty)
  }

  @Test func `A new package is written, and what to do next is said`() throws {
    let project = try TemporaryProject(["ServiceKit/Package.swift": ""])
    #expect(
      project.run(["new", "package", "Reader"])
        == ToolRun(
          status: 0,
          results: """
            created Reader/Package.swift
            created Reader/README.md
            created Reader/.gitignore
            created Reader/.swift-format
            created Reader/.servicekit.json
            created Reader/Sources/Reader/ReaderSession.swift
            created Reader/Sources/Reader/ReaderSessionCapabilities.swift
            created Reader/Sources/Reader/Adapters/GreetingAdapter.swift
            created Reader/Tests/ReaderTests/ReaderSessionTests.swift
            created Reader/Sources/ReaderStandard/main.swift
            created Reader/Sources/ReaderStandard/Adapters/StandardGreeting.swift
            created Reader/Tests/ReaderStandardTests/ReaderStandardTests.swift
            created Reader/Sources/ReaderLite/main.swift
            created Reader/Sources/ReaderLite/Adapters/LiteGreeting.swift
            created Reader/Tests/ReaderLiteTests/ReaderLiteTests.swift

            Next steps:
              1. cd Reader
              2. swift run ReaderStandard
              3. swift test
              4. servicekit lint
              5. servicekit new adapter NAME --host ReaderSession

            """))
    let manifest = try String(contentsOf: Self.fixtures.appending(path: "package/Package.swift"), encoding: .utf8)
    // Paths begin in the folder where the command runs, so they are one step up from the package.
    #expect(try project.text("Reader/Package.swift") == manifest)
  }

  @Test func `A folder that has something in it is left alone`() throws {
    let project = try TemporaryProject(["ServiceKit/Package.swift": "", "Reader/mine.txt": ""])
    let before = try project.contents()
    #expect(
      project.run(["new", "package", "Reader"])
        == ToolRun(
          status: 2,
          messages: "servicekit: the folder 'Reader' is there already, and is not empty; nothing was written\n"
            + "see servicekit help new package\n"))
    #expect(try project.contents() == before)
  }

  @Test func `A dry run shows a diff and writes nothing`() throws {
    let project = try reader()
    let before = try project.contents()
    let run = project.run(["new", "component", "ReadingProgress", "--edit-manifest", "--dry-run"])
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(
      run.results.contains(
        """
        --- /dev/null
        +++ b/Sources/Reader/Components/ContextKey+ReadingProgress.swift
        @@ -0,0 +1,8 @@
        +public import ContainerKit
        +
        +extension ContextKey<Int> {
        +  /// How often the page of `ReadingProgress` has appeared.
        +  public static var readingProgress: Self {
        +    Self("reading-progress", default: 0)
        +  }
        +}

        """))
    #expect(
      run.results.hasSuffix(
        """
        --- a/Package.swift
        +++ b/Package.swift
        @@ -15,7 +15,8 @@
             .target(
               name: "Reader",
               dependencies: [
        -        .product(name: "ServiceKit", package: "ServiceKit")
        +        .product(name: "ServiceKit", package: "ServiceKit"),
        +        .product(name: "ContainerKit", package: "ServiceKit"),
               ]),
             .executableTarget(
               name: "ReaderStandard",
        @@ -34,6 +35,7 @@
               dependencies: [
                 "Reader",
                 .product(name: "ServiceKitTesting", package: "ServiceKit"),
        +        .product(name: "ContainerKit", package: "ServiceKit"),
               ]),
             .testTarget(
               name: "ReaderStandardTests",

        """))
    #expect(try project.contents() == before)
  }

  @Test func `Without editing, what the manifest lacks is shown`() throws {
    let project = try reader()
    let run = project.run(["new", "component", "ReadingProgress"])
    #expect(
      run
        == ToolRun(
          status: 0,
          results: """
            created Sources/Reader/Components/ReadingProgress.swift
            created Sources/Reader/Components/ContextKey+ReadingProgress.swift
            created Tests/ReaderTests/ReadingProgressTests.swift

            Add to Package.swift, or let --edit-manifest do it:
            to 'dependencies:' of the target 'Reader', where it is missing
              .product(name: "ContainerKit", package: "ServiceKit"),
            to 'dependencies:' of the target 'ReaderTests', where it is missing
              .product(name: "ContainerKit", package: "ServiceKit"),

            Next steps:
              1. Let 'ReadingProgress' conform to the events that it is for, and say in its documentation what it does.
              2. What it asks of the page is a protocol: 'ComponentPlace<any PROTOCOL, NoSettings>' in its initialiser.
              3. Put it into a container: 'try container.add(ReadingProgress.init)', or the name "reading-progress" in a scene file.
              4. Check it: swift test, servicekit lint

            """))
  }

  @Test func `What is there already is named, and nothing is written`() throws {
    let project = try reader()
    try project.write("", to: "Sources/ReaderLite/Adapters/LiteSharing.swift")
    let before = try project.contents()
    #expect(
      project.run(["new", "adapter", "Sharing", "--host", "ReaderSession"])
        == ToolRun(
          status: 2,
          messages: """
            servicekit: 'Sources/ReaderLite/Adapters/LiteSharing.swift' is there already
            nothing was written
            see servicekit help new adapter

            """))
    #expect(try project.contents() == before)
  }

  // https://github.com/swiftlang/swift-package-manager/issues/9248
  @Test func `A manifest of this version of Swift that does not get the rows takes everything back`() throws {
    let project = try reader()
    try project.write(project.text("Package.swift"), to: "Package@swift-6.swift")
    let before = try project.contents()
    #expect(
      project.run(["new", "module", "Login", "--edit-manifest"])
        == ToolRun(
          status: 2,
          messages: """
            servicekit: the target 'LoginAPI' was added to Package.swift, and 'swift package dump-package' does not show it; \
            is there a manifest for this version of Swift, Package@swift-….swift? nothing was written
            see servicekit help new module

            """))
    #expect(try project.contents() == before)
  }

  @Test func `A manifest that computes its targets is refused with the rows, and nothing is written`() throws {
    let project = try reader()
    let manifest = try project.text("Package.swift").replacing("\n  ]\n)\n", with: "\n  ] + []\n)\n")
    try project.write(manifest, to: "Package.swift")
    let before = try project.contents()
    let run = project.run(["new", "module", "Login", "--edit-manifest"])
    #expect(run.status == 2)
    #expect(
      run.messages.hasPrefix(
        "servicekit: Package.swift cannot be edited: 'targets:' is no literal array; add this by hand:\nto 'targets:'\n"
      ))
    #expect(try project.contents() == before)
  }

  @Test func `Where the manifest computes its targets, the rows are to be added by hand`() throws {
    let project = try reader()
    let manifest = try project.text("Package.swift").replacing("\n  ]\n)\n", with: "\n  ] + []\n)\n")
    try project.write(manifest, to: "Package.swift")
    let run = project.run(["new", "component", "ReadingProgress"])
    #expect(
      run.results.contains(
        """

        Add to Package.swift by hand, since it computes what it says:
        to 'dependencies:' of the target 'Reader', where it is missing
          .product(name: "ContainerKit", package: "ServiceKit"),
        to 'dependencies:' of the target 'ReaderTests', where it is missing
          "Reader",
          .product(name: "ContainerKit", package: "ServiceKit"),

        """))
  }

  @Test func `The package around the current folder is meant, or the one that is named`() throws {
    let project = try reader()
    let output = CapturedOutput()
    let status = ServiceKitTool.run(
      arguments: ["new", "adapter", "Clock", "--dry-run"], workingDirectory: project.folder + "/Sources/Reader",
      standardInput: { [] }, output: output)
    #expect(status == .clean)
    #expect(output.results.contains("+++ b/Sources/Reader/Adapters/ClockService.swift\n"))
    let outer = try TemporaryProject()
    let run = outer.run(["new", "adapter", "Clock", "--dry-run", "--package-path", project.folder])
    #expect(run.results == output.results)
  }

  @Test func `The article's commands print what it shows`() throws {
    let article = try LintArticle("Sources/ServiceKit/ServiceKit.docc/StartingAPackage.md")
    let outer = try TemporaryProject(["ServiceKit/Package.swift": ""])
    var count = 0
    for case .session(let commands)? in article.blocks.map(\.step) {
      for command in commands {
        // The first makes the package, in which the others run.
        let project =
          count == 0 ? outer : try TemporaryProject(copying: URL(filePath: outer.folder).appending(path: "Reader"))
        #expect(try project.shown(command.line) == command.output)
        count += 1
      }
    }
    #expect(count == 2)
  }
}
