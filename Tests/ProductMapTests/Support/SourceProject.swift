import ProductMap

@testable import LintEngine

/// A project made of files in one text, each begun by a line `//// path`.
///
/// `Targets/Lite/…` is the product Lite, whose build defines `LITE`; `Sources/Page/…` is the shared module Page,
/// `Tests/PageTests/…` test code. A product links what the imports of its files lead to.
struct SourceProject {
  var configuration = Configuration()
  private let modules: [ModuleFacts]
  private let project: Project

  init(_ text: String) {
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//// ") {
        files.append((String(line.dropFirst(5)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
    self.init(files: files)
  }

  init(files: [(path: String, text: String)]) {
    let facts = files.map { FactReader.facts(of: SourceFile(path: $0.path, bytes: Array($0.text.utf8))) }
    let grouped = Dictionary(grouping: facts) { String($0.path.split(separator: "/")[1]) }
    modules = grouped.map { ModuleFacts(module: $0.key, files: $0.value) }
    let names = Set(grouped.keys)
    let described = modules.map { module in
      let folder = module.files.first?.path.split(separator: "/").first ?? ""
      return Project.Module(
        name: module.module, kind: folder == "Targets" ? .executable : folder == "Tests" ? .test : .library,
        files: module.files.map(\.path),
        dependencies: Set(module.files.flatMap(\.imports).map(\.module)).intersection(names).sorted())
    }
    let products = described.filter { $0.kind == .executable }.map {
      Project.Product(name: $0.name, modules: [$0.name], flags: [$0.name.uppercased()])
    }
    project = Project(modules: described, products: products).linked()
  }

  var facts: ProjectFacts {
    ProjectFacts(configuration: configuration, project: project, modules: modules, today: "")
  }

  var contents: SourceContents { SourceContents(facts) }

  func matrix(_ kind: Matrix.Kind = .adapters) -> Matrix {
    let contents = contents
    return Matrix(kind, of: contents.products, names: contents.names)
  }
}
