import Foundation
package import LintEngine
internal import PositionedJSON

/// A SwiftPM package that code is to be written into: its modules, its products and its manifest.
package struct PackageOutline: Sendable {
  /// The folder of the manifest, absolute.
  package let root: String
  package let reading: ProjectReading
  /// The manifest as it is.
  package let manifestBytes: [UInt8]
  /// `.servicekit.json` as it is; nil where there is none.
  package let configurationBytes: [UInt8]?

  /// Reads a package.
  ///
  /// - Parameter root: the folder of the manifest.
  /// - Returns: the package.
  /// - Throws: everything that is wrong with the manifest, with `.servicekit.json` or with the files.
  package static func read(root: String) throws -> PackageOutline {
    guard let manifest = FileManager.default.contents(atPath: "\(root)/\(ManifestSource.fileName)") else {
      throw ScaffoldingError(
        "'\(root)' is no SwiftPM package: it has no \(ManifestSource.fileName); "
          + "make one with 'servicekit new package NAME'")
    }
    return PackageOutline(
      root: root, reading: try ProjectReader.read(root: root), manifestBytes: Array(manifest),
      configurationBytes: FileManager.default.contents(atPath: "\(root)/\(ConfigurationFile.name)").map(Array.init))
  }

  private var project: Project { reading.project }

  // MARK: - Products

  /// The executable of a product.
  func executable(of product: Project.Product) -> Project.Module? {
    let executables = project.modules.filter { $0.kind == .executable && product.modules.contains($0.name) }
    return executables.first { product.roots.contains($0.name) } ?? executables.first
  }

  /// The products that have an executable.
  package var executableProducts: [Project.Product] { project.products.filter { executable(of: $0) != nil } }

  /// The product of a name.
  ///
  /// - Throws: that there is none, with near names.
  func product(_ name: String) throws(ScaffoldingError) -> (product: Project.Product, executable: Project.Module) {
    let exact = executableProducts.filter { $0.name == name }
    // `Lite` is enough for `ReaderLite`.
    let ending = executableProducts.filter { $0.name.hasSuffix(name) && NameWords.words(of: $0.name).contains(name) }
    for product in exact.isEmpty && ending.count == 1 ? ending : exact {
      if let executable = executable(of: product) { return (product, executable) }
    }
    let near = NearNames(name, among: executableProducts.map(\.name)).suggestion
    throw ScaffoldingError("the package has no product '\(name.shownInMessage)' with an executable; \(near)")
  }

  // MARK: - Modules

  /// The shared library that code goes into.
  ///
  /// - Parameters:
  ///   - name: the one that was asked for; nil for the only one that there is.
  ///   - products: those that have to contain it, with their executables.
  /// - Returns: the library's module.
  /// - Throws: that there is none, or which there are.
  func sharedModule(
    _ name: String?, in products: [(product: Project.Product, executable: Project.Module)]
  ) throws(ScaffoldingError) -> Project.Module {
    let libraries = project.modules.filter { $0.kind == .library && $0.owner == nil }
    if let name {
      guard let module = libraries.first(where: { $0.name == name }) else {
        let near = NearNames(name, among: libraries.map(\.name)).suggestion
        throw ScaffoldingError("the package has no shared library target '\(name.shownInMessage)'; \(near)")
      }
      if let without = products.first(where: { !$0.product.modules.contains(module.name) }) {
        throw ScaffoldingError(
          "the product '\(without.product.name)' does not contain '\(module.name)'; "
            + "let its target depend on it, or name another target with --in")
      }
      return module
    }
    let interfaces = reading.configuration.interfaces.map { ModulePattern($0) }
    let candidates = libraries.filter { module in
      module.files.contains { $0.hasSuffix(".swift") } && !module.name.hasSuffix("API")
        && !interfaces.contains { $0.matches(module.name) }
        && products.allSatisfy { $0.product.modules.contains(module.name) }
    }
    // What executables name in the manifest is nearer than what comes with it.
    let direct = candidates.filter { module in
      products.allSatisfy { $0.executable.dependencies.contains(module.name) }
    }
    let linked = direct.isEmpty ? candidates : direct
    // What is behind an API target, as `new module` writes it, is no place for what everybody needs.
    let open = linked.filter { project.module("\($0.name)API") == nil }
    let nearest = open.isEmpty ? linked : open
    if nearest.count == 1, let only = nearest.first { return only }
    guard !nearest.isEmpty else {
      throw ScaffoldingError("no library target is shared by the products; name one with --in TARGET")
    }
    let names = nearest.map { "'\($0.name)'" }.joined(separator: ", ")
    throw ScaffoldingError("several targets could have the shared code: \(names); name one with --in TARGET")
  }

  /// The folder of a module, from the root.
  func folder(of module: Project.Module) -> String {
    let folders = module.files.map { $0.split(separator: "/").dropLast().map(String.init) }
    guard var common = folders.first else { return (module.kind == .test ? "Tests/" : "Sources/") + module.name }
    for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    // Files may all be in a folder within it.
    if let index = common.lastIndex(of: module.name) { common = Array(common[...index]) }
    return common.joined(separator: "/")
  }

  /// The test target of a module; where there is none, the name that one would have.
  func tests(of module: Project.Module) -> (name: String, existing: Project.Module?) {
    let usual = module.name + "Tests"
    let tests = project.modules.filter { $0.kind == .test && $0.dependencies.contains(module.name) }
    let own = tests.first { $0.name == usual } ?? (tests.count == 1 ? tests.first : nil)
    return (own?.name ?? usual, own)
  }

  /// What has a name already: targets and products.
  var takenNames: [CodeName.Taken] {
    project.modules.map { CodeName.Taken($0.name, "a target") }
      + project.products.map { CodeName.Taken($0.name, "a product") }
  }

  /// The facts of the Swift files of modules.
  ///
  /// - Throws: what is wrong with each that has none.
  func facts(of modules: [Project.Module]) throws -> [FileFacts] {
    let reader = SourceReader(root: root)
    let paths = Set(modules.flatMap(\.files).filter { $0.hasSuffix(".swift") }).sorted()
    return try FactReading().outcomes(of: paths) { try reader.file($0) }.map { try $0.get() }
  }

  /// The types that modules declare, without what is in other types.
  func typeNames(in modules: [Project.Module]) throws -> [CodeName.Taken] {
    try facts(of: modules).flatMap(\.declarations)
      .filter { $0.kind != .extension && $0.path == $0.name && !$0.isLocal }
      .map { CodeName.Taken($0.name, "a type") }
  }
}
