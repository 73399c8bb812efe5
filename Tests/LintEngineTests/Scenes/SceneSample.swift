@testable import LintEngine

/// Projects with scene files.
enum SceneSample {
  /// Scenes for all products, and overlays of one.
  static func project(_ text: String, overlayProducts: [String] = ["Standard"]) -> SampleProject {
    var configuration = SampleProject.configuration
    configuration.scenes = [
      .init(files: ["Scenes/*.json"], components: ["from-outside"]),
      .init(files: ["Overlays/*.json"], products: overlayProducts, components: ["list2"]),
    ]
    return SampleProject(text, configuration: configuration)
  }

  /// Two products with the component `list`, of which one has `video`, and a scene file with these entries.
  static func project(entries: String) -> SampleProject {
    project(
      """
      //// Sources/Cards/Cards.swift
      @Component("list") final class List {}
      //// Sources/Video/Video.swift
      @Component("video") final class Video {}
      //// Targets/Lite/main.swift
      import Cards
      //// Targets/Pro/main.swift
      import Cards
      //// Targets/Standard/main.swift
      import Cards
      import Video
      //// Scenes/scenes.json
      { "version": 1,
        "scenes": { "page": [\(entries)] } }
      """)
  }
}
