import Foundation
import Testing

@testable import LintEngine

/// What the article about the linter shows is what the tool does.
///
/// With `SERVICEKIT_RECORD=1` in the environment the output under its commands is written anew.
struct LintArticleTests {
  @Test func `Every command of the article, and the example in the README, prints what stands under it`() throws {
    let article = try LintArticle()
    let project = try TemporaryProject()
    var shown: [(block: LintArticle.Block, body: [String])] = []
    for block in article.blocks where !block.heading.isKey {
      switch block.step {
      case .file(let path, let text): try project.write(text, to: path)
      case .session(let commands):
        var body: [String] = []
        for command in commands {
          let output = try project.shown(command.line)
          #expect(output == command.output, "\(command.line)")
          body += ["$ \(command.line)"] + output.components(separatedBy: "\n").dropLast()
        }
        shown.append((block, body))
      case nil: break
      }
    }
    let readme = try LintArticle("README.md")
    let example = try #require(readme.firstRun)
    let first = try #require(shown.first { $0.block.body.first == example.body.first })
    #expect(example.body == first.body, "the example in the README")
    guard ProcessInfo.processInfo.environment["SERVICEKIT_RECORD"] == "1" else { return }
    try article.write(shown)
    try readme.write([(example, first.body)])
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
    let text = try String(contentsOf: LintArticle.root.appending(path: ".servicekit.json"), encoding: .utf8)
    #expect(try LintArticle().blocks.contains { $0.heading == "## Layers" && $0.text == text })
  }
}

extension String {
  /// The heading of a section about one key of the configuration.
  fileprivate var isKey: Bool { hasPrefix("### `") }
}
