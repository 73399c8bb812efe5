/// Which files are source code.
enum SourceKind {
  private static let extensions: Set<Substring> = ["swift", "c", "h", "m", "mm", "cpp", "cc", "cxx", "hpp"]

  /// The file is compiled, or read while compiling.
  static func isSource(_ path: String) -> Bool {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { extensions.contains(path[path.utf8.index(after: $0)...]) } ?? false
  }
}
