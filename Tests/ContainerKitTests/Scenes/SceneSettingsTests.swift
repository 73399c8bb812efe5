import ContainerKit
import Foundation
import Testing

/// Settings that a component decodes.
struct SceneSettingsTests {
  private struct Settings: Decodable, Equatable {
    var size = 1
    var link: URL?
    private enum Key: CodingKey { case size, link }
    init(size: Int) { self.size = size }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      size = try container.decodeIfPresent(Int.self, forKey: .size) ?? 1
      link = try container.decodeIfPresent(URL.self, forKey: .link)
      if size > 9 {
        throw DecodingError.dataCorruptedError(forKey: .size, in: container, debugDescription: "sizes go up to 9")
      }
    }
  }

  private func settings(_ json: String?, foreignType: @escaping SceneForeignType = { _, _ in nil }) throws
    -> SceneSettings
  {
    let entry = json.map { #"{"component": "list", "settings": \#($0)}"# } ?? "\"list\""
    var vocabulary = SceneProgram.vocabulary()
    vocabulary.foreignType = foreignType
    return try SceneProgram.plan(SceneProgram.scene(entry), vocabulary: vocabulary).scenes[0].entries[0].settings
  }

  private func faults(_ json: String?) throws -> [String] {
    let settings = try settings(json)
    do {
      _ = try settings.decode(Settings.self)
      return []
    } catch { return (error as? SceneError)?.faults.map(\.description) ?? ["\(error)"] }
  }

  @Test func `Settings are decoded as the component's own type`() throws {
    #expect(try settings(#"{"size": 3}"#).decode(Settings.self) == Settings(size: 3))
    #expect(try settings("[1, 2]").decode([Int].self) == [1, 2])
  }

  @Test func `Without settings an empty object is decoded`() throws {
    #expect(try settings(nil).decode(Settings.self) == Settings(size: 1))
    let settings = try settings(nil)
    let error = #expect(throws: SceneError.self) { try settings.decode(SceneProgram.CardSettings.self) }
    #expect(error?.faults.map(\.description) == ["scenes.json:2:1: scenes.home[0].settings: there is no 'every'"])
  }

  @Test(arguments: [
    (#"{"size": "3"}"#, "2:44: scenes.home[0].settings.size: expected a whole number, found the text '3'"),
    (#"{"size": 10}"#, "2:44: scenes.home[0].settings.size: sizes go up to 9"),
    (#"{"siz": 1}"#, "2:36: scenes.home[0].settings: unknown key 'siz'; did you mean 'size'?"),
  ])
  func `What the type refuses is said with its place`(json: String, fault: String) throws {
    #expect(try faults(json) == ["scenes.json:" + fault])
  }

  @Test func `An error of another kind is at the settings`() throws {
    struct Moody: Decodable {
      struct Refusal: Error {}
      init(from decoder: any Decoder) throws { throw Refusal() }
    }
    let settings = try settings("{}")
    let error = #expect(throws: SceneError.self) { try settings.decode(Moody.self) }
    #expect(error?.faults.map(\.description) == ["scenes.json:2:35: scenes.home[0].settings: Refusal()"])
  }

  @Test func `A type of Foundation is decoded by Foundation where the vocabulary says so`() throws {
    let foreign: SceneForeignType = { type, json in
      type is URL.Type ? try JSONDecoder().decode(URL.self, from: Data(json)) : nil
    }
    let settings = try settings(#"{"link": "https://example.com/a"}"#, foreignType: foreign)
    #expect(try settings.decode(Settings.self).link == URL(string: "https://example.com/a"))
    let bad = try self.settings(#"{"link": "ht tp://["}"#, foreignType: foreign)
    let error = #expect(throws: SceneError.self) { try bad.decode(Settings.self) }
    #expect(error?.faults.map(\.description) == ["scenes.json:2:44: scenes.home[0].settings.link: Invalid URL string."])
  }
}
