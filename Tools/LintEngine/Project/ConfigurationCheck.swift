internal import PositionedJSON

/// Checks that everything the configuration names is in the project: what matches nothing protects nothing.
struct ConfigurationCheck {
  private let file: ConfigurationFile
  private let modules: [String]
  private let sources: [String]
  private let all: [String]
  private var errors: [LintError] = []

  private var configuration: Configuration { file.configuration }

  /// - Parameters:
  ///   - file: the configuration.
  ///   - project: the project.
  ///   - files: all files of the project, source code or not.
  init(_ file: ConfigurationFile, project: Project, files: [String]) {
    self.file = file
    modules = project.modules.map(\.name)
    sources = project.modules.flatMap(\.files)
    all = files
  }

  /// - Throws: each name and pattern that matches nothing and is not marked as optional.
  mutating func check() throws(LintFailure) {
    checkLayers()
    checkModules(configuration.interfaces, at: "interfaces")
    checkModules(configuration.compositionRoots, at: "compositionRoots")
    checkProducts()
    checkFiles(configuration.funnels, at: "funnels", among: sources, called: "source code")
    checkTests()
    for (index, container) in configuration.containers.enumerated() {
      checkFiles(container.sources, at: "containers[\(index)].sources", among: sources, called: "source code")
    }
    for (index, scenes) in configuration.scenes.enumerated() {
      checkFiles(scenes.files, at: "scenes[\(index)].files", among: all, called: "file")
    }
    checkFiles(configuration.experiments, at: "experiments", among: all, called: "file")
    checkFiles(configuration.data, at: "data", among: all, called: "file")
    guard errors.isEmpty else { throw LintFailure(sorting: errors) }
  }

  private mutating func checkLayers() {
    for (index, layer) in configuration.layers.enumerated() where !layer.isOptional {
      if layer.groups.allSatisfy(\.isEmpty), layer.modules.isEmpty {
        errors.append(
          file.error(
            "the layer '\(layer.name.shownInMessage)' names no module", at: "layers[\(index)]",
            waysOut: ["Write \"optional\": true beside its name if it may be empty."]))
      }
      for (group, names) in layer.groups.enumerated() { checkModules(names, at: "layers[\(index)].groups[\(group)]") }
      checkModules(layer.modules, at: "layers[\(index)].modules")
    }
  }

  private mutating func checkProducts() {
    let names = configuration.products.map(\.name)
    for product in configuration.products { checkModules(product.modules, at: "products.\(product.name).modules") }
    for (index, scenes) in configuration.scenes.enumerated() {
      for (item, product) in scenes.products.enumerated() where !names.isEmpty && !names.contains(product) {
        let suggestion = NearNames(product, among: names.sorted()).suggestion
        errors.append(
          file.error(
            "there is no product '\(product.shownInMessage)'; \(suggestion)", at: "scenes[\(index)].products[\(item)]"))
      }
    }
  }

  private mutating func checkModules(_ names: [String], at key: String) {
    for (index, name) in names.enumerated() where !configuration.optional.contains(name) {
      let pattern = ModulePattern(name)
      guard !modules.contains(where: pattern.matches) else { continue }
      let fact =
        pattern.isPattern
        ? "no module matches '\(name.shownInMessage)'"
        : "there is no module '\(name.shownInMessage)'; \(NearNames(name, among: modules.sorted()).suggestion)"
      add(fact, at: "\(key)[\(index)]")
    }
  }

  private mutating func checkFiles(_ patterns: [String], at key: String, among paths: [String], called kind: String) {
    for (index, text) in patterns.enumerated() where !configuration.optional.contains(text) {
      let pattern = FilePattern(text)
      if !paths.contains(where: pattern.matches) {
        add("no \(kind) matches '\(text.shownInMessage)'", at: "\(key)[\(index)]")
      }
    }
  }

  private mutating func checkTests() {
    for (index, text) in configuration.tests.enumerated() where !configuration.optional.contains(text) {
      let pattern = FilePattern(text)
      let isName = !text.contains("/") && modules.contains(where: ModulePattern(text).matches)
      if !isName, !all.contains(where: pattern.matches) {
        add("no module and no file matches '\(text.shownInMessage)'", at: "tests[\(index)]")
      }
    }
  }

  private mutating func add(_ fact: String, at key: String) { errors.append(file.unmatched(fact, at: key)) }
}
