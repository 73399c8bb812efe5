import Foundation
import Testing

@testable import LintEngine

struct ConfigurationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tools/LintEngine/Project/servicekit.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  private func object(_ keys: String...) -> [String: Any] {
    keys.reduce(schema) { $0[$1] as? [String: Any] ?? [:] }
  }

  @Test func `The schema and the reader know the same keys`() {
    #expect(object("properties").keys.sorted() == ConfigurationKeys.top.sorted())
    #expect(object("$defs", "product", "properties").keys.sorted() == ConfigurationKeys.product.sorted())
    #expect(object("$defs", "layer", "properties").keys.sorted() == ConfigurationKeys.layer.sorted())
    #expect(object("$defs", "container", "properties").keys.sorted() == ConfigurationKeys.container.sorted())
    #expect(object("$defs", "scenes", "properties").keys.sorted() == ConfigurationKeys.scenes.sorted())
    #expect(object("properties", "vocabulary", "properties").keys.sorted() == ConfigurationKeys.vocabulary.sorted())
  }

  @Test func `The schema and the reader know the same severities and kinds`() {
    let rules = object("properties", "rules", "additionalProperties")
    #expect((rules["enum"] as? [String])?.sorted() == ConfigurationKeys.severities.sorted())
    let kinds = object("properties", "vocabulary", "properties", "enabled", "items")
    #expect((kinds["enum"] as? [String])?.sorted() == Vocabulary.Kind.allCases.map(\.rawValue).sorted())
  }

  @Test func `The schema refuses what it does not know`() {
    for keys in [["$defs", "product"], ["$defs", "layer"], ["$defs", "container"], ["$defs", "scenes"], []] {
      #expect(keys.reduce(schema) { $0[$1] as? [String: Any] ?? [:] }["additionalProperties"] as? Bool == false)
    }
  }
}
