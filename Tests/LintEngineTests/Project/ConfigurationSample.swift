@testable import LintEngine

/// A configuration with every key, as a value and as a text.
enum ConfigurationSample {
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.products = [
      .init(name: "Standard", modules: ["Page"]),
      .init(name: "Lite", sources: ["Apps/Lite", "@Lite.txt"], modules: ["Page"], flags: ["LITE", "SMALL"]),
    ]
    configuration.modules = [
      "Page": ["Sources/Page"], "Login": ["Sources/Login/*.swift", "Sources/Shared/Login.swift"],
    ]
    configuration.moduleFolders = ["Modules/*"]
    configuration.exclude = ["**/Generated"]
    configuration.tests = ["*Tests", "Specs"]
    configuration.vocabulary.words = [
      .product: ["LITE", "com.example.\"lite\"\\"], .channel: ["BETA"], .targetRole: [],
    ]
    configuration.vocabulary.enabled = [.product, .channel]
    configuration.funnels = ["Sources/App/Flavor.swift"]
    configuration.layers = [
      .init(name: "foundations", groups: [["Core", "Core*"], ["Log"]]),
      .init(name: "kits", groups: [["Kit"]], modules: ["Feature*"], isOptional: true),
    ]
    configuration.maximumLayers = 2
    configuration.interfaces = ["*API"]
    configuration.compositionRoots = ["Tool"]
    configuration.containers = [
      .init(
        name: "feed", sources: ["Sources/Feed"], forbiddenImports: ["Login*"], maximumLines: 900, owners: ["Docs/Feed"]),
      .init(name: "player", sources: ["Sources/Player"]),
    ]
    configuration.scenes = [
      .init(files: ["Scenes/*.json"], products: ["Lite"], components: ["player"]), .init(files: ["All.json"]),
    ]
    configuration.experiments = ["Experiments/*.json"]
    configuration.data = ["Resources/*.json"]
    configuration.severities = ["product-flag": .warning, "layer-count": nil]
    configuration.optional = ["Modules/*"]
    return configuration
  }

  static let text = #"""
    {
      "version": 1,
      "products": {
        "Standard": { "modules": ["Page"] },
        "Lite": { "sources": ["Apps/Lite", "@Lite.txt"], "modules": ["Page"], "flags": ["LITE", "SMALL"] }
      },
      "modules": { "Login": ["Sources/Login/*.swift", "Sources/Shared/Login.swift"], "Page": ["Sources/Page"] },
      "moduleFolders": ["Modules/*"],
      "exclude": ["**/Generated"],
      "tests": ["*Tests", "Specs"],
      "vocabulary": {
        "product": ["LITE", "com.example.\"lite\"\\"],
        "channel": ["BETA"],
        "targetRole": [],
        "enabled": ["product", "channel"]
      },
      "funnels": ["Sources/App/Flavor.swift"],
      "layers": [
        { "name": "foundations", "groups": [["Core", "Core*"], ["Log"]] },
        { "name": "kits", "groups": [["Kit"]], "modules": ["Feature*"], "optional": true }
      ],
      "maximumLayers": 2,
      "interfaces": ["*API"],
      "compositionRoots": ["Tool"],
      "containers": [
        {
          "name": "feed",
          "sources": ["Sources/Feed"],
          "forbiddenImports": ["Login*"],
          "maximumLines": 900,
          "owners": ["Docs/Feed"]
        },
        { "name": "player", "sources": ["Sources/Player"] }
      ],
      "scenes": [
        { "files": ["Scenes/*.json"], "products": ["Lite"], "components": ["player"] },
        { "files": ["All.json"] }
      ],
      "experiments": ["Experiments/*.json"],
      "data": ["Resources/*.json"],
      "rules": { "layer-count": "off", "product-flag": "warning" },
      "optional": ["Modules/*"]
    }

    """#
}
