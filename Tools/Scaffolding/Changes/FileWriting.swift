import Foundation

/// One run of writing, and what has been done of it.
struct FileWriting {
  private let root: String
  /// What to undo, last first.
  private var undo: [Step] = []

  private enum Step {
    case removeFolder(String)
    case removeFile(String)
    case restore(String, [UInt8])
  }

  init(root: String) { self.root = root }

  /// Makes an empty file, and the folders that it needs; one that is to be changed is left alone.
  ///
  /// - Throws: that the file is there, or what the disk says.
  mutating func claim(_ change: FileChange) throws(ScaffoldingError) {
    try makeFolders(of: change.path)
    guard change.old == nil else { return }
    let place = "\(root)/\(change.path)"
    if let reason = Disk.create(place, []) {
      throw ScaffoldingError("'\(change.path)' cannot be written: \(reason)")
    }
    undo.append(.removeFile(place))
  }

  /// Puts the text into the file, all at once.
  ///
  /// - Throws: what the disk says.
  mutating func write(_ change: FileChange) throws(ScaffoldingError) {
    let place = Disk.realPath("\(root)/\(change.path)")
    if let reason = Disk.replace(place, with: change.new) {
      throw ScaffoldingError("'\(change.path)' cannot be written: \(reason)")
    }
    if let old = change.old { undo.append(.restore(place, old)) }
  }

  /// Undoes what was done.
  mutating func takeBack() {
    for step in undo.reversed() {
      switch step {
      case .removeFolder(let path): _ = unsafe rmdir(path)
      case .removeFile(let path): _ = unsafe unlink(path)
      case .restore(let path, let bytes): _ = Disk.replace(path, with: bytes)
      }
    }
    undo = []
  }

  private mutating func makeFolders(of path: String) throws(ScaffoldingError) {
    var missing: [String] = []
    var folder = FileChanges.parts("\(root)/\(path)").folder
    while !folder.isEmpty, !Disk.exists(folder) {
      missing.append(folder)
      folder = FileChanges.parts(folder).folder
    }
    for folder in missing.reversed() {
      guard unsafe mkdir(folder, 0o777) == 0 else {
        throw ScaffoldingError("'\(path)' cannot be written: \(Disk.reason)")
      }
      undo.append(.removeFolder(folder))
    }
  }
}
