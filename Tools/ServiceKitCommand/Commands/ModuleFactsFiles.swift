import LintEngine

/// The facts of all modules of a project, from the files that hold them.
struct ModuleFactsFiles {
  let folder: String

  /// Reads the files and checks that they are those of the project.
  ///
  /// - Throws: files that cannot be read, modules that there are not, twice, or without facts.
  func facts(_ paths: [String], for project: Project) throws -> [ModuleFacts] {
    var errors: [LintError] = []
    var found: [String: (path: String, facts: ModuleFacts)] = [:]
    for path in paths {
      do throws(LintFailure) {
        let bytes = try FileReading.bytes(FilePath.absolute(path, in: folder), shown: path)
        let facts = try FactsFile.facts(bytes, path: path)
        if project.module(facts.module) == nil {
          errors.append(LintError("the project has no module '\(facts.module)'", path: path))
        } else if let other = found.updateValue((path, facts), forKey: facts.module) {
          errors.append(LintError("the facts of '\(facts.module)' are also in '\(other.path)'", path: path))
        }
      } catch { errors += error.errors }
    }
    // Which facts are missing is known only when those that are named could be read.
    guard errors.isEmpty else { throw LintFailure(errors) }
    for module in project.modules
    where found[module.name] == nil && module.files.contains(where: FactReader.reads) {
      errors.append(
        LintError(
          "the module '\(module.name)' has no facts",
          waysOut: ["Add the file that 'servicekit facts --module \(module.name)' wrote."]))
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return found.values.map(\.facts)
  }
}
