/// The containers of the configuration, and which files belong to each.
struct ContainerList {
  /// A container with its patterns read.
  struct Entry {
    let container: Configuration.Container
    /// Its place in the configuration.
    let index: Int
    private let sources: [FilePattern]
    private let owners: [FilePattern]
    private let forbidden: [ModulePattern]

    fileprivate init(_ container: Configuration.Container, index: Int) {
      self.container = container
      self.index = index
      sources = container.sources.map(FilePattern.init)
      owners = container.owners.map(FilePattern.init)
      forbidden = container.forbiddenImports.map(ModulePattern.init)
    }

    func contains(_ path: String) -> Bool { sources.contains { $0.matches(path) } }

    /// The file may change together with the container.
    func isOwned(_ path: String) -> Bool { contains(path) || owners.contains { $0.matches(path) } }

    fileprivate var namesImports: Bool { !forbidden.isEmpty }

    fileprivate func names(_ module: String) -> Bool { forbidden.contains { $0.matches(module) } }
  }

  let entries: [Entry]
  private let map: LayerMap?
  /// By module, the product that it belongs to alone.
  private let products: [String: String]
  private let isOff: Bool

  init(_ facts: ProjectFacts) {
    entries = facts.configuration.containers.enumerated().map { Entry($0.element, index: $0.offset) }
    map = entries.isEmpty ? nil : LayerMap(facts)
    products = facts.project.modules.reduce(into: [:]) { $0[$1.name] = $1.owner }
    if case .some(.none) = facts.configuration.severities[ContainerPurityRule.description.identifier] {
      isOff = true
    } else {
      isOff = false
    }
  }

  /// The containers of a file whose forbidden imports are reported, so that the rules about layers need not; none where the rule
  /// about containers is off.
  func entries(reporting path: String) -> [Entry] { isOff ? [] : entries.filter { $0.contains(path) } }

  /// A container must not import the module: the configuration says so, or by default it is of a higher layer or of a product.
  func isForbidden(_ imported: String, to entry: Entry, in module: String) -> Bool {
    guard imported != module else { return false }
    if entry.namesImports { return entry.names(imported) }
    if let product = products[imported], product != products[module] { return true }
    guard let own = map?[module], let other = map?[imported] else { return false }
    return other.layer > own.layer
  }
}
