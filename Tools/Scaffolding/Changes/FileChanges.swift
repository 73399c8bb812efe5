import Foundation

/// Files that are made and changed together, or not at all.
package struct FileChanges: Sendable {
  /// The folder that paths begin in, absolute.
  package let root: String
  package let changes: [FileChange]

  package init(root: String, _ changes: [FileChange]) {
    self.root = root
    self.changes = changes
  }

  /// Sees whether all of it could be done; nothing is written.
  ///
  /// - Throws: each file that is there already, also in another case, that has changed, or whose folder leads elsewhere.
  package func check() throws(ScaffoldingError) {
    var facts: [String] = []
    for path in Set(changes.map(\.path)).sorted() where changes.count(where: { $0.path == path }) > 1 {
      facts.append("'\(path)' would be written twice")
    }
    facts += obstacles
    for change in changes where folderFact(change) == nil { if let fact = fact(change) { facts.append(fact) } }
    guard facts.isEmpty else {
      throw ScaffoldingError(facts.joined(separator: "\n") + "\nnothing was written")
    }
  }

  /// What is wrong with folders, each once, however many files would be in it.
  private var obstacles: [String] {
    var blocked: [(fact: String, paths: [String])] = []
    for change in changes {
      guard let fact = folderFact(change) else { continue }
      if let index = blocked.firstIndex(where: { $0.fact == fact }) {
        blocked[index].paths.append(change.path)
      } else {
        blocked.append((fact, [change.path]))
      }
    }
    return blocked.map { fact, paths in
      "'\(paths[0])' \(fact)" + (paths.count > 1 ? "; so it is with \(paths.count - 1) more" : "")
    }
  }

  private func fact(_ change: FileChange) -> String? {
    let place = "\(root)/\(change.path)"
    if let old = change.old {
      return FileManager.default.contents(atPath: place).map(Array.init) == old
        ? nil : "'\(change.path)' has changed meanwhile"
    }
    if Disk.exists(place) { return "'\(change.path)' is there already" }
    let (folder, name) = Self.parts(change.path)
    let there = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return there.first { $0.lowercased() == name.lowercased() }.map {
      "'\(change.path)' differs from '\($0)' only in case, which some disks do not tell apart"
    }
  }

  /// Something in the way of the folder of a file, or a link that leads out of the root.
  private func folderFact(_ change: FileChange) -> String? {
    var folder = root
    for part in change.path.split(separator: "/").dropLast() {
      guard part != "..", part != "." else { return "is outside '\(root)'" }
      let outer = folder
      folder += "/\(part)"
      if Disk.isFolder(folder) {
        if Disk.isLink(folder), !Disk.contains(root, folder) {
          return "is outside '\(root)': '\(part)' is a link"
        }
        continue
      }
      if Disk.exists(folder) { return "cannot be written: '\(part)' is no folder" }
      let there = (try? FileManager.default.contentsOfDirectory(atPath: outer)) ?? []
      guard let twin = there.first(where: { $0.lowercased() == part.lowercased() }) else { return nil }
      return "cannot be written: '\(part)' differs from '\(twin)' only in case"
    }
    return nil
  }

  private static let interrupted = ScaffoldingError("interrupted; everything is as it was")

  static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Makes and changes the files.
  ///
  /// A new file is claimed first, so that one that somebody else makes meanwhile is not overwritten; then its text is written
  /// beside it and moved there. Where anything fails, everything is as it was.
  ///
  /// - Parameters:
  ///   - verify: is called when all files are in place; what it throws takes them back.
  ///   - isInterrupted: whether somebody wants it to end; asked after each file, and in the end.
  /// - Throws: what ``check()`` throws, what the disk says, that it was interrupted, and what `verify` throws.
  package func write(
    verifying verify: () throws -> Void = {}, unless isInterrupted: () -> Bool = { false }
  ) throws {
    try check()
    var writing = FileWriting(root: root)
    do {
      for change in changes { try writing.claim(change) }
      for change in changes {
        try writing.write(change)
        if isInterrupted() { throw Self.interrupted }
      }
      try verify()
      if isInterrupted() { throw Self.interrupted }
    } catch {
      writing.takeBack()
      throw error
    }
  }
}
