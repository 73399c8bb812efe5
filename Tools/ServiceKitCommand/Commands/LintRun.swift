import LintEngine
import PositionedJSON

/// One run of the rules over a project: where its parts come together.
struct LintRun {
  let tool: ServiceKitTool
  let options: LintOptions

  /// Reads the project.
  var loading: ProjectLoading { ProjectLoading(tool: tool, jobs: options.jobs, isQuiet: options.isQuiet) }

  /// Reads a project and its files, and applies the rules.
  func lint() throws -> ToolStatus {
    try checkStamp()
    let scope = try self.scope()
    if options.proposesConfiguration { return try proposeConfiguration(scope) }
    var reading = try ProjectReader.read(
      root: scope.root, configuration: configurationPath(in: scope.root), manifest: try manifest())
    var replaced: [String: [UInt8]] = [:]
    if options.printsConfiguration {
      try tool.write(ConfigurationText.text(of: reading.configuration))
      return .clean
    }
    if let file = options.assumedFile {
      let path = relative(file, to: scope.root)
      reading = try reading.adding(path)
      replaced = [path: try tool.standardInput()]
    } else {
      try scope.check(reading.project)
      if options.module == nil { loading.note(unclaimed: reading.unclaimed) }
    }
    if let name = options.module { try checkModule(name, in: reading.project) }
    let modules = try loading.moduleFacts(of: reading, only: options.module, replacing: replaced)
    return try report(try projectFacts(reading, modules), scope)
  }

  /// Applies the rules to facts that were read before; of the project's files only the declared ones are read.
  func check() throws -> ToolStatus {
    guard !options.paths.isEmpty else { throw UsageError("'check' needs the files that 'servicekit facts' wrote") }
    let folder = options.packagePath.map { FilePath.absolute($0, in: tool.workingDirectory) } ?? tool.workingDirectory
    guard let scope = try LintScope.scopes(of: [folder], in: tool.workingDirectory).first else { return .clean }
    let files = try ModuleFactsFiles(options.paths, in: tool.workingDirectory)
    let configuration = configurationPath(in: scope.root)
    try files.check(try ProjectReader.configurationFile(at: configuration, in: scope.root).configuration)
    let inputs = options.inputs.map { relative($0, to: scope.root) }
    let reading = try ProjectReader.read(
      root: scope.root, configuration: configuration, files: files.sources + inputs)
    return try report(try projectFacts(reading, try files.facts(for: reading.project)), scope)
  }

  // MARK: - Reading

  private func scope() throws -> LintScope {
    guard !tool.workingDirectory.isEmpty else { throw LintFailure("the working directory cannot be read") }
    var paths = options.paths
    if let file = options.assumedFile { paths = [nearestFolder(of: file)] }
    let scopes = try LintScope.scopes(of: paths, in: tool.workingDirectory)
    guard scopes.count < 2 else {
      throw UsageError(
        "the paths belong to several projects, '\(scopes[0].root)' and '\(scopes[1].root)'; lint one after another")
    }
    guard let scope = scopes.first else { throw LintFailure("there is nothing to lint") }
    return scope
  }

  /// The innermost folder of a path that there is.
  private func nearestFolder(of path: String) -> String {
    var folder = FilePath.folder(of: FilePath.absolute(path, in: tool.workingDirectory))
    while folder != "/", (try? LintScope.scopes(of: [folder], in: "/")) == nil { folder = FilePath.folder(of: folder) }
    return folder
  }

  private func manifest() throws -> ManifestFile? {
    guard let path = options.manifest else { return nil }
    let bytes = try FileReading.bytes(FilePath.absolute(path, in: tool.workingDirectory), shown: path)
    return ManifestFile(path: path, bytes: bytes)
  }

  private func checkModule(_ name: String, in project: Project) throws {
    guard project.module(name) == nil else { return }
    let suggestion = NearNames(name, among: project.modules.map(\.name)).suggestion
    throw UsageError("the project has no module '\(name.shownInMessage)'; \(suggestion)")
  }

  private func projectFacts(_ reading: ProjectReading, _ modules: [ModuleFacts]) throws -> ProjectFacts {
    try loading.projectFacts(
      of: reading, modules, today: options.today, changed: options.changed?.map { relative($0, to: reading.root) },
      isPartial: options.module != nil)
  }

  // MARK: - Results

  private func report(_ facts: ProjectFacts, _ scope: LintScope) throws -> ToolStatus {
    loading.note(syntaxErrorsIn: facts.files.filter(\.file.hasSyntaxErrors).map(\.file.path))
    let baseline = try readBaseline(scope.root)
    var result = FindingList.result(in: facts, only: options.only, baseline: baseline, isStrict: options.isStrict)
    if let path = options.newBaseline { return try writeBaseline(result, replacing: baseline, to: path) }
    let files = options.module.map { name in Set(facts.project.module(name)?.files ?? []) }
    let assumed = options.assumedFile.map { relative($0, to: scope.root) }
    func isShown(_ finding: Finding) -> Bool {
      let path = finding.place.path
      if let files, !files.contains(path) { return false }
      return assumed.map { $0 == path } ?? (scope.includes(path) || path == baseline?.path)
    }
    result.findings = result.findings.filter(isShown)
    result.suppressed = result.suppressed.filter(isShown)
    result.baselined = result.baselined.filter(isShown)
    if !options.isQuiet, !options.isStrict { for line in result.notices { tool.output.say(line + "\n") } }
    let isSilent = options.stamp != nil && result.findings.isEmpty
    if !isSilent {
      try options.report.write(with: tool) { format, usesColor in format.text(of: result, usesColor: usesColor) }
    }
    guard !result.fails(isStrict: options.isStrict) else { return .findings }
    try writeStamp()
    return .clean
  }

  private func readBaseline(_ root: String) throws -> Baseline? {
    guard let path = options.baseline else { return nil }
    let shown = relative(path, to: root)
    let file = try FileReading.bytes(FilePath.absolute(path, in: tool.workingDirectory), shown: path)
    return try Baseline(file, path: shown)
  }

  private func writeBaseline(_ result: LintResult, replacing former: Baseline?, to path: String) throws -> ToolStatus {
    let baseline = Baseline(result, replacing: former)
    let file = OutputFile(path: FilePath.absolute(path, in: tool.workingDirectory), shown: path)
    try file.replace(with: baseline.text)
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    if !options.isQuiet { tool.output.say("note: '\(path)' lists \(count) finding\(count == 1 ? "" : "s")\n") }
    return .clean
  }

  // MARK: - Paths

  private func configurationPath(in root: String) -> String? {
    options.configuration.map { relative($0, to: root) }
  }

  /// A path of the command line as seen from the root of the project.
  private func relative(_ path: String, to root: String) -> String {
    FilePath.relative(FilePath.absolute(path, in: tool.workingDirectory), to: root)
  }
}
