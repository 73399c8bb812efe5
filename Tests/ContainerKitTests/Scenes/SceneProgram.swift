import ContainerKit
import ServiceKit

/// What the program of these tests knows, and short ways to read files for it.
enum SceneProgram {
  struct CardSettings: Codable, Equatable {
    var every: Int8
    var style: String?
  }

  static let interest = ExperimentKey("interest", arms: ["off", "on"], owner: "tests", expires: "2030-01-01")
  static let layout = ExperimentKey("layout", arms: ["list", "grid"], owner: "tests", expires: "2030-01-01")

  static func vocabulary(version: Int = 3, scenes: [String]? = nil) -> SceneVocabulary {
    SceneVocabulary(
      version: version,
      components: [
        "list", "dedup", SceneComponent("interestCard", settings: CardSettings.self), "playback", "share", "bookmarks",
      ],
      experiments: [interest, layout], scenes: scenes)
  }

  static func plan(
    _ text: String, overlays: String..., vocabulary: SceneVocabulary = vocabulary()
  ) throws -> ScenePlan {
    try ScenePlan(
      bundled: SceneFile("scenes.json", json: text.utf8),
      overlays: overlays.enumerated().map { SceneFile("overlay\($0.offset + 1).json", json: $0.element.utf8) },
      vocabulary: vocabulary)
  }

  /// The faults of files, without the ways out.
  static func faults(
    _ text: String, overlays: String..., vocabulary: SceneVocabulary = vocabulary()
  ) -> [String] {
    do {
      _ = try ScenePlan(
        bundled: SceneFile("scenes.json", json: text.utf8),
        overlays: overlays.enumerated().map { SceneFile("overlay\($0.offset + 1).json", json: $0.element.utf8) },
        vocabulary: vocabulary)
      return []
    } catch let error as SceneError { return error.faults.map(\.description) } catch { return ["\(error)"] }
  }

  /// A file with one scene.
  static func scene(_ entries: String) -> String { "{\"version\": 3, \"scenes\": {\"home\": [\n\(entries)\n]}}" }
}

extension Scene {
  /// The entries in short: `list card(interest=on) share?`.
  var words: String {
    entries.map { "\($0.component)\($0.gate.map { "(\($0))" } ?? "")\($0.isOptional ? "?" : "")" }.joined(
      separator: " ")
  }
}
