internal import PositionedJSON

/// Finds the files below a folder of a project.
///
/// Hidden files and folders are left out, `.build` among them. A link to a folder is followed where it stays within the
/// project, one to source code wherever it leads, as a build does it. Every file is found once, by its own path if it has one
/// below the folder.
package struct FileTree {
  private let root: String
  private let exclude: [FilePattern]
  private let realRoot: String
  private var seen: Set<FileSystem.Identity> = []
  private var links: [String] = []
  private var paths: [String] = []
  private var errors: [LintError] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - folder: from the root, with `/`; empty for the root itself.
  ///   - root: the root of the project.
  ///   - exclude: patterns of what is left out.
  /// - Returns: the paths from the root, sorted by their bytes.
  /// - Throws: each folder that cannot be read, each link of source code that leads nowhere, and each name
  ///   of source code that is no UTF-8.
  package static func files(
    below folder: String = "", in root: String, exclude: [FilePattern] = []
  ) throws(LintFailure) -> [String] {
    let realRoot: String
    do throws(FileSystem.Fault) {
      realRoot = try FileSystem.realPath(root)
    } catch {
      throw LintFailure("the folder cannot be read: \(error.reason)", path: root)
    }
    var tree = FileTree(root: root, exclude: exclude, realRoot: realRoot)
    tree.visitAll(from: folder)
    guard tree.errors.isEmpty else { throw LintFailure(tree.errors) }
    return tree.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private init(root: String, exclude: [FilePattern], realRoot: String) {
    self.root = root
    self.exclude = exclude
    self.realRoot = realRoot
  }

  /// Links wait until everything that they could lead to has been seen by its own path.
  private mutating func visitAll(from folder: String) {
    var folders = [folder]
    if let found = try? FileSystem.kind(of: absolute(folder), following: true) { seen.insert(found.identity) }
    while true {
      if let next = folders.popLast() {
        folders += visit(next)
      } else if !links.isEmpty {
        if let folder = follow(links.removeFirst()) { folders.append(folder) }
      } else {
        return
      }
    }
  }

  /// The folders in a folder.
  private mutating func visit(_ folder: String) -> [String] {
    let names: [[UInt8]]
    do throws(FileSystem.Fault) {
      names = try FileSystem.names(in: absolute(folder))
    } catch {
      errors.append(LintError("the folder cannot be read: \(error.reason)", path: folder.isEmpty ? root : folder))
      return []
    }
    var folders: [String] = []
    for name in names where name.first != UInt8(ascii: ".") {
      guard let text = String(validating: name, as: UTF8.self) else {
        refuse(name, in: folder)
        continue
      }
      let path = joined(folder, text)
      if exclude.contains(where: { $0.matches(path) }) { continue }
      // What is gone since the folder was listed is not there.
      guard let found = try? FileSystem.kind(of: absolute(path), following: false) else { continue }
      switch found.kind {
      case .link: links.append(path)
      case .folder: if seen.insert(found.identity).inserted { folders.append(path) }
      case .file:
        seen.insert(found.identity)
        paths.append(path)
      case .other: break
      }
    }
    return folders
  }

  /// The folder that a link leads to, if it is a new one.
  private mutating func follow(_ link: String) -> String? {
    let real: String
    do throws(FileSystem.Fault) {
      real = try FileSystem.realPath(absolute(link))
    } catch {
      if SourceKind.isSource(link) {
        errors.append(LintError("the link cannot be followed: \(error.reason)", path: link))
      }
      return nil
    }
    guard let found = try? FileSystem.kind(of: real, following: false),
      isInside(real) || found.kind == .file && SourceKind.isSource(link), seen.insert(found.identity).inserted
    else { return nil }
    if found.kind == .file { paths.append(link) }
    return found.kind == .folder ? link : nil
  }

  private func isInside(_ real: String) -> Bool { realRoot == "/" || real.hasPrefix(realRoot + "/") }

  /// What has a name that is no text cannot be named in a report; of other files than source code nobody needs it.
  private mutating func refuse(_ name: [UInt8], in folder: String) {
    let path = joined(folder, String(decoding: name, as: UTF8.self))
    guard !exclude.contains(where: { $0.matches(path) }) else { return }
    let isFolder = FileSystem.isFolder(Array(absolute(folder).utf8) + [UInt8(ascii: "/")] + name)
    guard isFolder || SourceKind.isSource(path) else { return }
    errors.append(
      LintError(
        "the name of the \(isFolder ? "folder" : "file") is no UTF-8", path: path.shownInMessage,
        waysOut: [
          "Rename it.",
          "Exclude it with the key 'exclude' of \(ConfigurationFile.name), with '?' for each byte that is no UTF-8.",
        ]))
  }

  private func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
}
