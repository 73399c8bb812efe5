import ContainerKit
import Foundation
import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let interest = SceneProgram.interest
}

/// What the article on scene files shows is read as it says, and is what the schema allows.
struct SceneArticleTests {
  private struct CardSettings: Decodable { var every: Int }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of the article by what stands behind their first fence.
  private static func blocks(_ kind: String) throws -> [String] {
    let article = root.appendingPathComponent("Sources/ContainerKit/ContainerKit.docc/SceneFiles.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix(kind + "\n") }
      .map { String($0.dropFirst(kind.count + 1)) }
  }

  @Test func `The file and the overlay give the plan that the program of the article reads`() throws {
    let files = try Self.blocks("json")
    let (bundled, overlay) = (files[0], files[1])
    var names: [String] = []
    // The article begins.
    let vocabulary = SceneVocabulary(
      version: 2,
      components: ["list", "share", "bookmarks", SceneComponent("interestCard", settings: CardSettings.self)],
      experiments: [.interest], scenes: ["recommend", "follow", "bookmarked"])
    let plan = try ScenePlan(
      bundled: SceneFile("scenes.json", json: bundled.utf8),
      overlays: [SceneFile("standard.json", json: overlay.utf8)], vocabulary: vocabulary)
    for entry in try plan.scene(named: "recommend").entries where entry.gate?.isOpen ?? true {
      names.append(entry.component)
    }
    // The article ends.
    #expect(names == ["list", "share", "bookmarks"])
    #expect(
      plan.scenes.map(\.words) == [
        "list share(interest=off) bookmarks interestCard(interest=on)", "list share", "list bookmarks",
      ])
    #expect(try plan.scenes[0].entries[3].settings.decode(CardSettings.self).every == 8)
  }

  @Test func `The program of the article is the one of these tests`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = { (text: String) in
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let start = try #require(source.range(of: "// The article begins.\n"))
    let end = try #require(source.range(of: "    // The article ends.\n"))
    #expect(try lines(Self.blocks("swift")[0]) == lines(String(source[start.upperBound..<end.lowerBound])))
  }

  @Test func `What is wrong in the article is said as the article says`() throws {
    let text = try Self.blocks("json broken")[0]
    var vocabulary = SceneProgram.vocabulary()
    vocabulary.components = ["list", "share", "bookmarks", SceneComponent("interestCard", settings: CardSettings.self)]
    let error = #expect(throws: SceneError.self) {
      try ScenePlan(bundled: SceneFile("scenes.json", json: text.utf8), vocabulary: vocabulary)
    }
    let expected = try Self.blocks("text")[0].trimmingCharacters(in: .newlines)
    #expect(error?.description == expected)
  }

  // MARK: - The schema

  private static let entries = [
    #""list""#, #"{"component": "list"}"#, #"{"component": "list", "optional": true, "settings": [1, {"x": null}]}"#,
    #"{"component": "list", "gate": {"experiment": "interest", "arm": "off"}}"#, "7", "null", "{}", "[]",
    #"{"component": 1}"#, #"{"component": "list", "optional": "true"}"#, #"{"component": "list", "gate": "interest"}"#,
    #"{"component": "list", "gate": {}}"#, #"{"component": "list", "gate": {"experiment": 1}}"#,
    #"{"component": "list", "gate": {"experiment": "interest", "arm": null}}"#,
    #"{"component": "list", "gate": {"experiment": "interest", "when": "on"}}"#, #"{"component": "list", "x": 1}"#,
  ]
  private static let changes = [
    #"{"insert": "dedup", "before": "list"}"#, #"{"insert": {"component": "dedup"}, "after": "list"}"#,
    #"{"remove": "list"}"#, #"{"set": "list", "to": 5}"#, "{}", "[]", #""list""#, #"{"insert": "dedup"}"#,
    #"{"insert": 5, "after": "list"}"#, #"{"insert": "dedup", "after": "list", "before": "list"}"#,
    #"{"insert": "dedup", "after": 1}"#, #"{"remove": "list", "set": "list", "to": 1}"#, #"{"remove": 1}"#,
    #"{"set": "list"}"#, #"{"to": 1}"#, #"{"remove": "list", "x": 1}"#,
  ]
  private static let files = [
    #"{"version": 1, "scenes": {}}"#, #"{"$schema": "x", "version": 1.0, "scenes": {"a": [], "b": ["list"]}}"#, "[]",
    "1",
    "{}", #"{"version": 1}"#, #"{"scenes": {}}"#, #"{"version": 0, "scenes": {}}"#, #"{"version": "1", "scenes": {}}"#,
    #"{"version": 1.5, "scenes": {}}"#, #"{"version": 1, "scenes": []}"#, #"{"version": 1, "scenes": {"a": {}}}"#,
    #"{"version": 1, "scenes": {"a": "list"}}"#, #"{"version": 1, "scenes": {}, "x": 1}"#,
  ]

  @Test func `The schema allows the files that are read, and no others, as far as it can know`() throws {
    let schema = try JSONSchema(
      Data(contentsOf: Self.root.appendingPathComponent("Sources/ContainerKit/Scenes/scene.schema.json")))
    let examples = try Self.blocks("json")
    #expect(try examples.count == 2 && examples.allSatisfy(schema.allows))
    for text in Self.files + Self.entries.map(SceneProgram.scene) {
      #expect(try schema.allows(text) == SceneProgram.faults(text).isEmpty, "\(text)")
    }
    for change in Self.changes {
      let overlay = #"{"version": 1, "changes": {"home": [\#(change)]}}"#
      #expect(
        try schema.allows(overlay) == SceneProgram.faults(SceneProgram.scene(#""list""#), overlays: overlay).isEmpty,
        "\(overlay)")
    }
  }
}
