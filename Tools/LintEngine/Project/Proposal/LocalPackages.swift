/// The packages that lie below the root of a project and that its targets link.
enum LocalPackages {
  /// A module for each folder of sources that a manifest names, as far as no other package has one of the name.
  ///
  /// - Parameters:
  ///   - files: all files below the root.
  ///   - manifests: the manifests among them.
  /// - Returns: modules of packages whose sources are in the usual folder.
  static func targets(among files: [String], manifests: [SourceFile]) -> [ProposedTarget] {
    let packages = manifests.map { manifest in
      (
        folder: "\(manifest.path.dropLast(ManifestReader.fileName.count))Sources/",
        text: String(decoding: manifest.bytes, as: UTF8.self)
      )
    }
    var patterns: [String: Set<String>] = [:]
    for path in files where SourceKind.isSource(path) {
      guard let package = packages.last(where: { path.hasPrefix($0.folder) }),
        let name = path.dropFirst(package.folder.count).split(separator: "/").dropLast().first,
        package.text.contains("\"\(name)\"")
      else { continue }
      patterns[String(name), default: []].insert(FolderCover.escaped("\(package.folder)\(name)"))
    }
    return patterns.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }.map {
      ProposedTarget(name: $0.key, kind: .module, patterns: $0.value.sorted())
    }
  }
}
