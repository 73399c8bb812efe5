/// A target that is to be added to a manifest.
package struct TargetRow: Hashable, Sendable {
  /// What the row calls.
  package enum Kind: String, Hashable, Sendable {
    case target, executableTarget, testTarget
  }

  package var kind: Kind
  package var name: String
  package var dependencies: [TargetDependency]
  /// The folder, where it is not the usual one.
  package var path: String?
  /// The expression for `swiftSettings`; nil where the row has none.
  package var swiftSettings: String?

  /// The folder in which the package manager looks for the target where the row has no path.
  package var usualFolder: String { (kind == .testTarget ? "Tests/" : "Sources/") + name }

  /// The row without a comma behind it.
  ///
  /// - Parameters:
  ///   - indent: what the lines behind the first one begin with.
  ///   - style: how the manifest is written.
  /// - Returns: lines, the last one without an end.
  package func text(indent: String = "", style: ManifestStyle = ManifestStyle()) -> String {
    let inner = indent + style.unit
    let line = style.newline
    var arguments = ["name: \"\(name)\""]
    if dependencies.isEmpty {
      arguments.append("dependencies: []")
    } else {
      let items = dependencies.map { "\(inner)\(style.unit)\($0.text)" }.joined(separator: ",\(line)")
      let comma = dependencies.count > 1 ? "," : ""
      arguments.append("dependencies: [\(line)\(items)\(comma)\(line)\(inner)]")
    }
    if let path { arguments.append("path: \"\(path)\"") }
    if let swiftSettings { arguments.append("swiftSettings: \(swiftSettings)") }
    return ".\(kind.rawValue)(\(line)" + arguments.map { inner + $0 }.joined(separator: ",\(line)") + ")"
  }
}
