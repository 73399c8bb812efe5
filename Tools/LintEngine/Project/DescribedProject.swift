internal import PositionedJSON

/// Makes a project of what the configuration says about modules and products.
///
/// Files of products that are in no module are grouped by the products that they belong to, since the build compiles
/// them into these products' own modules.
struct DescribedProject {
  private let file: ConfigurationFile
  private let files: [String]
  private let reader: SourceReader
  private var errors: [LintError] = []
  /// By path, the module that the configuration gives it.
  private var moduleOfFile: [String: String] = [:]
  private var modules: [String: Project.Module] = [:]
  /// By product, the files that its patterns describe.
  private var sources: [String: Set<String>] = [:]

  private var configuration: Configuration { file.configuration }

  /// Reads the description.
  ///
  /// - Parameters:
  ///   - file: the configuration.
  ///   - files: all source files of the project, sorted.
  ///   - reader: reads lists of paths.
  init(_ file: ConfigurationFile, files: [String], reader: SourceReader) {
    self.file = file
    self.files = files
    self.reader = reader
  }

  /// The configuration describes modules, so that no manifest is needed.
  static func isDescribed(by configuration: Configuration) -> Bool {
    !configuration.modules.isEmpty || !configuration.moduleFolders.isEmpty
      || configuration.products.contains { !$0.sources.isEmpty }
  }

  /// The project.
  ///
  /// - Throws: files in two modules, two modules of one name, and patterns that match nothing.
  mutating func project() throws(LintFailure) -> Project {
    for (name, patterns) in configuration.modules.sorted(by: { $0.key < $1.key }) { addModule(name, patterns) }
    addFolders()
    for product in configuration.products { addSources(of: product) }
    let products = configuration.products.map(product)
    addProductModules()
    guard errors.isEmpty else { throw LintFailure(sorting: errors) }
    return Project(modules: Array(modules.values), products: products.map(withOwnModules)).linked()
  }

  // MARK: - Modules

  private mutating func addModule(_ name: String, _ patterns: [String]) {
    let paths = paths(of: patterns, at: "modules.\(name)")
    for path in paths.sorted() {
      if let other = moduleOfFile[path] {
        errors.append(
          file.error("the file '\(path)' is in the module '\(other.shownInMessage)' already", at: "modules.\(name)"))
      } else {
        moduleOfFile[path] = name
      }
    }
    modules[name] = module(name, .library, paths.sorted())
  }

  /// Each folder is a module; the innermost one has a file, and a module that is named in the configuration goes first.
  private mutating func addFolders() {
    let folders = folders()
    var grouped: [String: [String]] = [:]
    for path in files where moduleOfFile[path] == nil {
      if let folder = Self.folders(around: path).last(where: { folders[$0] != nil }) {
        grouped[folder, default: []].append(path)
      }
    }
    var folderOfModule: [String: String] = [:]
    for (folder, paths) in grouped.sorted(by: { $0.key < $1.key }) {
      let name = String(folder.split(separator: "/").last ?? "")
      if modules[name] == nil {
        modules[name] = module(name, .library, paths)
        folderOfModule[name] = folder
        for path in paths { moduleOfFile[path] = name }
      } else {
        let other = folderOfModule[name].map { "the folder '\($0)'" } ?? "the key 'modules'"
        errors.append(
          file.error(
            "the folder '\(folder)' makes a second module '\(name.shownInMessage)', beside that of \(other)",
            at: "moduleFolders[\(folders[folder] ?? 0)]",
            waysOut: ["Give one of them a name of its own with the key 'modules'."]))
      }
    }
  }

  /// The folders that are modules, with the index of the pattern that says so.
  private mutating func folders() -> [String: Int] {
    let all = Set(files.flatMap(Self.folders(around:))).sorted()
    var found: [String: Int] = [:]
    for (index, text) in configuration.moduleFolders.enumerated() {
      let pattern = FilePattern(text)
      let matching = all.filter(pattern.matchesExactly)
      for folder in matching where found[folder] == nil { found[folder] = index }
      if matching.isEmpty, !configuration.optional.contains(text) {
        errors.append(
          file.unmatched("no folder with source code matches '\(text.shownInMessage)'", at: "moduleFolders[\(index)]"))
      }
    }
    return found
  }

  /// The folders around a file, outermost first.
  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private func module(_ name: String, _ kind: Project.ModuleKind, _ paths: [String]) -> Project.Module {
    let isTest = !paths.isEmpty && paths.allSatisfy { configuration.isTest(module: name, path: $0) }
    var module = Project.Module(name: name, kind: isTest ? .test : kind, files: paths)
    module.dependsOnImports = true
    return module
  }

  // MARK: - Products

  private mutating func addSources(of product: Configuration.Product) {
    if product.sources.isEmpty, product.modules.isEmpty {
      let key = file.places["products.\(product.name)"] == nil ? "products" : "products.\(product.name)"
      errors.append(
        file.error("the product '\(product.name.shownInMessage)' has no 'sources' and no 'modules'", at: key))
    }
    sources[product.name] = paths(of: product.sources, at: "products.\(product.name).sources")
  }

  /// The product with the modules that it lists, and those that its sources are part of.
  private func product(_ described: Configuration.Product) -> Project.Product {
    let listed = described.modules.flatMap { pattern in modules.keys.filter(ModulePattern(pattern).matches) }
    let covered = (sources[described.name] ?? []).compactMap { moduleOfFile[$0] }
    return Project.Product(
      name: described.name, modules: Set(listed + covered).sorted(), flags: Set(described.flags).sorted())
  }

  /// Makes modules of the files that are in none: one for each set of products.
  private mutating func addProductModules() {
    var members: [String: [String]] = [:]
    for product in sources.keys.sorted() {
      for path in sources[product] ?? [] where moduleOfFile[path] == nil { members[path, default: []].append(product) }
    }
    let groups = Dictionary(grouping: members.keys.sorted()) { members[$0] ?? [] }
    for (products, paths) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let name = freeName(products)
      modules[name] = module(name, products.count == 1 ? .executable : .library, paths)
      let flags = products.count == 1 ? flags(of: products[0]) : []
      modules[name]?.flags = flags
      modulesOfProducts.append((name, Set(products)))
    }
    for (name, products) in modulesOfProducts {
      let others = modulesOfProducts.filter { $0.name != name && !$0.products.isDisjoint(with: products) }
      modules[name]?.compiledWith = others.map(\.name).sorted()
    }
  }

  /// The modules made here, with their products.
  private var modulesOfProducts: [(name: String, products: Set<String>)] = []

  private func withOwnModules(_ product: Project.Product) -> Project.Product {
    var product = product
    product.modules += modulesOfProducts.filter { $0.products.contains(product.name) }.map(\.name)
    return product
  }

  private func flags(of product: String) -> [String] {
    configuration.products.first { $0.name == product }.map { Set($0.flags).sorted() } ?? []
  }

  /// `Lite`, or `Lite and Standard`; what is a module already gets a word behind it.
  private func freeName(_ products: [String]) -> String {
    let all = products.count > 2 ? products.dropLast().joined(separator: ", ") : products[0]
    var name = products.count > 1 ? "\(all) and \(products[products.count - 1])" : all
    while modules[name] != nil { name += " files" }
    return name
  }

  private mutating func paths(of patterns: [String], at key: String) -> Set<String> {
    do throws(LintFailure) {
      let list = try SourceList(patterns, among: files, reading: reader)
      for (index, entry) in list.entries.enumerated() where entry.paths.isEmpty {
        guard !configuration.optional.contains(entry.text) else { continue }
        errors.append(
          file.unmatched("no source code matches '\(entry.text.shownInMessage)'", at: "\(key)[\(index)]"))
      }
      return list.paths
    } catch {
      errors += error.errors
      return []
    }
  }
}
