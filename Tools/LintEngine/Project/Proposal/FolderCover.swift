/// Describes a set of files by as few folders as possible.
enum FolderCover {
  /// Patterns that match the files and no others.
  ///
  /// - Parameters:
  ///   - files: the files to describe.
  ///   - all: all files that there are, these among them.
  /// - Returns: folders that have no other files in them, and the files that are in no such folder, sorted.
  /// - Complexity: O(n · d) in all files and their depth.
  static func patterns(of files: Set<String>, among all: [String]) -> [String] {
    var others: Set<Substring> = []
    for path in all where !files.contains(path) { others.formUnion(folders(around: path)) }
    let covered = Set(
      files.map { path in folders(around: path).first { !others.contains($0) } ?? path[...] })
    return covered.sorted().map { escaped($0) }
  }

  /// The folders around a file, outermost first.
  private static func folders(around path: String) -> [Substring] {
    path.indices.filter { path[$0] == "/" }.map { path[..<$0] }
  }

  /// The path as a pattern that means nothing else.
  static func escaped(_ path: Substring) -> String {
    let text = path.reduce(into: "") { text, character in
      if "*?[{\\".contains(character) { text += "\\" }
      text.append(character)
    }
    return text.hasPrefix("@") ? "\\" + text : text
  }
}
