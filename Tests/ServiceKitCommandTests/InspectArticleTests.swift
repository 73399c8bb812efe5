import Foundation
import MadeBinaries
import RecordFormat
import Testing

@testable import ProductMap

/// What the article about binaries shows is what the tool does.
///
/// With `SERVICEKIT_RECORD=1` in the environment the output under its commands is written anew.
struct InspectArticleTests {
  private static let path = "Sources/ServiceKit/ServiceKit.docc/Inspecting.md"

  @Test func `Every command of the article prints what stands under it`() throws {
    let article = try LintArticle(Self.path)
    let project = try TemporaryProject([
      ".servicekit.json": #"{ "version": 1, "products": ["Standard", "Lite"] }"#,
      "build.sh": "#!/bin/sh\nswift build\n",
    ])
    try project.write(MadeProducts.standard, to: "Standard")
    try project.write(MadeProducts.lite, to: "Lite")
    try project.write([MadeProducts.rendering, MadeProducts.header], to: "Broken")
    try project.write([MadeProducts.rendering], to: "App")
    try project.write(
      [.adapter("PlainRendering", for: ["any RenderAdapter"], at: "Plain/PlainRendering.swift", line: 7)],
      to: "libPlain.so")
    var shown: [(block: LintArticle.Block, body: [String])] = []
    for block in article.blocks {
      guard case .session(let commands) = block.step else { continue }
      var body: [String] = []
      for command in commands {
        let output = try project.shown(command.line)
        #expect(output == command.output, "\(command.line)")
        body += ["$ \(command.line)"] + output.components(separatedBy: "\n").dropLast()
      }
      shown.append((block, body))
    }
    #expect(shown.count == 5)
    guard ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" else { return }
    try article.write(shown)
  }

  @Test func `Every check is in the table`() throws {
    let text = try LintArticle(Self.path).lines.filter { $0.hasPrefix("| `") }.joined()
    for check in ProductFinding.Check.allCases { #expect(text.contains("`\(check.rawValue)`")) }
  }
}
