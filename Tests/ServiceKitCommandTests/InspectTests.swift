import Foundation
import MadeBinaries
import RecordFormat
import Testing

@testable import ServiceKitCommand

/// What `servicekit inspect` shows of binaries.
struct InspectTests {
  private static func products() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.write(MadeProducts.standard, to: ".build/debug/Standard")
    try project.write(MadeProducts.lite, to: ".build/debug/Lite")
    return project
  }

  private static let tables = """
    Lite (x86_64): 1 binding, 2 requirements, 1 component, 1 module, 1 handler

    PROTOCOL           ADAPTER         SCOPE  HOST                         DECLARED AT
    any RenderAdapter  PlainRendering  host   any FeedSessionCapabilities  Lite/PlainRendering.swift:7

    NEEDED               USE       BY                    DECLARED AT
    any PlaybackAdapter  optional  FeedSession.playback  FeedReader/FeedSession.swift:10
    any RenderAdapter    required  FeedSession.renderer  FeedReader/FeedSession.swift:9

    COMPONENT  CLASS   DECLARED AT
    header     Header  FeedReader/Header.swift:4

    MODULE  CLASS        POLICY  DECLARED AT
    7       ShareModule  .reuse  Share/Share.swift:5

    ACTION    HANDLER           WHEN   DECLARED AT
    ShowItem  ShareModule.show  night  Share/Share.swift:12

    """

  @Test func `Everything that a binary declares is in tables`() throws {
    let project = try Self.products()
    #expect(project.run(["inspect", ".build/debug/Lite"]) == ToolRun(status: 0, results: Self.tables))
  }

  @Test func `Several binaries follow one another`() throws {
    let run = try Self.products().run(["inspect", ".build/debug/Standard", ".build/debug/Lite"])
    #expect(run.results.hasPrefix("Standard (x86_64): 1 binding") && run.results.hasSuffix("\n" + Self.tables))
  }

  @Test func `A table that is wider than the terminal has a paragraph for each row`() throws {
    let run = try Self.products().run(["inspect", ".build/debug/Lite"], output: CapturedOutput(columns: 60))
    #expect(
      run.results == """
        Lite (x86_64): 1 binding, 2 requirements, 1 component, 1 module, 1 handler

        PROTOCOL
        any RenderAdapter
          ADAPTER      PlainRendering
          SCOPE        host
          HOST         any FeedSessionCapabilities
          DECLARED AT  Lite/PlainRendering.swift:7

        NEEDED
        any PlaybackAdapter
          USE          optional
          BY           FeedSession.playback
          DECLARED AT  FeedReader/FeedSession.swift:10
        any RenderAdapter
          USE          required
          BY           FeedSession.renderer
          DECLARED AT  FeedReader/FeedSession.swift:9

        COMPONENT  CLASS   DECLARED AT
        header     Header  FeedReader/Header.swift:4

        MODULE  CLASS        POLICY  DECLARED AT
        7       ShareModule  .reuse  Share/Share.swift:5

        ACTION    HANDLER           WHEN   DECLARED AT
        ShowItem  ShareModule.show  night  Share/Share.swift:12

        """)
  }

  @Test func `Headings are bold where colour is wanted`() throws {
    let run = try Self.products().run(["inspect", "--color", "always", ".build/debug/Lite"])
    #expect(run.results.contains("\n\u{1B}[1mCOMPONENT  CLASS   DECLARED AT\u{1B}[0m\n"))
  }

  @Test func `JSON has everything, with a version`() throws {
    let project = try TemporaryProject()
    try project.write([MadeProducts.plain, MadeProducts.show], to: "Lite")
    #expect(
      project.run(["inspect", "--format", "json", "Lite"]).results == """
        {
          "products" : [
            {
              "architectures" : [
                "x86_64"
              ],
              "bindings" : [
                {
                  "adapter" : "PlainRendering",
                  "host" : "any FeedSessionCapabilities",
                  "place" : {
                    "file" : "Lite/PlainRendering.swift",
                    "line" : 7,
                    "module" : "Lite"
                  },
                  "protocols" : [
                    "any RenderAdapter"
                  ],
                  "scope" : "host"
                }
              ],
              "components" : [

              ],
              "handlers" : [
                {
                  "action" : "ShowItem",
                  "condition" : "night",
                  "function" : "show",
                  "place" : {
                    "file" : "Share/Share.swift",
                    "line" : 12,
                    "module" : "Share"
                  },
                  "target" : "ShareModule"
                }
              ],
              "modules" : [

              ],
              "origin" : "binary",
              "passedOver" : [

              ],
              "path" : "Lite",
              "product" : "Lite",
              "records" : 2,
              "requirements" : [

              ],
              "undescribed" : [

              ]
            }
          ],
          "schemaVersion" : 1,
          "tool" : {
            "name" : "servicekit",
            "version" : "0.1.0"
          }
        }

        """)
  }

  @Test func `What the tables do not have is said`() throws {
    let project = try TemporaryProject()
    var product = MadeProduct([MadeProducts.header])
    product.undescribed = [(.adapter, [1]), (.cAdapter, [0]), (.cAdapter, [0]), (RecordKind(rawValue: 300), [0])]
    try project.write(product.elf, to: "Lite")
    #expect(
      project.run(["inspect", "Lite"]).results == """
        Lite (x86_64): 0 bindings, 0 requirements, 1 component, 0 modules, 0 handlers

        COMPONENT  CLASS   DECLARED AT
        header     Header  FeedReader/Header.swift:4

        not shown: 1 adapter without a description
        not shown: 2 adapters in C without a description
        not shown: 1 record of the unknown kind 300

        """)
  }

  @Test func `Several forms go to several places`() throws {
    let project = try Self.products()
    let run = project.run(["inspect", "--output", "json=lite.json", "--output", "text=-", ".build/debug/Lite"])
    #expect(run == ToolRun(status: 0, results: Self.tables))
    #expect(try project.text("lite.json").contains("\"schemaVersion\" : 1"))
  }

  @Test func `The examples of the help do what they say`() throws {
    let project = try Self.products()
    for example in CommandDescription.inspect.examples {
      let words = example.line.split(separator: " ").map(String.init)
      let run = project.run(Array(words.dropFirst()))
      #expect(run.status == 0 && run.messages.isEmpty && !run.results.isEmpty, "\(example.line): \(run)")
    }
  }

  // MARK: - Names from outside

  private static let hostile = "</script><img onerror=alert(1)>\u{1B}[31m\u{202E}"

  @Test func `A name that would be a tag, or that a terminal acts on, is shown as text`() throws {
    let project = try TemporaryProject()
    let description = RecordDescription.component("x", Self.hostile, at: "A/\(Self.hostile).swift", line: 1)
    try project.write([description], to: "App")
    let text = project.run(["inspect", "App"]).results
    // The writer of descriptions has put a space in place of the escape character.
    #expect(text.contains("</script><img onerror=alert(1)> [31m\\u{202e}"))
    #expect(!text.unicodeScalars.contains("\u{202E}") && !text.unicodeScalars.contains("\u{1B}"))
    let json = project.run(["inspect", "--format", "json", "App"]).results
    #expect(json.contains("\"class\" : \"\\u003c/script>\\u003cimg onerror=alert(1)> [31m\\u202e\""))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let products = object?["products"] as? [[String: Any]]
    let components = products?.first?["components"] as? [[String: Any]]
    #expect(components?.first?["class"] as? String == Self.hostile.replacing("\u{1B}", with: " "))
  }

  @Test func `Control characters of a foreign writer are escaped`() throws {
    let project = try TemporaryProject()
    var product = MadeProduct([MadeProducts.header])
    product.descriptions[0].fields[1].value = "Head!er"
    var names = product.names
    names[try #require(names.firstIndex(of: UInt8(ascii: "!")))] = 0x1B
    let file = ELFWriter([MadeSection("sk_names", names), MadeSection("sk_records", product.records())])
    try project.write(file.bytes, to: "App")
    #expect(project.run(["inspect", "App"]).results.contains("header     Head\\u{1b}er  FeedReader/Header.swift:4\n"))
    #expect(project.run(["inspect", "--format", "json", "App"]).results.contains("\"Head\\u001ber\""))
  }

  // MARK: - Errors

  @Test(arguments: [
    (["inspect"], "'inspect' needs a binary: an executable or a library"),
    (["inspect", "a", "./a"], "'./a' is named twice"),
    (["inspect", "--forbid", "M", "--", "a"], "option --forbid goes with --check"),
    (["inspect", "--config", "c", "a"], "option --config goes with --check"),
    (["inspect", "--products", "A", "--", "a", "b"], "option --products needs 2 names, one for each product, not 1"),
    (
      ["inspect", "--together", "--products", "A", "B", "--", "a", "b"],
      "option --products needs one name, one for each product, not 2"
    ),
    (["inspect", "--format", "html", "a"], "there is no format 'html'; known are 'text', 'json'"),
  ])
  func `A command line that makes no sense is refused`(arguments: [String], fact: String) throws {
    #expect(
      try TemporaryProject().run(arguments)
        == ToolRun(status: 2, messages: "servicekit: \(fact)\nsee servicekit help inspect\n"))
  }

  @Test func `Files that cannot be read are all named, with what to do`() throws {
    let project = try TemporaryProject(["run.sh": "#!/bin/sh\n", "empty": ""])
    try project.write(MadeProducts.lite, to: "Lite")
    #expect(
      project.run(["inspect", "run.sh", "Lite", "empty", "nowhere"])
        == ToolRun(
          status: 2,
          messages: """
            run.sh: error: the file is a script, no executable or library of ELF or Mach-O
              1. Name the program that the script runs.
            empty: error: the file is empty
              1. Build the file anew.
            nowhere: error: the file cannot be read: No such file or directory

            """))
  }
}
