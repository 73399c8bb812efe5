/// Imports between the groups of one layer.
enum SameLayerImportRule: Rule {
  static let description = RuleDescription(
    "same-layer-import", "imports between two groups of one layer", severity: .error,
    why: """
      Features that import each other cannot be built, tested or left out alone, and soon import each other in a circle. \
      Modules of one group belong together and may import each other. Between groups a feature goes through a module that \
      holds an interface only, or through a lower layer.

      Modules named in `interfaces` may be imported by every group of their layer. They must not import implementations \
      themselves: then that import is the finding.
      """,
    bad: """
      // Sources/Search, beside Sources/Comments in the layer "features"
      import Comments

      let list = CommentList(query: text)
      """,
    good: """
      // Sources/Search
      import CommentsAPI  // named in "interfaces": protocols and plain values

      @Service var comments: (any CommentSearch)?
      """,
    settings: [
      .init("layers", "the layers; the modules of one group may import each other"),
      .init("interfaces", "modules that every group of their layer may import"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let map = LayerMap(facts)
    let sideways = LayeredImport.all(in: facts, map) { $0.layer == $1.layer && $0.group != $1.group }
    return sideways.filter { !facts.configuration.isInterface($0.imported) }.map { found in
      let layer = map.name(of: found.from)
      return Finding(
        description, at: found.place,
        "'\(found.importer)' imports '\(found.imported)', which is in another group of the same layer '\(layer)'",
        waysOut: [
          "Import a module that holds the interface of '\(found.imported)' only, and name it in \"interfaces\".",
          "Move what both need into a lower layer.",
          "Put both into one group, if neither is ever built without the other.",
        ], subject: "\(found.importer) -> \(found.imported)")
    }
  }
}
