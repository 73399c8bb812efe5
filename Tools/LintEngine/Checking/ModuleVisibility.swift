/// Which modules' declarations a file can name.
struct ModuleVisibility: Sendable {
  /// By path of the file, the modules that it imports.
  private let imports: [String: Set<String>]
  /// By module, what whoever imports it can name besides: modules that it imports with `@_exported`, and what these export.
  private let exports: [String: Set<String>]
  /// By module, those that are compiled together with it: the product's own files and the shared ones of one target.
  private let companions: [String: Set<String>]

  init(_ modules: [ModuleFacts], project: Project) {
    var imports: [String: Set<String>] = [:]
    var exported: [String: Set<String>] = [:]
    for module in modules {
      for file in module.files {
        imports[file.path, default: []].formUnion(file.imports.map(\.module))
        for fact in file.imports where fact.attributes.contains("_exported") {
          exported[module.module, default: []].insert(fact.module)
        }
      }
    }
    self.imports = imports
    exports = Dictionary(uniqueKeysWithValues: exported.keys.map { ($0, Self.closure(of: $0, exported)) })
    companions = Dictionary(
      project.modules.filter { !$0.compiledWith.isEmpty }.map { ($0.name, Set($0.compiledWith)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The file can name what a module declares, which is not its own.
  func reaches(_ module: String, from path: String, in own: String) -> Bool {
    if exports[own]?.contains(module) == true { return true }
    guard let direct = imports[path] else { return false }
    if direct.contains(module) { return true }
    return !exports.isEmpty && direct.contains { exports[$0]?.contains(module) == true }
  }

  /// Files of both modules are compiled into one, so that names need no import.
  func areCompiledTogether(_ module: String, _ other: String) -> Bool { companions[module]?.contains(other) == true }

  private static func closure(of module: String, _ exported: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var queue = Array(exported[module] ?? [])
    while let next = queue.popLast() {
      if found.insert(next).inserted { queue += exported[next] ?? [] }
    }
    return found
  }
}
