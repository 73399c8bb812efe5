@testable import LintEngine

/// A project made of the files of a bundle, by where they are.
///
/// `Targets/Lite/…` is the executable of the product Lite, whose build defines `LITE`; `Sources/Page/…` is the shared module
/// Page, `Tests/PageTests/…` a test module. Every product links every shared module that its executable's imports lead
/// to, and what these import.
struct SampleProject {
  var configuration: Configuration
  private(set) var project: Project
  private let modules: [ModuleFacts]
  private let inputs: [ProjectFacts.Input]
  var today = "2026-06-01"
  var changed: [String]?

  /// The words that the samples use.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.vocabulary.words = [
      .product: ["LITE", "STANDARD", "isLite", "isStandard", "com.example.reader.lite"], .capability: ["WITH_JIT"],
      .channel: ["BETA"], .targetRole: ["APP_EXTENSION"],
    ]
    return configuration
  }

  init(_ text: String, configuration: Configuration = Self.configuration) {
    self.configuration = configuration
    let files = SourceBundle(text).files
    inputs = files.filter { $0.path.hasSuffix(".json") }.map {
      .init(path: $0.path, bytes: Array($0.text.withoutMarks.utf8))
    }
    let sources = files.filter { !$0.path.hasSuffix(".json") }
    let facts = sources.map { FactReader.facts(of: SourceFile(path: $0.path, bytes: Array($0.text.utf8))) }
    let grouped = Dictionary(grouping: facts) { Self.module(of: $0.path) }
    modules = grouped.map { ModuleFacts(module: $0.key, files: $0.value) }
    project = Self.project(modules)
  }

  var facts: ProjectFacts {
    ProjectFacts(
      configuration: configuration, project: project, modules: modules, inputs: inputs, today: today, changed: changed)
  }

  /// The facts of one module, as a build sees them that looks at one after another.
  func facts(ofModule name: String) -> ProjectFacts {
    ProjectFacts(
      configuration: configuration, project: project, modules: modules.filter { $0.module == name }, inputs: inputs,
      today: today, changed: changed, isPartial: true)
  }

  /// What the rules find; of one rule only, where one is named.
  func findings(_ rule: String? = nil) -> [Finding] {
    FindingList.findings(in: facts, only: rule.map { [$0] })
  }

  /// What the rules find, as marks.
  func marks(_ rule: String? = nil) -> [SourceBundle.Mark] {
    findings(rule).map { .init(path: $0.place.path, line: $0.place.position.line, rule: $0.rule) }.sorted()
  }

  /// Makes a module one with the files of products, as a build without modules does: all of them link it.
  mutating func compileTogether(_ shared: String, with products: [String]) {
    var modules = project.modules
    for index in modules.indices {
      let name = modules[index].name
      if products.contains(name) { modules[index].compiledWith = [shared] }
      guard name == shared else { continue }
      modules[index].compiledWith = products
      modules[index].products = products
    }
    let linked = project.products.map { product in
      var product = product
      if products.contains(product.name) { product.modules.append(shared) }
      return product
    }
    project = Project(modules: modules, products: linked)
  }

  private static func module(of path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  private static func project(_ facts: [ModuleFacts]) -> Project {
    let names = Set(facts.map(\.module))
    var modules: [String: Project.Module] = [:]
    for fact in facts {
      let folder = fact.files.first?.path.split(separator: "/").first ?? ""
      modules[fact.module] = Project.Module(
        name: fact.module, kind: folder == "Targets" ? .executable : folder == "Tests" ? .test : .library,
        files: fact.files.map(\.path),
        dependencies: Set(fact.files.flatMap(\.imports).map(\.module)).intersection(names).sorted())
    }
    var products: [Project.Product] = []
    for name in modules.keys.sorted() where modules[name]?.kind == .executable {
      var linked: Set<String> = []
      var queue = [name]
      while let next = queue.popLast() {
        if linked.insert(next).inserted { queue += modules[next]?.dependencies ?? [] }
      }
      products.append(Project.Product(name: name, modules: linked.sorted(), flags: [name.uppercased()]))
      modules[name]?.owner = name
      modules[name]?.flags = [name.uppercased()]
      for module in linked { modules[module]?.products.append(name) }
    }
    return Project(modules: Array(modules.values), products: products)
  }
}
