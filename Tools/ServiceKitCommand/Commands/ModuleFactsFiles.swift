import LintEngine

/// The facts of all modules of a project, from the files that hold them.
struct ModuleFactsFiles {
  private let files: [(path: String, facts: ModuleFacts)]

  /// Reads the files.
  ///
  /// - Throws: files that cannot be read, and modules that are there twice.
  init(_ paths: [String], in folder: String) throws(LintFailure) {
    var errors: [LintError] = []
    var files: [(path: String, facts: ModuleFacts)] = []
    var places: [String: String] = [:]
    for path in paths {
      do throws(LintFailure) {
        let bytes = try FileReading.bytes(FilePath.absolute(path, in: folder), shown: path)
        let facts = try FactsFile.facts(bytes, path: path)
        if let other = places.updateValue(path, forKey: facts.module) {
          errors.append(LintError("the facts of '\(facts.module)' are also in '\(other)'", path: path))
        }
        files.append((path, facts))
      } catch { errors += error.errors }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    self.files = files
  }

  /// The source files whose facts are there.
  var sources: [String] { files.flatMap { $0.facts.files.map(\.path) } }

  /// Checks that nothing is missing that the configuration names.
  ///
  /// - Throws: each module without facts.
  func check(_ configuration: Configuration) throws(LintFailure) {
    let listed = configuration.products.flatMap(\.modules).filter { !$0.contains("*") }
    let names = Set(listed).union(configuration.modules.keys).subtracting(configuration.optional)
    try refuse(missing: names)
  }

  /// The facts, which are those of a project.
  ///
  /// - Throws: modules and files that the project does not have, or has elsewhere, and modules without facts.
  func facts(for project: Project) throws(LintFailure) -> [ModuleFacts] {
    var errors: [LintError] = []
    for (path, facts) in files {
      guard let module = project.module(facts.module) else {
        errors.append(LintError("the project has no module '\(facts.module)'", path: path))
        continue
      }
      let known = Set(module.files)
      if let other = facts.files.first(where: { !known.contains($0.path) }) {
        errors.append(
          LintError(
            "'\(other.path)' is no file of the module '\(facts.module)'", path: path,
            waysOut: [
              "Run 'servicekit facts' in the root of the project, with the files of the module.",
              "Correct what \(ConfigurationFile.name) or the manifest says of the module.",
            ]))
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    try refuse(missing: Set(project.modules.map(\.name)))
    return files.map(\.facts)
  }

  private func refuse(missing names: Set<String>) throws(LintFailure) {
    let missing = names.subtracting(files.map(\.facts.module)).sorted()
    guard missing.isEmpty else {
      throw LintFailure(
        missing.map { name in
          LintError(
            "the module '\(name)' has no facts",
            waysOut: ["Add the file that 'servicekit facts --module \(name)' wrote."])
        })
    }
  }
}
