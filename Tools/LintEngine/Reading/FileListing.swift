/// Which files there are: those on the disk, or those that somebody has listed.
///
/// A step of a build that may read only what it declares lists them; then no folder is looked into.
struct FileListing {
  /// The root of the project.
  let root: String
  private let exclude: [FilePattern]
  /// Sorted by their bytes; nil where the disk says it.
  private let listed: [String]?

  init(root: String, listed: [String]? = nil, exclude: [FilePattern] = []) {
    self.root = root
    self.exclude = exclude
    let files = listed.map { Set($0).filter { path in !exclude.contains { $0.matches(path) } } }
    self.listed = files?.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files below a folder, hidden and excluded ones left out, sorted by their bytes.
  ///
  /// - Parameter folder: from the root; empty for the root itself.
  /// - Returns: their paths from the root.
  /// - Throws: each folder that cannot be read.
  func files(below folder: String = "") throws(LintFailure) -> [String] {
    guard let listed else { return try FileTree.files(below: folder, in: root, exclude: exclude) }
    return folder.isEmpty ? listed : listed.filter { $0.hasPrefix(folder + "/") }
  }

  /// There is a folder, or a listed file in it.
  func hasFolder(_ path: String) -> Bool {
    if let listed { return path.isEmpty || listed.contains { $0.hasPrefix(path + "/") } }
    return (try? FileSystem.kind(of: path.isEmpty ? root : "\(root)/\(path)", following: true))?.kind == .folder
  }

  /// Nothing but the list says what there is.
  var isListed: Bool { listed != nil }
}
