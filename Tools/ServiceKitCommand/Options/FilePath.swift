/// Paths as texts; the disk is not asked.
enum FilePath {
  /// A path from `/`, without `.` and `..`.
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path as seen from a folder that it is in; the path itself where it is elsewhere.
  static func relative(_ path: String, to folder: String) -> String {
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// The folder of an absolute path.
  static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
