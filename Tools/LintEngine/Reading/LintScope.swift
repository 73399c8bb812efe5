internal import PositionedJSON

/// A project that the command line names, and the part of it whose findings are shown.
package struct LintScope: Hashable, Sendable {
  /// The root of the project, an absolute path without links.
  package let root: String
  /// Files and folders from the root whose findings are shown; empty for all.
  package private(set) var only: [String] = []

  /// The finding's file is one whose findings are shown.
  package func includes(_ path: String) -> Bool {
    only.isEmpty || only.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// What the paths of a command line mean.
  ///
  /// A folder with a configuration or a package's manifest is the root of a project. Any other folder and every file is a
  /// part of the project around it. A folder with no project around it is a root, too: reading it says what is missing.
  ///
  /// - Parameters:
  ///   - paths: as they are given; none stands for the current folder.
  ///   - current: the current folder.
  /// - Returns: a scope for each project, sorted by root.
  /// - Throws: each path that there is not.
  package static func scopes(of paths: [String], in current: String) throws(LintFailure) -> [LintScope] {
    var scopes: [String: LintScope] = [:]
    var whole: Set<String> = []
    var errors: [LintError] = []
    for path in paths.isEmpty ? ["."] : paths {
      do throws(FileSystem.Fault) {
        let real = try FileSystem.realPath(path.hasPrefix("/") ? path : "\(current)/\(path)")
        let isFolder = try FileSystem.kind(of: real, following: true).kind == .folder
        let root = root(around: real) ?? (isFolder ? real : Self.folder(of: real))
        scopes[root, default: LintScope(root: root)].only.append(
          String(real.dropFirst(root == "/" ? 1 : root.count + 1)))
        if root == real { whole.insert(root) }
      } catch {
        errors.append(LintError("'\(path.shownInMessage)' cannot be read: \(error.reason)"))
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    for root in whole { scopes[root]?.only = [] }
    return scopes.values.sorted { $0.root < $1.root }
  }

  /// Checks that what is named is in the project.
  ///
  /// - Parameter project: the project.
  /// - Throws: each file or folder of the scope that has no file of the project.
  package func check(_ project: Project) throws(LintFailure) {
    let missing = only.filter { part in
      !project.modules.contains { $0.files.contains { $0 == part || $0.hasPrefix(part + "/") } }
    }
    guard missing.isEmpty else {
      throw LintFailure(
        missing.map { LintError("no file of the project is here; its root is '\(root)'", path: $0) })
    }
  }

  /// The nearest folder with a configuration or a manifest.
  private static func root(around path: String) -> String? {
    var folder = path
    while !folder.isEmpty {
      let marks = [ConfigurationFile.name, "Package.swift"]
      if marks.contains(where: { FileSystem.exists("\(folder == "/" ? "" : folder)/\($0)") }) { return folder }
      if folder == "/" { return nil }
      folder = self.folder(of: folder)
    }
    return nil
  }

  private static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
