internal import LintEngine

/// The settings that new targets take over: those of all targets whose rows can be read, where these are the same.
struct SiblingSettings {
  /// The expression; nil where rows have none, or several.
  let expression: String?

  init(_ package: PackageOutline) {
    let source = try? ManifestSource(package.manifestBytes)
    let names = package.reading.project.modules.filter { $0.kind != .macro && $0.kind != .plugin }.map(\.name)
    let settings = names.compactMap { name in
      source.flatMap { $0.targetText(name) == nil ? nil : .some($0.swiftSettings(of: name)) }
    }
    expression = Set(settings).count == 1 ? settings.first ?? nil : nil
  }
}
