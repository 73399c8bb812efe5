/// Imports of modules of a higher layer.
enum LayerDirectionRule: Rule {
  static let description = RuleDescription(
    "layer-direction", "imports of a module of a higher layer", severity: .error,
    why: """
      What lower layers know of higher ones cannot be taken apart again: a foundation that imports a feature brings the \
      feature into every product. Imports go downwards; what a lower layer needs of a higher one it asks for with a \
      protocol, which a product binds.

      Each import statement is a finding, so that each can be corrected or excused; the branches of one `#if` that import \
      the same module are one. Executables, tests, macros, plug-ins and composition roots are outside the layers and \
      import what they like. Modules in no layer are not looked at, so that layers can be introduced one by one. What \
      `container-purity` says about a container's file is not said twice.
      """,
    bad: """
      // Sources/Networking, of the layer "foundations"
      import Comments  // of the layer "features"

      func didReceive(_ push: Push) { CommentList.shared.reload(push.thread) }
      """,
    good: """
      // Sources/Networking
      public protocol PushReceiver: AnyObject { func didReceive(_ push: Push) }

      // Sources/Comments
      import Networking

      @Adapter((any PushReceiver).self)
      final class CommentPushes: PushReceiver { … }
      """,
    settings: [
      .init("layers", "the layers, from the lowest to the highest, each with groups of modules"),
      .init("compositionRoots", "modules outside the layers"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let map = LayerMap(facts)
    return LayeredImport.all(in: facts, map) { $1.layer > $0.layer }.map { found in
      let layers = (own: map.name(of: found.from), other: map.name(of: found.to))
      return Finding(
        description, at: found.place,
        "'\(found.importer)' of the layer '\(layers.own)' imports '\(found.imported)' of the higher layer '\(layers.other)'",
        waysOut: [
          "Say in a protocol in '\(found.importer)' what it needs, and bind it in '\(found.imported)' or in the products.",
          "Move what is needed down into the layer '\(layers.own)' or below.",
          "Move the code that needs it up into the layer '\(layers.other)'.",
        ], subject: "\(found.importer) -> \(found.imported)")
    }
  }
}
