import Foundation
import Testing

@testable import LintEngine

/// What the article about the linter shows is what the tool does.
///
/// With `SERVICEKIT_RECORD=1` in the environment the output under its commands is written anew.
struct LintArticleTests {
  @Test func `Every command of the article prints what stands under it`() throws {
    let article = try LintArticle()
    let project = try TemporaryProject()
    var recorded: [(lines: Range<Int>, text: [String])] = []
    var sessions = 0
    for block in article.blocks where !block.heading.isKey {
      switch block.step {
      case .file(let path, let text): try project.write(text, to: path)
      case .session(let commands):
        sessions += 1
        let shown = try commands.map { ($0.line, try project.shown($0.line)) }
        for (command, output) in zip(commands, shown) { #expect(output.1 == command.output, "\(command.line)") }
        recorded.append((block.lines, shown.flatMap { ["$ \($0.0)"] + $0.1.components(separatedBy: "\n").dropLast() }))
      case nil: break
      }
    }
    #expect(sessions > 0)
    if ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" { try Self.record(recorded, in: article) }
  }

  @Test func `Every key of a configuration has a section, with the keys below it in a table`() throws {
    let article = try LintArticle()
    let headings = article.headings("###", under: "## The configuration, key by key")
    #expect(headings == ConfigurationKeys.top)
    let nested = [
      "products": ConfigurationKeys.product, "vocabulary": ConfigurationKeys.vocabulary,
      "layers": ConfigurationKeys.layer, "containers": ConfigurationKeys.container, "scenes": ConfigurationKeys.scenes,
    ]
    for key in ConfigurationKeys.top { #expect(article.keys(under: "### `\(key)`") == nested[key] ?? []) }
  }

  @Test func `Every key of a configuration has an example that is read`() throws {
    let article = try LintArticle()
    let examples = article.blocks.filter { $0.heading.isKey && $0.language == "json" }
    #expect(Set(examples.map(\.heading)) == Set(ConfigurationKeys.top.map { "### `\($0)`" }))
    for example in examples {
      let rest = example.heading == "### `version`" ? "" : "\"version\": 1, "
      _ = try ConfigurationReader.read(Array("{ \(rest)\(example.text) }".utf8))
    }
  }

  @Test func `Every rule is named in the table at the head of the article`() throws {
    let head = try LintArticle().lines.prefix { $0 != "## First run" }.filter { $0.hasPrefix("|") }.joined()
    #expect(Rules.identifiers.filter { !head.contains("`\($0)`") } == [])
  }

  @Test func `The configuration of this package is the one that the article shows`() throws {
    let root = LintArticle.url.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: ".servicekit.json"), encoding: .utf8)
    #expect(try LintArticle().blocks.contains { $0.heading == "## Layers" && $0.text == text })
  }

  @Test func `The example in the README is what the article shows`() throws {
    let root = LintArticle.url.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let first = try #require(LintArticle().blocks.first { $0.body.first == "$ servicekit lint" })
    #expect(readme.contains(first.text))
  }

  private static func record(_ sessions: [(lines: Range<Int>, text: [String])], in article: LintArticle) throws {
    var lines = article.lines
    for session in sessions.reversed() { lines.replaceSubrange(session.lines, with: session.text) }
    try Data(lines.joined(separator: "\n").utf8).write(to: LintArticle.url)
  }
}

extension String {
  /// The heading of a section about one key of the configuration.
  fileprivate var isKey: Bool { hasPrefix("### `") }
}
