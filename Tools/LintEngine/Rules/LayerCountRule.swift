/// Layers beyond the most that there may be.
enum LayerCountRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "layer-count", "more layers than there may be", severity: .error,
    why: """
      Each layer is a place where people must decide what goes in, and a step that every call may have to pass. Three are \
      enough for most projects: foundations, kits, features. Whoever needs a fourth most often needs another group of \
      modules on a level that is there. Executables, tests and tools are composition roots, and no layer.

      Every layer beyond the limit is a finding, at its place in the configuration.
      """,
    bad: """
      {
        "version": 1,
        "layers": [
          { "name": "foundations", "groups": [["Networking", "Storage"]] },
          { "name": "services", "groups": [["Accounts"]] },
          { "name": "kits", "groups": [["Player"]] },
          { "name": "features", "groups": [["Comments"], ["Search"]] }
        ]
      }
      """,
    good: """
      {
        "version": 1,
        "layers": [
          { "name": "foundations", "groups": [["Networking", "Storage"]] },
          { "name": "kits", "groups": [["Accounts"], ["Player"]] },
          { "name": "features", "groups": [["Comments"], ["Search"]] }
        ]
      }
      """,
    language: "json", settings: [.init("maximumLayers", "how many layers there may be; 3 where nothing is said")])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let (layers, limit) = (facts.configuration.layers, max(0, facts.configuration.maximumLayers))
    guard layers.count > limit else { return [] }
    let places = ConfigurationPlaces(facts)
    return layers.enumerated().dropFirst(limit).map { index, layer in
      Finding(
        description, at: places.place(in: "layers", at: index, named: layer.name),
        "the layer '\(layer.name)' is number \(index + 1); there may be \(limit)",
        waysOut: [
          "Make the modules of '\(layer.name)' groups of a layer that is there.",
          "Name executables and tools in \"compositionRoots\": they are no layer.",
          "Raise \"maximumLayers\", if the project is better for it.",
        ], subject: layer.name)
    }
  }
}
