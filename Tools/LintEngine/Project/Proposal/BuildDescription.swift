/// Looks in the build files of a folder for what products and modules there are.
struct BuildDescription {
  private let all: [String]
  private let sources: [String]
  private let reader: SourceReader

  /// Folders of other people's code and of what builds leave behind.
  private let exclude: [String]

  /// Lists the files of a folder.
  init(root: String) throws(LintFailure) {
    let foreign = ["**/Pods", "**/Carthage", "**/DerivedData", "**/node_modules"]
    let files = try FileTree.files(in: root)
    exclude = foreign.filter { text in
      let pattern = FilePattern(text)
      return files.contains(where: pattern.matches)
    }
    let patterns = exclude.map { FilePattern($0) }
    all = files.filter { path in !patterns.contains { $0.matches(path) } }
    sources = all.filter(SourceKind.isSource)
    reader = SourceReader(root: root)
  }

  /// A configuration of what the first kind of build files says that there is, or of how the folders are named.
  func configuration() -> Configuration {
    var configuration = described()
    configuration.exclude = exclude
    return configuration
  }

  private func described() -> Configuration {
    let packages = LocalPackages.targets(among: all, manifests: read { $0.hasSuffix("/\(ManifestReader.fileName)") })
    for targets in [xcodeTargets, specifiedTargets, tuistTargets] {
      let described = targets()
      let configuration = configuration(of: described.isEmpty ? [] : described + packages)
      if !configuration.products.isEmpty || !configuration.modules.isEmpty { return configuration }
    }
    var configuration = Configuration()
    configuration.moduleFolders = ruleFolders()
    if configuration.moduleFolders.isEmpty { configuration = conventionalFolders() }
    let tests = "**/*Tests"
    if sources.contains(where: FilePattern(tests).matches) { configuration.tests = [tests] }
    return configuration
  }

  // MARK: - Build files

  private func xcodeTargets() -> [ProposedTarget] {
    read { $0.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap(XcodeProject.init)
      .flatMap { $0.targets(among: sources) }
  }

  private func specifiedTargets() -> [ProposedTarget] {
    read { $0 == "project.yml" }.flatMap { ProjectSpecification($0).targets }
  }

  private func tuistTargets() -> [ProposedTarget] {
    read { $0 == "Project.swift" || $0.hasSuffix("/Project.swift") }.flatMap { TuistProject($0).targets }
  }

  /// What cannot be read here is reported when the project is read.
  private func read(where isWanted: (String) -> Bool) -> [SourceFile] {
    all.filter(isWanted).compactMap { path in try? reader.file(path) }
  }

  private func configuration(of targets: [ProposedTarget]) -> Configuration {
    var configuration = Configuration()
    let usable = targets.map { target in
      var target = target
      target.patterns = target.patterns.filter { text in
        let pattern = FilePattern(text)
        return sources.contains(where: pattern.matches)
      }
      return target
    }.filter { !$0.patterns.isEmpty }
    var names: Set<String> = []
    var taken: Set<String> = []
    for target in usable where target.kind == .module && !names.contains(target.name) {
      let patterns = freePatterns(of: target, &taken)
      guard !patterns.isEmpty else { continue }
      names.insert(target.name)
      configuration.modules[target.name] = patterns
    }
    for target in usable where target.kind == .product {
      guard !configuration.products.contains(where: { $0.name == target.name }) else { continue }
      configuration.products.append(
        Configuration.Product(
          name: target.name, sources: target.patterns,
          modules: Set(target.dependencies).intersection(names).sorted(), flags: target.flags))
    }
    return configuration
  }

  /// The patterns of a module without the files that another one has: no file can be in two.
  private func freePatterns(of target: ProposedTarget, _ taken: inout Set<String>) -> [String] {
    let patterns = target.patterns.map { FilePattern($0) }
    let members = Set(sources.filter { path in patterns.contains { $0.matches(path) } })
    let free = members.subtracting(taken)
    taken.formUnion(free)
    return free == members ? target.patterns : FolderCover.patterns(of: free, among: sources)
  }

  /// Folders with a Bazel file that builds a Swift library.
  private func ruleFolders() -> [String] {
    let files = read { path in ["BUILD", "BUILD.bazel"].contains { path.hasSuffix("/" + $0) } }
    let libraries = files.filter { String(decoding: $0.bytes, as: UTF8.self).contains("swift_library(") }
    let folders = libraries.map { $0.path.prefix(upTo: $0.path.lastIndex(of: "/") ?? $0.path.startIndex) }
    return folders.filter { folder in sources.contains { $0.hasPrefix(folder + "/") } }.map { FolderCover.escaped($0) }
  }

  // MARK: - Folders

  /// Folders as people name them; without such names every folder at the root.
  private func conventionalFolders() -> Configuration {
    var configuration = Configuration()
    for folder in ["Apps", "Applications", "Targets", "Products"] {
      for name in folders(in: folder) where !configuration.products.contains(where: { $0.name == name }) {
        configuration.products.append(
          Configuration.Product(name: name, sources: [FolderCover.escaped("\(folder)/\(name)")]))
      }
    }
    let usual = ["Sources", "Modules", "Packages", "Features", "Libraries", "Frameworks", "Kits"]
    configuration.moduleFolders = usual.filter { !folders(in: $0).isEmpty }.map { "\($0)/*" }
    if configuration.products.isEmpty, configuration.moduleFolders.isEmpty,
      sources.contains(where: { $0.contains("/") })
    {
      configuration.moduleFolders = ["*"]
    }
    return configuration
  }

  /// The folders with source code in a folder at the root.
  private func folders(in folder: String) -> [String] {
    Set(
      sources.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == folder ? String(parts[1]) : nil
      }
    ).sorted()
  }
}
