/// The scene files of a project, who reads each, and which components there are.
struct SceneList {
  /// A file and its readers.
  struct File {
    let text: SceneText
    /// The products that read it, sorted.
    let products: [String]
    /// The configuration names no readers, so that every product may be one.
    let isForAll: Bool
    /// Components that the configuration says are declared outside the project.
    let known: Set<String>

    /// Some product reads both.
    func sharesReader(with other: File) -> Bool {
      isForAll || other.isForAll || products.contains(where: other.products.contains)
    }
  }

  /// A component that the project declares.
  struct Component {
    let name: String
    let module: String
    let place: Place
    /// The products that contain it.
    let products: Set<String>
  }

  let files: [File]
  /// By name.
  let components: [String: [Component]]
  /// Products with a component by hand whose name cannot be read: any name may be its.
  private let opaque: Set<String>

  init(_ facts: ProjectFacts) {
    let texts = facts.configuration.scenes.isEmpty ? [] : facts.inputs
    let components = texts.isEmpty ? [:] : Self.components(in: facts)
    let withComponents = Set(components.values.joined().flatMap(\.products))
    var files: [File] = []
    for input in texts where input.path != facts.configurationPath {
      var products: Set<String> = []
      var known: Set<String> = []
      var isScene = false
      var isForAll = false
      for scenes in facts.configuration.scenes
      where scenes.files.contains(where: { FilePattern($0).matches(input.path) }) {
        isScene = true
        isForAll = isForAll || scenes.products.isEmpty
        // A tool beside the application has no components, and reads no scenes.
        products.formUnion(scenes.products.isEmpty ? withComponents : Set(scenes.products))
        known.formUnion(scenes.components)
      }
      if isScene {
        files.append(
          File(text: SceneText(input), products: products.sorted(), isForAll: isForAll, known: known))
      }
    }
    self.files = files
    self.components = components
    opaque = texts.isEmpty ? [] : Self.opaqueProducts(in: facts)
  }

  /// The products of a file in which a component is missing.
  func lacking(_ name: String, in file: File) -> [String] {
    if file.known.contains(name) { return [] }
    let having = (components[name] ?? []).reduce(into: Set<String>()) { $0.formUnion($1.products) }
    return file.products.filter { !having.contains($0) && !opaque.contains($0) }
  }

  /// The file that an overlay is put onto: the only other one that has scenes and the same reader.
  func base(of overlay: File) -> File? {
    let others = files.filter { !$0.text.isOverlay && $0.sharesReader(with: overlay) }
    return others.count == 1 ? others.first : nil
  }

  /// No other overlay changes the scene, so that what it consists of before is what the base says.
  func isOnlyOverlay(_ overlay: File, on scene: String) -> Bool {
    files.allSatisfy { file in
      file.text.path == overlay.text.path || !file.sharesReader(with: overlay)
        || !file.text.changes.contains { $0.scene == scene }
    }
  }

  private static func opaqueProducts(in facts: ProjectFacts) -> Set<String> {
    var products: Set<String> = []
    for (module, file) in facts.files where file.sections.contains(where: \.isNamelessComponent) {
      products.formUnion(module.products)
    }
    return products
  }

  private static func components(in facts: ProjectFacts) -> [String: [Component]] {
    let flags = Dictionary(
      facts.project.products.map { ($0.name, facts.project.flags(of: $0.name)) },
      uniquingKeysWith: { first, _ in first })
    var components: [String: [Component]] = [:]
    for (module, file) in facts.files where module.kind != .test {
      for fact in file.components {
        let products = module.products.filter { product in
          let own = Dictionary(module.flags.map { ($0, true) }, uniquingKeysWith: { first, _ in first })
          return fact.condition.canHold(where: (flags[product] ?? [:]).merging(own) { $1 })
        }
        components[fact.name, default: []].append(
          Component(
            name: fact.name, module: module.name, place: Place(file.path, fact.position), products: Set(products)))
      }
    }
    return components
  }
}
