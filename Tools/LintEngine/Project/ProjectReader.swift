/// What is to be linted.
package struct ProjectReading: Sendable {
  /// The root of the project.
  package let root: String
  /// The configuration as it takes effect: layers in groups, the package's traits among the words of the vocabulary,
  /// and words made of the manifest where it has none.
  package let configuration: Configuration
  package let project: Project
  /// The traits of the package, sorted.
  package let traits: [String]
  /// The scene files, the assignments of experiments and other data, and the configuration itself, sorted.
  package let inputs: [String]
  /// The path of the configuration, from the root or from `/`.
  package let configurationPath: String
  /// The Swift files below the root that are in no module of a described project, sorted; nobody checks them.
  package var unclaimed: [String] = []
}

/// Reads which modules and products a project has.
package struct ProjectReader {
  private let root: String
  private let file: ConfigurationFile
  private let manifests: ManifestReader
  private let listing: FileListing

  /// Reads the project at a root.
  ///
  /// What `.servicekit.json` says about modules goes before a package's manifest.
  ///
  /// - Parameters:
  ///   - root: a folder, without a `/` behind it.
  ///   - path: the path of the configuration from the root or from `/`; nil for `.servicekit.json`, which may be missing.
  ///   - files: the files that there are, from the root; nil to look for them.
  /// - Returns: the project.
  /// - Throws: everything that is wrong with the configuration, the manifest or the files.
  package static func read(
    root: String, configuration path: String? = nil, files: [String]? = nil
  ) throws(LintFailure) -> ProjectReading {
    try ProjectReader(root: root, file: configurationFile(at: path, in: root), files: files).reading()
  }

  /// Reads the configuration of a project.
  ///
  /// - Parameters:
  ///   - path: from the root or from `/`; nil for `.servicekit.json`, which may be missing.
  ///   - root: the root of the project.
  /// - Returns: the configuration; an empty one where there is no file.
  /// - Throws: everything that is wrong with it.
  package static func configurationFile(at path: String?, in root: String) throws(LintFailure) -> ConfigurationFile {
    let name = path ?? ConfigurationFile.name
    let isAbsolute = name.hasPrefix("/")
    if path == nil, !FileSystem.exists("\(root)/\(name)") { return ConfigurationFile() }
    let source: SourceFile
    do throws(LintError) {
      source = try SourceReader(root: isAbsolute ? "" : root).file(isAbsolute ? String(name.dropFirst()) : name)
    } catch {
      throw LintFailure(error.fact, path: name)
    }
    return try ConfigurationReader.read(source.bytes, path: name)
  }

  init(
    root: String, file: ConfigurationFile, manifests: ManifestReader = ManifestReader(), files: [String]? = nil
  ) {
    self.root = root
    self.file = file
    self.manifests = manifests
    listing = FileListing(root: root, listed: files, exclude: file.configuration.exclude.map { FilePattern($0) })
  }

  func reading() throws(LintFailure) -> ProjectReading {
    let configuration = file.configuration
    let project: Project
    var traits: [String] = []
    var vocabulary = Vocabulary()
    let all: [String]
    if DescribedProject.isDescribed(by: configuration) {
      all = try listing.files()
      var described = DescribedProject(file, files: all.filter(SourceKind.isSource), reader: SourceReader(root: root))
      project = try described.project()
    } else if FileSystem.exists("\(root)/\(ManifestReader.fileName)") {
      let manifest = try manifests.manifest(of: root)
      project = try ManifestProject(manifest, listing: listing, file: file).project()
      vocabulary = Vocabulary.derived(from: project)
      traits = (manifest.traits ?? []).map(\.name).filter { $0 != "default" }
      // What is outside the targets is nobody's business unless the configuration names it.
      let names = configuration.tests + configuration.inputs
      all = names.isEmpty ? [] : try listing.files()
    } else {
      throw MissingConfiguration.failure(root: root, file: file)
    }
    guard project.modules.contains(where: { !$0.files.isEmpty }) else {
      throw LintFailure(
        "no module of the project in '\(root)' has source code", path: file.path,
        waysOut: [
          "Name the root of another project: servicekit lint PATH.",
          "Describe the modules in \(ConfigurationFile.name) with the keys 'modules' or 'moduleFolders'.",
        ])
    }
    var check = ConfigurationCheck(file, project: project, files: all)
    try check.check()
    return ProjectReading(
      root: root, configuration: Self.effective(configuration, project, traits, vocabulary), project: project,
      traits: traits.sorted(), inputs: inputs(among: all), configurationPath: file.path ?? ConfigurationFile.name,
      unclaimed: DescribedProject.isDescribed(by: configuration) ? Self.unclaimed(among: all, by: project) : [])
  }

  private static func unclaimed(among files: [String], by project: Project) -> [String] {
    let claimed = Set(project.modules.flatMap(\.files))
    return files.filter { $0.hasSuffix(".swift") && !claimed.contains($0) }
  }

  private func inputs(among files: [String]) -> [String] {
    let configuration = file.configuration
    let patterns = configuration.inputs.map { FilePattern($0) }
    var inputs = files.filter { path in path != file.path && patterns.contains { $0.matches(path) } }
    if let path = file.path, !path.hasPrefix("/") { inputs.append(path) }
    return inputs.sorted()
  }

  private static func effective(
    _ configuration: Configuration, _ project: Project, _ traits: [String], _ derived: Vocabulary
  ) -> Configuration {
    var configuration = configuration
    if configuration.vocabulary.words.isEmpty { configuration.vocabulary.words = derived.words }
    let classified = Set(configuration.vocabulary.words.values.joined())
    let added = traits.filter { !classified.contains($0) }.sorted()
    if !added.isEmpty { configuration.vocabulary.words[.capability, default: []] += added }
    for index in configuration.layers.indices {
      let layer = configuration.layers[index]
      let grouped = layer.groups.joined().map { ModulePattern($0) }
      let single = project.modules.map(\.name).filter { name in
        layer.modules.contains { ModulePattern($0).matches(name) } && !grouped.contains { $0.matches(name) }
      }
      configuration.layers[index].groups += single.map { [$0] }
      configuration.layers[index].modules = []
      if configuration.layers[index].groups.isEmpty { configuration.layers[index].isOptional = true }
    }
    let written = configuration.names
    configuration.optional.removeAll { !written.contains($0) }
    return configuration
  }
}
