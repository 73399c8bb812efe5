internal import PositionedJSON

/// Scene files that name components that are not there.
enum SceneUnknownComponentRule: Rule {
  static let needsWholeProject = true

  static let description = RuleDescription(
    "scene-unknown-component", "scene files that name a component that no product, or not every product, links",
    severity: .error,
    why: """
      A scene names its components by text, so the compiler does not see a mistake; the program does, when it reads the \
      file, and in a delivered file it passes over the entry without more than a report. This rule compares the names in \
      scene files and overlays with the `@Component("name")` classes, and the records by hand, in the modules that each \
      product links, under the flags of that product.

      A name that no product has is a finding even where the entry is optional: that is how a typing error hides. A name \
      that one of the file's products lacks is one unless the entry is optional. An overlay must name what is in the scene \
      that it changes. Components that are declared outside the project, and so cannot be seen, are named in the \
      configuration.
      """,
    bad: """
      {
        "version": 1,
        "scenes": { "recommend": ["lists", "video"] }
      }
      """,
    good: """
      {
        "version": 1,
        "scenes": { "recommend": ["list", { "component": "video", "optional": true }] }
      }
      """,
    language: "json",
    settings: [
      .init("scenes.files", "patterns of the scene files and overlays"),
      .init("scenes.products", "the products that read them; where none is named, all that have components"),
      .init("scenes.components", "names of components that are declared outside the project"),
    ])

  static func findings(in facts: ProjectFacts) -> [Finding] {
    let list = SceneList(facts)
    return list.files.flatMap { file -> [Finding] in
      let scenes = file.text.scenes.flatMap { scene in scene.entries.map { (scene.name, $0) } }
      let inserted = file.text.changes.flatMap { changes in
        changes.changes.compactMap { change in
          if case .insert(let entry, _) = change.action { (changes.scene, entry) } else { nil }
        }
      }
      let entries = (scenes + inserted).compactMap { finding(for: $1, inScene: $0, of: file, list) }
      let run = OverlayRun(file, in: list)
      return entries + run.missing.compactMap { finding(for: $0, of: file, list) }
        + run.unknownScenes.map { finding(for: $0.key, named: $0.name, known: $0.known, of: file) }
    }
  }

  private static func finding(
    for entry: SceneText.Entry, inScene scene: String, of file: SceneList.File, _ list: SceneList
  ) -> Finding? {
    let declared = list.components[entry.name] ?? []
    let lacking = list.lacking(entry.name, in: file)
    if file.products.isEmpty {
      // A package of libraries has no product that could lack something.
      guard declared.isEmpty, !file.known.contains(entry.name) else { return nil }
    } else if lacking.isEmpty || lacking.count < file.products.count && entry.isOptional {
      return nil
    }
    let isNowhere = lacking.count == file.products.count
    guard isNowhere, declared.isEmpty else { return lack(of: entry, lacking, declared, inScene: scene, of: file) }
    return Finding(
      description, at: file.text.place(entry.node),
      "no product links a component '\(entry.name.shownInMessage)'\(suggestion(for: entry.name, file, list))",
      waysOut: [
        "Correct the name.", "Write the component: a class with @Component(\"\(entry.name.shownInMessage)\").",
        "Name it in \"components\" of the scenes in .servicekit.json, if it is declared outside the project.",
      ], products: lacking, subject: entry.name, context: scene)
  }

  private static func lack(
    of entry: SceneText.Entry, _ lacking: [String], _ declared: [SceneList.Component], inScene scene: String,
    of file: SceneList.File
  ) -> Finding {
    let quoted = lacking.map { "'\($0)'" }
    let products =
      quoted.count == 1
      ? "the product \(quoted[0])"
      : "the products \(quoted.dropLast().joined(separator: ", ")) and \(quoted.last ?? "")"
    let verb = quoted.count == 1 ? "does" : "do"
    let note = entry.isOptional ? ", and no other product reads the file" : ", and the entry is not optional"
    let modules = Set(declared.map(\.module)).sorted().map { "'\($0)'" }.joined(separator: " or ")
    return Finding(
      description, at: file.text.place(entry.node),
      "\(products) \(verb) not link the component '\(entry.name.shownInMessage)'\(note)",
      related: declared.map { .init("declared here, in the module '\($0.module)'", $0.place) },
      waysOut: [
        "Link the module \(modules) into \(quoted.count == 1 ? "the product" : "these products").",
        "Add \"optional\": true to the entry, if a product may be without the component.",
        "Move the entry into an overlay that only products with the component read.",
      ], products: lacking, subject: entry.name, context: scene)
  }

  private static func finding(for missing: OverlayRun.Missing, of file: SceneList.File, _ list: SceneList) -> Finding? {
    let name = missing.change.anchor
    let fact: String
    if let present = missing.present {
      let near = NearNames(name, among: present).near.first.map { "; did you mean \($0)?" } ?? ""
      fact = "the scene '\(missing.scene.shownInMessage)' has no component '\(name.shownInMessage)'\(near)"
    } else {
      let isWritten = list.files.contains { $0.text.scenes.contains { $0.entries.contains { $0.name == name } } }
      guard !isWritten, list.components[name] == nil, !file.known.contains(name) else { return nil }
      fact = "no product links a component '\(name.shownInMessage)'\(suggestion(for: name, file, list))"
    }
    return Finding(
      description, at: file.text.place(missing.change.node), fact,
      waysOut: ["Correct the name.", "Take the change out, if the scene does not have the component any more."],
      products: file.products, subject: name, context: missing.scene)
  }

  private static func finding(
    for key: JSONNode, named name: String, known: [String], of file: SceneList.File
  ) -> Finding {
    let near = NearNames(name, among: known).near.first.map { "; did you mean \($0)?" } ?? ""
    return Finding(
      description, at: file.text.place(key), "there is no scene '\(name.shownInMessage)' to change\(near)",
      waysOut: ["Correct the name.", "Put the scene into \"scenes\", if only this product has it."],
      products: file.products, subject: name)
  }

  private static func suggestion(for name: String, _ file: SceneList.File, _ list: SceneList) -> String {
    let names = Set(list.components.keys).union(file.known).sorted()
    return NearNames(name, among: names).near.first.map { "; did you mean \($0)?" } ?? ""
  }
}
