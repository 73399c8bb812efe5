import Foundation
import Testing

@testable import ServiceKitCommand

/// What the tool says of command lines, and where its results go.
struct ServiceKitToolTests {
  static let files = [
    ".servicekit.json": """
    {
      "version": 1,
      "products": { "Lite": { "modules": ["Lite"], "flags": ["LITE"] } },
      "moduleFolders": ["Modules/*", "Products/*"],
      "vocabulary": { "product": ["LITE"] }
    }
    """,
    "Modules/Page/Page.swift": "#if LITE\n  let a = 1\n#endif\n",
    "Modules/Page/Other.swift": "struct Other {}\n",
    "Products/Lite/main.swift": "import Page\n",
  ]

  private static let finding = """
    Modules/Page/Page.swift:1:1: error: '#if LITE' in shared code asks for the product 'LITE' (product-flag)
      in product Lite
      1. Declare an adapter protocol for what differs, and let each product bind its own adapter.
      2. Move what only one product needs into that product's own target.
      3. Where this file is the one place that decides it, add the file to 'funnels' in .servicekit.json.

    """

  @Test(arguments: [
    ([], "there is no command", "see servicekit --help"),
    (["lnt"], "unknown command 'lnt'; did you mean 'lint'?", "see servicekit --help"),
    (["--verson"], "unknown option '--verson'; did you mean '--version'?", "see servicekit --help"),
    (["lint", "--strct"], "unknown option '--strct'; did you mean '--strict'?", "see servicekit help lint"),
    (["lint", "--strict=yes"], "option --strict takes no value", "see servicekit help lint"),
    (["lint", "--jobs"], "option --jobs needs a value: --jobs N", "see servicekit help lint"),
    (["lint", "--jobs", "0"], "option --jobs needs a whole number from 1 to 64, not '0'", "see servicekit help lint"),
    (
      ["lint", "--config", "a", "--config", "b"], "option --config is given more than once: 'a' and 'b'",
      "see servicekit help lint"
    ),
    (
      ["lint", "--today", "2026-02-29"], "option --today needs a day as YYYY-MM-DD, not '2026-02-29'",
      "see servicekit help lint"
    ),
    (
      ["check", "--config", "a", "--config", "b"], "option --config is given more than once: 'a' and 'b'",
      "see servicekit help check"
    ),
    (["lint", "--format", "jsn"], "there is no format 'jsn'; did you mean 'json'?", "see servicekit help lint"),
    (["lint", "--output", "json"], "option --output needs FORMAT=FILE, not 'json'", "see servicekit help lint"),
    (
      ["lint", "--format", "json", "--output", "text=-"], "json and text would both go to standard output",
      "see servicekit help lint"
    ),
    (
      ["lint", "--output", "json=a", "--output", "sarif=./b/../a"], "json and sarif would both go to './b/../a'",
      "see servicekit help lint"
    ),
    (
      ["lint", "--output", "json=a", "--write-baseline", "a"], "the baseline and json would both go to 'a'",
      "see servicekit help lint"
    ),
    (
      ["lint", "--only", "product-flg"], "unknown rule 'product-flg'; did you mean 'product-flag'?",
      "see servicekit help lint"
    ),
    (
      ["lint", "--color", "sometimes"], "option --color has no value 'sometimes'; known are 'auto', 'always', 'never'",
      "see servicekit help lint"
    ),
    (
      ["lint", "--today", "tomorrow"], "option --today needs a day as YYYY-MM-DD, not 'tomorrow'",
      "see servicekit help lint"
    ),
    (
      ["lint", "--today", "2026-13-01"], "option --today needs a day as YYYY-MM-DD, not '2026-13-01'",
      "see servicekit help lint"
    ),
    (["lint", "--stdin"], "option --stdin needs --assume-filename FILE", "see servicekit help lint"),
    (
      ["lint", "--assume-filename", "a.swift"], "option --assume-filename goes with --stdin", "see servicekit help lint"
    ),
    (["lint", "\u{FFFD}"], "argument '\u{FFFD}' is not UTF-8", "see servicekit help lint"),
    (
      ["explain", "product-flg"], "unknown rule 'product-flg'; did you mean 'product-flag'?",
      "see servicekit help explain"
    ),
    (["explain"], "'explain' needs the name of one rule", "see servicekit help explain"),
    (["rules", "all"], "unexpected argument 'all'", "see servicekit help rules"),
    (["facts", "a.swift"], "'facts' needs --module NAME", "see servicekit help facts"),
    (["facts", "--module", "A", "a.swift"], "'facts' needs --output FILE", "see servicekit help facts"),
    (
      ["facts", "--module", "A", "--output", "a"], "'facts' needs the files of the module", "see servicekit help facts"
    ),
    (
      ["facts", "--module", "A", "--output", "-", "a.json"],
      "'a.json' is not the name of a file in Swift, C, C++ or Objective-C", "see servicekit help facts"
    ),
    (["check"], "'check' needs the files that 'servicekit facts' wrote", "see servicekit help check"),
  ])
  func `A command line that makes no sense is refused with the way to the help`(
    arguments: [String], fact: String, hint: String
  ) throws {
    let project = try TemporaryProject()
    #expect(project.run(arguments) == ToolRun(status: 2, messages: "servicekit: \(fact)\n\(hint)\n"))
  }

  @Test(arguments: CommandDescription.all.map(\.name))
  func `Every command has a help with examples`(command: String) throws {
    let project = try TemporaryProject()
    let run = project.run([command, "--help"])
    #expect(run == project.run(["help", command]))
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(run.results.hasPrefix("Usage: servicekit \(command)"))
    #expect(run.results.contains("Examples:\n  servicekit \(command)"))
  }

  @Test func `The version is that of the tool`() throws {
    #expect(try TemporaryProject().run(["--version"]) == ToolRun(status: 0, results: "servicekit 0.1.0\n"))
  }

  @Test func `Findings go to standard output and fail the run`() throws {
    let project = try TemporaryProject(Self.files)
    #expect(project.run(["lint"]) == ToolRun(status: 1, results: Self.finding + "1 error in 3 files\n"))
  }

  @Test(arguments: ["1", "2", "5"])
  func `The number of threads changes nothing`(jobs: String) throws {
    let project = try TemporaryProject(Self.files)
    for number in 0..<40 { try project.write("#if LITE\n#endif\n", to: "Modules/Page/F\(number).swift") }
    for format in ["text", "json", "sarif", "github"] {
      let run = project.run(["lint", "--jobs", jobs, "--format", format])
      #expect(run == project.run(["lint", "--format", format]))
    }
  }

  @Test func `One file of a project is linted with the knowledge of all`() throws {
    let project = try TemporaryProject(Self.files)
    #expect(project.run(["lint", "Modules/Page/Other.swift"]).status == 0)
    #expect(project.run(["lint", "Modules/Page/Page.swift"]).results.hasPrefix(Self.finding))
  }

  @Test func `Standard input stands for a file, also for one that is not saved yet`() throws {
    let project = try TemporaryProject(Self.files)
    let text = "#if LITE\n#endif\n"
    let saved = project.run(["lint", "--stdin", "--assume-filename", "Modules/Page/Page.swift"], input: "")
    let new = project.run(["lint", "--stdin", "--assume-filename", "Modules/Page/Deep/New.swift"], input: text)
    #expect(saved == ToolRun(status: 0, results: "no findings in 3 files\n"))
    #expect(new.status == 1)
    #expect(new.results.hasPrefix("Modules/Page/Deep/New.swift:1:1: error: '#if LITE'"))
    #expect(!new.results.contains("Modules/Page/Page.swift"))
  }

  @Test func `A file that is near no module is refused`() throws {
    let project = try TemporaryProject(Self.files)
    let run = project.run(["lint", "--stdin", "--assume-filename", "Elsewhere/New.swift"])
    #expect(
      run
        == ToolRun(
          status: 2,
          messages: """
            Elsewhere/New.swift: error: no module has files near this one
              1. Name a file of the project with --assume-filename.
              2. Add its folder to a module of the project.

            """))
  }

  @Test func `A closed pipe ends the run quietly, and its status says what was found`() throws {
    let project = try TemporaryProject(Self.files)
    let run = project.run(["lint"], output: CapturedOutput(isClosed: true))
    #expect(run == ToolRun(status: 1))
  }

  @Test func `Facts and rules apart find what one run finds`() throws {
    let project = try TemporaryProject(Self.files)
    let modules = [
      ("Page", ["Modules/Page/Page.swift", "Modules/Page/Other.swift"]), ("Lite", ["Products/Lite/main.swift"]),
    ]
    for (module, files) in modules {
      #expect(project.run(["facts", "--module", module, "--output", "\(module).json"] + files) == ToolRun(status: 0))
    }
    let written = try project.text("Page.json")
    _ = project.run(["facts", "--module", "Page", "--output", "Page.json", "--jobs", "1"] + modules[0].1.reversed())
    #expect(try project.text("Page.json") == written)
    #expect(project.run(["check", "Page.json", "Lite.json"]) == project.run(["lint"]))
  }

  @Test func `Facts of a module are missing, twice, of no module, or no facts`() throws {
    let project = try TemporaryProject(Self.files)
    for name in ["Page", "Other"] {
      _ = project.run(["facts", "--module", name, "--output", "\(name).json", "Modules/Page/Page.swift"])
    }
    try project.write("{}", to: "Empty.json")
    try project.write("{\"schemaVersion\": 9}", to: "New.json")
    #expect(
      project.run(["check", "Page.json"]).messages == """
        error: the module 'Lite' has no facts
          1. Add the file that 'servicekit facts --module Lite' wrote.

        """)
    #expect(
      project.run(["check", "Page.json", "./Page.json", "Other.json", "Empty.json", "New.json"])
        == ToolRun(
          status: 2,
          messages: """
            ./Page.json: error: the facts of 'Page' are also in 'Page.json'
            Empty.json: error: this is no file that 'servicekit facts' wrote
              1. Write it anew with 'servicekit facts' of this version.
            New.json: error: the facts have layout 9, and this version reads layout 2
              1. Write it anew with 'servicekit facts' of this version.

            """))
    _ = project.run(["facts", "--module", "Lite", "--output", "Lite.json", "Products/Lite/main.swift"])
    #expect(
      project.run(["check", "Page.json", "Lite.json", "Other.json"]).messages == """
        Other.json: error: the project has no module 'Other'

        """)
  }

  @Test func `Facts of other files than the module's are refused`() throws {
    let project = try TemporaryProject(Self.files)
    let facts = ["facts", "--output"]
    _ = project.run(facts + ["Page.json", "--module", "Page", "Products/Lite/main.swift"])
    _ = project.run(facts + ["Lite.json", "--module", "Lite", "Modules/Page/Page.swift"])
    #expect(
      project.run(["check", "Page.json", "Lite.json"]).messages == """
        Page.json: error: 'Products/Lite/main.swift' is no file of the module 'Page'
          1. Run 'servicekit facts' in the root of the project, with the files of the module.
          2. Correct what .servicekit.json or the manifest says of the module.
        Lite.json: error: 'Modules/Page/Page.swift' is no file of the module 'Lite'
          1. Run 'servicekit facts' in the root of the project, with the files of the module.
          2. Correct what .servicekit.json or the manifest says of the module.

        """)
  }

  @Test func `The rules need no source code when there are facts`() throws {
    let scenes = #""scenes": [{"files": ["Scenes/*.json"], "components": ["Title"]}], "version""#
    var files = Self.files
    files[".servicekit.json"] = Self.files[".servicekit.json"]?.replacing("\"version\"", with: scenes)
    files["Scenes/front.json"] = #"{"scene": "front", "components": [{"component": "Titel"}]}"#
    let project = try TemporaryProject(files)
    let paths = [
      "Page": ["Modules/Page/Page.swift", "Modules/Page/Other.swift"], "Lite": ["Products/Lite/main.swift"],
    ]
    for (module, sources) in paths {
      _ = project.run(["facts", "--module", module, "--output", "\(module).json"] + sources)
    }
    let whole = project.run(["lint"])
    for folder in ["Modules", "Products"] { try FileManager.default.removeItem(atPath: "\(project.folder)/\(folder)") }
    #expect(project.run(["check", "Page.json", "Lite.json", "--input", "Scenes/front.json"]) == whole)
    #expect(whole.status == 1)
  }

  @Test(arguments: [
    ("json=Nowhere/a.json", "cannot write to 'Nowhere/a.json': No such file or directory"),
    ("json=Modules", "cannot write to 'Modules': Is a directory"),
    ("json=Modules/Page/Page.swift/a", "cannot write to 'Modules/Page/Page.swift/a': Not a directory"),
  ])
  func `An output that cannot be written is an error that names it`(output: String, message: String) throws {
    let project = try TemporaryProject(Self.files)
    #expect(project.run(["lint", "--output", output]) == ToolRun(status: 2, messages: "servicekit: \(message)\n"))
  }

  @Test func `Every file that cannot be read is named`() throws {
    let project = try TemporaryProject(Self.files)
    try project.write("", to: "Modules/Folder.swift/a.txt")
    let run = project.run(["facts", "--module", "A", "--output", "-", "Modules/Folder.swift", "gone.swift"])
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("Modules/Folder.swift: error: this is no plain file\n"))
    #expect(run.messages.contains("gone.swift: error: the file cannot be read: No such file or directory\n"))
  }

  @Test func `A working directory that is not known is said`() {
    let output = CapturedOutput()
    let status = ServiceKitTool.run(arguments: ["lint"], workingDirectory: "", standardInput: { [] }, output: output)
    #expect(status == .unusable)
    #expect(output.messages == "error: the working directory cannot be read\n")
  }

  @Test func `A configuration to start from is written once`() throws {
    let project = try TemporaryProject(["Modules/Page/Page.swift": "#if LITE\n#endif\n"])
    let first = project.run(["lint", "--init"])
    #expect(first.status == 0 && first.results.isEmpty)
    let written = try project.text(".servicekit.json")
    #expect(
      project.run(["lint", "--init"])
        == ToolRun(
          status: 2,
          messages: """
            .servicekit.json: error: there is a configuration already, and it is not overwritten
              1. Change it by hand.
              2. Move it away, and have a new one proposed.

            """))
    #expect(try project.text(".servicekit.json") == written)
  }

  @Test func `Colour is for text on a terminal, or where it is asked for`() throws {
    let project = try TemporaryProject(Self.files)
    #expect(project.run(["lint"], output: CapturedOutput(showsColor: true)).results.contains("\u{1B}["))
    #expect(
      !project.run(["lint", "--color", "never"], output: CapturedOutput(showsColor: true)).results.contains("\u{1B}["))
    #expect(project.run(["lint", "--color", "always"]).results.contains("\u{1B}["))
    #expect(!project.run(["lint", "--color", "always", "--format", "json"]).results.contains("\u{1B}["))
  }
}
