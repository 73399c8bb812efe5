internal import PositionedJSON

/// Makes a project of a package's manifest.
struct ManifestProject {
  private let manifest: Manifest
  private let listing: FileListing
  private let file: ConfigurationFile

  init(_ manifest: Manifest, listing: FileListing, file: ConfigurationFile) {
    self.manifest = manifest
    self.listing = listing
    self.file = file
  }

  /// The project.
  ///
  /// - Throws: targets without a folder, folders that cannot be read, products that there are not.
  func project() throws(LintFailure) -> Project {
    var errors: [LintError] = []
    let names = Set(manifest.targets.map(\.name))
    let modules = manifest.targets.compactMap { target -> Project.Module? in
      guard let kind = target.kind else { return nil }
      do throws(LintFailure) {
        let folder = try folder(of: target, kind)
        var module = Project.Module(name: target.name, kind: kind, files: try files(of: target, in: folder))
        module.dependencies = Set(target.dependencyNames).intersection(names).sorted()
        module.flags = target.flags
        return module
      } catch {
        errors += error.errors
        return nil
      }
    }
    let products = products(modules, noting: &errors)
    guard errors.isEmpty else { throw LintFailure(sorting: errors) }
    return Project(modules: modules, products: products).linked()
  }

  // MARK: - Files

  /// The folders in which the package manager looks for a target of a kind, the usual one first.
  private static func usualFolders(_ kind: Project.ModuleKind) -> [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return kind == .test ? ["Tests"] + sources : kind == .plugin ? ["Plugins"] : sources
  }

  private func folder(of target: Manifest.Target, _ kind: Project.ModuleKind) throws(LintFailure) -> String {
    if let path = target.path {
      guard let folder = Self.normalized(path) else {
        throw LintFailure(
          "the target '\(target.name)' is outside the package: '\(path)'", path: ManifestReader.fileName)
      }
      if listing.hasFolder(folder) { return folder }
      if listing.isListed { return folder }
      throw LintFailure("the target '\(target.name)' has no folder '\(path)'", path: ManifestReader.fileName)
    }
    let usual = Self.usualFolders(kind)
    if let found = usual.map({ "\($0)/\(target.name)" }).first(where: listing.hasFolder) { return found }
    // A package of one target needs no folder for it.
    let others = manifest.targets.filter { $0.path == nil && $0.kind.map(Self.usualFolders) == usual }
    if others.count == 1, let found = usual.first(where: listing.hasFolder) { return found }
    if listing.isListed { return "\(usual[0])/\(target.name)" }
    throw LintFailure(
      "the target '\(target.name)' has no folder '\(usual[0])/\(target.name)'", path: ManifestReader.fileName)
  }

  private func files(of target: Manifest.Target, in folder: String) throws(LintFailure) -> [String] {
    let left = (target.exclude ?? []) + (target.resources ?? []).filter(\.isCopied).map(\.path)
    let leftOut = left.compactMap { Self.joined(folder, $0) }
    let sources = target.sources?.compactMap { Self.joined(folder, $0) }
    return try listing.files(below: folder).filter { path in
      SourceKind.isSource(path) && !leftOut.contains { Self.contains($0, path) }
        && sources?.contains { Self.contains($0, path) } != false
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  private static func joined(_ folder: String, _ path: String) -> String? {
    normalized(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// A path without `.` and `..`; nil where it leads out of the package.
  private static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    guard !path.hasPrefix("/") else { return nil }
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  // MARK: - Products

  /// The executables, or what the configuration lists.
  private func products(_ modules: [Project.Module], noting errors: inout [LintError]) -> [Project.Product] {
    let executables = Dictionary(
      modules.filter { $0.kind == .executable }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var known: [String: Project.Product] = [:]
    for module in executables.values {
      known[module.name] = Project.Product(name: module.name, modules: [module.name], flags: module.flags)
    }
    for product in manifest.products where product.isExecutable || product.isLibrary {
      let main = product.isExecutable ? product.targets.first { executables[$0] != nil } : nil
      if let main, main != product.name { known[main] = nil }
      known[product.name] = Project.Product(
        name: product.name, modules: product.targets, flags: main.flatMap { executables[$0]?.flags } ?? [])
    }
    guard !file.configuration.products.isEmpty else {
      let libraries = Set(manifest.products.filter(\.isLibrary).map(\.name))
      return known.values.filter { !libraries.contains($0.name) }
    }
    return file.configuration.products.enumerated().compactMap { index, listed in
      product(listed, index, known, modules, noting: &errors)
    }
  }

  private func product(
    _ listed: Configuration.Product, _ index: Int, _ known: [String: Project.Product], _ modules: [Project.Module],
    noting errors: inout [LintError]
  ) -> Project.Product? {
    let linked = listed.modules.flatMap { pattern in modules.map(\.name).filter(ModulePattern(pattern).matches) }
    guard var product = known[listed.name] ?? (linked.isEmpty ? nil : .init(name: listed.name, modules: [])) else {
      // A module that there is not is reported where modules are checked.
      guard listed.modules.isEmpty else { return nil }
      let suggestion = NearNames(listed.name, among: known.keys.sorted()).suggestion
      let key = file.places["products[\(index)]"] == nil ? "products.\(listed.name)" : "products[\(index)]"
      errors.append(
        file.error("the package has no product '\(listed.name.shownInMessage)'; \(suggestion)", at: key))
      return nil
    }
    product.modules = Set(product.modules + linked).sorted()
    product.flags = Set(product.flags + listed.flags).sorted()
    return product
  }
}
