import Foundation
import MadeBinaries
import RecordFormat
import Testing

@testable import ServiceKitCommand

/// What `servicekit inspect --check` says of binaries.
struct InspectCheckTests {
  @Test func `Products without a fault end with 0`() throws {
    let project = try TemporaryProject()
    try project.write(MadeProducts.standard, to: "Standard")
    try project.write(MadeProducts.lite, to: "Lite")
    #expect(
      project.run(["inspect", "--check", "Standard", "Lite"])
        == ToolRun(status: 0, results: "no findings in 2 products\n"))
  }

  @Test func `Each fault is named with its place and the ways out, and the run ends with 1`() throws {
    let project = try TemporaryProject()
    try project.write(MadeProducts.standard, to: "Standard")
    try project.write([MadeProducts.playback, MadeProducts.rendering, MadeProducts.header], to: "Lite")
    try project.write(MadeProducts.lite + [MadeProducts.terminal], to: "Both")
    #expect(
      project.run(["inspect", "--check", "Standard", "Lite", "Both"])
        == ToolRun(
          status: 1,
          results: """
            Lite/PlainRendering.swift:7: error: 'any RenderAdapter' has 2 adapters: Lite.PlainRendering and \
            Standard.TerminalRendering (duplicate-binding)
              in product Both
            Standard/TerminalRendering.swift:8: note: Standard.TerminalRendering is bound here
              1. Keep one of them in Both, and move the others to targets that it does not link.
              2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
              3. If these are two protocols of one name, write each with its module: any Module.Name.
            Lite/PlainRendering.swift:7: error: Both contains a declaration of the module 'Lite', which belongs to the \
            product Lite (foreign-module)
              in product Both
            Lite/PlainRendering.swift:7: note: the adapter PlainRendering
              1. Remove 'Lite' from what Both links: a target is linked also where no code imports it.
              2. If it is for several products, move it to a module that belongs to none of them.
            Standard/TerminalRendering.swift:8: error: Both contains a declaration of the module 'Standard', which \
            belongs to the product Standard (foreign-module)
              in product Both
            Standard/TerminalRendering.swift:8: note: the adapter TerminalRendering
              1. Remove 'Standard' from what Both links: a target is linked also where no code imports it.
              2. If it is for several products, move it to a module that belongs to none of them.
            FeedReader/FeedSession.swift:9: error: 'any RenderAdapter' is required by FeedSession.renderer and has no \
            adapter in Lite (missing-binding)
              in product Lite
              1. Bind one in a target that Lite links: @Adapter((any RenderAdapter).self) on a class.
              2. If a product may be without, make the requirement optional: (any RenderAdapter)?.
              3. If a library of the program has it, inspect both as one: --together.
            4 errors in 3 products

            """))
  }

  @Test func `An executable and its libraries are checked as one`() throws {
    let project = try TemporaryProject()
    try project.write([MadeProducts.rendering], to: "App")
    try project.write([MadeProducts.plain], to: "libLite.so")
    #expect(project.run(["inspect", "--check", "App"]).status == 1)
    #expect(
      project.run(["inspect", "--check", "--together", "App", "libLite.so"])
        == ToolRun(status: 0, results: "no findings in 1 product\n"))
  }

  @Test func `The products of a configuration own their modules`() throws {
    let project = try TemporaryProject([
      ".servicekit.json": #"{ "version": 1, "products": ["Standard", "Lite"] }"#,
      "other.json": #"{ "version": 1, "products": { "A": { "modules": ["FeedReader"] }, "B": { "modules": ["C"] } } }"#,
    ])
    try project.write(MadeProducts.lite + [MadeProducts.terminal.as(variantOf: "x=1")], to: "App")
    #expect(
      project.run(["inspect", "--check", "--products", "Lite", "--", "App"]).results.contains(
        "Lite contains a declaration of the module 'Standard', which belongs to the product Standard (foreign-module)"))
    #expect(
      project.run(["inspect", "--check", "--config", "other.json", "App"]).results.contains(
        "App contains 3 declarations of the module 'FeedReader', which belongs to the product A (foreign-module)"))
  }

  @Test func `Modules can be forbidden on the command line`() throws {
    let project = try TemporaryProject()
    try project.write(MadeProducts.lite, to: "Lite")
    let run = project.run(["inspect", "--check", "--forbid", "Share", "Standard", "--", "Lite"])
    #expect(run.status == 1)
    #expect(
      run.results.hasPrefix(
        "Share/Share.swift:5: error: Lite contains 2 declarations of the module 'Share', which is forbidden here (foreign-module)\n"
      ))
  }

  @Test func `JSON has the findings beside the contents`() throws {
    let project = try TemporaryProject()
    try project.write([MadeProducts.rendering], to: "Lite")
    let run = project.run(["inspect", "--check", "--format", "json", "Lite"])
    #expect(run.status == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["check"] as? String } == ["missing-binding"])
    #expect((object["products"] as? [Any])?.count == 1)
  }

  @Test func `A configuration that is wrong is an error`() throws {
    let project = try TemporaryProject([".servicekit.json": "{"])
    try project.write(MadeProducts.lite, to: "Lite")
    #expect(project.run(["inspect", "--check", "Lite"]).status == 2)
    #expect(project.run(["inspect", "Lite"]).status == 0)
  }

  @Test func `A path that a terminal acts on is escaped in messages`() throws {
    let project = try TemporaryProject()
    try project.write("", to: "a\u{1B}b")
    #expect(
      project.run(["inspect", "a\u{1B}b"]).messages
        == "a\\u{1b}b: error: the file is empty\n  1. Build the file anew.\n")
  }
}

extension RecordDescription {
  /// The same adapter as the arm of an experiment.
  fileprivate func `as`(variantOf arm: String) -> RecordDescription {
    var copy = self
    copy.fields.append(Field("variant", arm))
    return copy
  }
}
