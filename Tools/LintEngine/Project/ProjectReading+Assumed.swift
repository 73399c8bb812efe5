extension ProjectReading {
  /// The project with a file that may not be on the disk yet.
  ///
  /// It belongs to the module that has it or, where none does, to the one whose files are nearest to it.
  ///
  /// - Parameter path: from the root.
  /// - Returns: the project with the file in one of its modules.
  /// - Throws: that no module has files in its folder or in one around it.
  package func adding(_ path: String) throws(LintFailure) -> ProjectReading {
    if project.modules.contains(where: { $0.files.contains(path) }) { return self }
    var project = project
    let near = project.modules.indices.map { (index: $0, depth: Self.depth(path, near: project.modules[$0].files)) }
    guard let best = near.max(by: { $0.depth < $1.depth }), best.depth > 0 else {
      throw LintFailure(
        "no module has files near this one", path: path,
        waysOut: ["Name a file of the project with --assume-filename.", "Add its folder to a module of the project."])
    }
    project.modules[best.index].files = (project.modules[best.index].files + [path]).sorted()
    return ProjectReading(
      root: root, configuration: configuration, project: project, traits: traits, inputs: inputs,
      configurationPath: configurationPath)
  }

  /// How many folders a file has in common with the nearest of others.
  private static func depth(_ path: String, near files: [String]) -> Int {
    let folders = path.split(separator: "/").dropLast()
    return files.map { file in
      zip(folders, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }.max() ?? 0
  }
}
