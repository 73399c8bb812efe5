import MadeBinaries
import RecordFormat
import Testing

@testable import ServiceKitCommand

/// What `matrix` and `graph` say of command lines, projects and saved files.
struct MatrixCommandTests {
  private static let files = [
    ".servicekit.json": """
    {
      "version": 1,
      "products": { "Lite": { "modules": ["Lite"] }, "Standard": { "modules": ["Standard"] } },
      "moduleFolders": ["Modules/*", "Products/*"]
    }
    """,
    "Modules/Feed/Feed.swift": """
    import ServiceKit

    public protocol RenderAdapter: AnyObject {}

    final class Session {
      @Service var renderer: any RenderAdapter
    }

    """,
    "Products/Lite/main.swift": "import Feed\n",
    "Products/Lite/Plain.swift": """
    import Feed

    @Adapter((any RenderAdapter).self)
    final class PlainRendering: RenderAdapter {}

    """,
    "Products/Standard/main.swift": "import Feed\n",
  ]

  private static let plain = RecordDescription.adapter(
    "PlainRendering", for: ["any RenderAdapter"], at: "Lite/Plain.swift", line: 4)
  private static let renderer = RecordDescription.requirement(
    "any RenderAdapter", of: "Session", "renderer", at: "Feed/Feed.swift", line: 6)

  /// The project, with binaries and a saved matrix.
  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject(files)
    try project.write([plain, renderer], to: ".build/debug/Lite")
    try project.write([renderer], to: ".build/debug/Standard")
    try project.write(project.run(["matrix", "--format", "json"]).results, to: "saved.json")
    return project
  }

  private static let table = """
    Protocol       Lite                         Standard
    ─────────────  ───────────────────────────  ────────────────────
    RenderAdapter  PlainRendering, application  REQUIRED, NOT BOUND
                   Lite/Plain.swift:4           for Session.renderer
                                                Feed/Feed.swift:6

    1 protocol in 2 products: 1 adapter, 1 required and not bound, 0 optional and not bound, 0 bound
    twice.

    """

  @Test func `The matrix of a project is read from source`() throws {
    #expect(try Self.project().run(["matrix"]) == ToolRun(status: 0, results: Self.table))
  }

  @Test func `The matrix of binaries is that of their source`() throws {
    let run = try Self.project().run(["matrix", ".build/debug/Standard", ".build/debug/Lite"])
    #expect(run == ToolRun(status: 0, results: Self.table))
  }

  @Test func `Source and binaries of it agree, either way round`() throws {
    let project = try Self.project()
    let binaries = [".build/debug/Lite", ".build/debug/Standard"]
    #expect(
      project.run(["matrix", "--compare", "source"] + binaries)
        == ToolRun(status: 0, results: "source and binaries agree.\n"))
    #expect(
      project.run(["matrix", "--compare", "binaries"] + binaries)
        == ToolRun(status: 0, results: "binaries and source agree.\n"))
  }

  @Test func `What changed since a matrix was saved fails the run`() throws {
    let project = try Self.project()
    #expect(project.run(["matrix", "--compare", "saved.json"]).status == 0)
    try project.write("import Feed\n", to: "Products/Lite/Plain.swift")
    #expect(
      project.run(["matrix", "--compare", "saved.json"])
        == ToolRun(
          status: 1,
          results: """
            --- saved.json
            +++ source
            - RenderAdapter in Lite: PlainRendering, application, Lite/Plain.swift:4
            1 difference between saved.json and source: 1 removed.

            """))
  }

  @Test(arguments: [CommandDescription.matrix, .graph].map(\.name))
  func `The examples of the help do what they say`(command: String) throws {
    let project = try Self.project()
    let examples = CommandDescription.all.first { $0.name == command }?.examples ?? []
    #expect(!examples.isEmpty)
    for example in examples {
      let run = project.run(example.line.split(separator: " ").dropFirst().map(String.init))
      #expect(run.status == 0 && run.messages.isEmpty, "\(example.line): \(run)")
    }
  }

  @Test(arguments: [
    (["matrix", "--from", "binaries"], "binaries are asked for and none is named: servicekit matrix … BINARY"),
    (["matrix", "--from", "source", "A"], "'A' is not read; leave it out, or leave out --from source"),
    (["matrix", "--compare", "source"], "source cannot be compared with the same"),
    (["matrix", "A", "./A"], "'./A' is named twice"),
    (["matrix", "--products", "One", "Two", "--", "A"], "option --products needs 1 name, one for each binary, not 2"),
    (["matrix", "--config", "c", "A"], "option --config goes with source, which is not read"),
    (["matrix", "--kind", "adapter"], "option --kind has no value 'adapter'; did you mean 'adapters'?"),
    (["graph", "--actions", "--adapters"], "one drawing shows one thing: --adapters or --actions"),
    (["graph", "--actions", "--all"], "option --all goes with --modules"),
    (["graph", "A"], "unexpected argument 'A'"),
  ])
  func `A command line that makes no sense is refused`(arguments: [String], fact: String) throws {
    let hint = "see servicekit help \(arguments[0])"
    #expect(try TemporaryProject().run(arguments) == ToolRun(status: 2, messages: "servicekit: \(fact)\n\(hint)\n"))
  }

  @Test(arguments: [
    ("[]", "this is no file that 'servicekit matrix --format json' wrote"),
    ("{\"schemaVersion\": 9}", "the matrix has layout 9, and this version reads layout 1"),
    ("{\"schemaVersion\": 1}", "the matrix cannot be read"),
    (
      #"{"schemaVersion": 1, "kind": "adapters", "products": [], "rows": [{"name": "P", "cells": [{}]}]}"#,
      "the matrix cannot be read"
    ),
  ])
  func `A file that is no matrix is refused`(text: String, fact: String) throws {
    let project = try Self.project()
    try project.write(text, to: "saved.json")
    #expect(
      project.run(["matrix", "--compare", "saved.json"])
        == ToolRun(
          status: 2,
          messages: """
            saved.json: error: \(fact)
              1. Write it anew: servicekit matrix --format json > saved.json

            """))
  }

  @Test func `A saved matrix of another kind is refused`() throws {
    let project = try Self.project()
    #expect(
      project.run(["matrix", "--kind", "actions", "--compare", "saved.json"])
        == ToolRun(
          status: 2,
          messages: """
            saved.json: error: the saved matrix is of adapters, and this one of actions
              1. Compare with one of the same kind: --kind adapters.

            """))
  }

  @Test func `A project without products is refused`() throws {
    let project = try TemporaryProject([
      ".servicekit.json": #"{ "version": 1, "moduleFolders": ["Modules/*"] }"#,
      "Modules/Feed/Feed.swift": "let a = 1\n",
    ])
    #expect(
      project.run(["matrix"])
        == ToolRun(
          status: 2,
          messages: """
            .servicekit.json: error: the project has no products
              1. Name them with the key 'products'.
              2. Name their binaries: servicekit matrix BINARY …

            """))
  }

  @Test(arguments: ["1", "3"])
  func `The number of threads changes nothing`(jobs: String) throws {
    let project = try Self.project()
    for arguments in [["matrix", "--format", "json"], ["graph"], ["graph", "--adapters", "--format", "mermaid"]] {
      #expect(project.run(arguments + ["--jobs", jobs]) == project.run(arguments))
    }
  }
}
