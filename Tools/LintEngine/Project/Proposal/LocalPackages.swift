/// The packages that lie below the root of a project and that its targets link.
enum LocalPackages {
  /// A module for each folder of sources of each package, as far as its name is the only one of its kind.
  ///
  /// - Parameter files: all files below the root.
  /// - Returns: modules of packages whose sources are in the usual folder.
  static func targets(among files: [String]) -> [ProposedTarget] {
    let folders = files.filter { $0.hasSuffix("/\(ManifestReader.fileName)") }
      .map { "\($0.dropLast(ManifestReader.fileName.count))Sources/" }
    var patterns: [String: Set<String>] = [:]
    for path in files where SourceKind.isSource(path) {
      guard let folder = folders.last(where: path.hasPrefix),
        let name = path.dropFirst(folder.count).split(separator: "/").dropLast().first
      else { continue }
      patterns[String(name), default: []].insert(FolderCover.escaped("\(folder)\(name)"))
    }
    return patterns.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }.map {
      ProposedTarget(name: $0.key, kind: .module, patterns: $0.value.sorted())
    }
  }
}
