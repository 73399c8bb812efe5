import LintEngine

/// Reads a project and the facts of its files: what `lint`, `matrix` and `graph` begin with.
struct ProjectLoading {
  let tool: ServiceKitTool
  let jobs: Int?
  let isQuiet: Bool

  /// Reads the project around a folder, all of it.
  ///
  /// - Parameters:
  ///   - folder: as it was given; nil for the current one.
  ///   - configuration: as it was given; nil for the one in the root of the project.
  /// - Returns: what its source says.
  /// - Throws: what is wrong with the configuration, the manifest or the files.
  func facts(around folder: String?, configuration: String?) throws -> ProjectFacts {
    guard !tool.workingDirectory.isEmpty else { throw LintFailure("the working directory cannot be read") }
    guard let scope = try LintScope.scopes(of: folder.map { [$0] } ?? [], in: tool.workingDirectory).first else {
      throw LintFailure("there is nothing to read")
    }
    let path = configuration.map {
      FilePath.relative(FilePath.absolute($0, in: tool.workingDirectory), to: scope.root)
    }
    let reading = try ProjectReader.read(root: scope.root, configuration: path)
    note(unclaimed: reading.unclaimed)
    // No rule is applied, so that the day does not matter.
    let facts = try projectFacts(of: reading, try moduleFacts(of: reading), today: "")
    note(syntaxErrorsIn: facts.files.filter(\.file.hasSyntaxErrors).map(\.file.path))
    return facts
  }

  /// The facts of each module, from its files on the disk or from contents that stand for them.
  ///
  /// - Parameters:
  ///   - reading: which modules the project has.
  ///   - name: the module to read; nil for all.
  ///   - replaced: contents by path.
  /// - Returns: the facts, in the order of the modules.
  /// - Throws: each file that cannot be read.
  func moduleFacts(
    of reading: ProjectReading, only name: String? = nil, replacing replaced: [String: [UInt8]] = [:]
  ) throws -> [ModuleFacts] {
    let modules = reading.project.modules.filter { module in name.map { $0 == module.name } ?? true }
    let paths = Set(modules.flatMap(\.files).filter(FactReader.reads)).sorted()
    let shows = !isQuiet && tool.output.showsProgress
    let progress = shows ? ProgressLine(total: paths.count, output: tool.output) : nil
    var files = FileReading(root: reading.root, jobs: jobs, replaced: replaced)
    if let progress { files.progress = { progress.update($0) } }
    defer { progress?.end() }
    let facts = try files.facts(of: paths)
    let byPath = Dictionary(facts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return modules.map { module in
      ModuleFacts(module: module.name, files: module.files.compactMap { byPath[$0] })
    }
  }

  /// Everything that is known of a project.
  ///
  /// - Parameters:
  ///   - reading: which modules and products it has.
  ///   - modules: their facts.
  ///   - today: the day for expiry dates.
  ///   - changed: the files that a change touches, from the root; nil where none is looked at.
  ///   - isPartial: the facts of some modules are missing on purpose.
  /// - Returns: all of it, with the scene files and assignments that the configuration names.
  /// - Throws: each of these that cannot be read.
  func projectFacts(
    of reading: ProjectReading, _ modules: [ModuleFacts], today: String, changed: [String]? = nil,
    isPartial: Bool = false
  ) throws -> ProjectFacts {
    let reader = SourceReader(root: reading.root)
    var errors: [LintError] = []
    let inputs = reading.inputs.compactMap { path -> ProjectFacts.Input? in
      do throws(LintError) { return .init(path: path, bytes: try reader.file(path).bytes) } catch {
        errors.append(error)
      }
      return nil
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return ProjectFacts(
      configuration: reading.configuration, project: reading.project.completed(by: modules), modules: modules,
      inputs: inputs, today: today, changed: changed, isPartial: isPartial,
      configurationPath: reading.configurationPath)
  }

  // MARK: - Notes

  /// Says in which files code may not have been understood.
  func note(syntaxErrorsIn broken: [String]) {
    guard let first = broken.first, !isQuiet else { return }
    let files = broken.count == 1 ? "'\(first)' has" : "\(broken.count) files have"
    let more = broken.count == 1 ? "" : ", the first of them is '\(first)'"
    tool.output.say("note: \(files) syntax errors\(more); what is found there may be incomplete\n")
  }

  /// Says which files are in no module.
  func note(unclaimed files: [String]) {
    guard let first = files.first, !isQuiet else { return }
    let fact = files.count == 1 ? "'\(first)' is" : "\(files.count) Swift files, the first of them '\(first)', are"
    let them = files.count == 1 ? "it" : "them"
    tool.output.say(
      "note: \(fact) in no module, so nothing is said of \(them); name \(them) in \(ConfigurationFile.name), "
        + "with 'modules' or with 'exclude'\n")
  }
}
