internal import LintEngine

/// Where the tests of a module go.
struct TestPlace {
  /// The folder, from the root.
  let folder: String
  private let name: String
  private let exists: Bool
  private let swiftSettings: String?

  init(of module: Project.Module, in package: PackageOutline) {
    let (name, existing) = package.tests(of: module)
    self.name = name
    exists = existing != nil
    folder = existing.map(package.folder) ?? "Tests/\(name)"
    swiftSettings = SiblingSettings(package).expression
  }

  /// Lets the test target depend on what tests import, and adds the target where there is none.
  func require(_ dependencies: [TargetDependency], in manifest: inout ManifestPlan) {
    guard !exists else { return manifest.need(name, dependencies) }
    manifest.add(
      TargetRow(kind: .testTarget, name: name, dependencies: dependencies, swiftSettings: swiftSettings))
  }
}

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

extension ManifestPlan {
  /// Notes what an existing target has to depend on.
  mutating func need(_ target: String, _ dependencies: [TargetDependency]) {
    let others = dependencies.filter { $0.name != target }
    if let index = needs.firstIndex(where: { $0.target == target }) {
      needs[index].dependencies += others.filter { !needs[index].dependencies.contains($0) }
    } else {
      needs.append(Need(target: target, dependencies: others))
    }
  }

  /// Adds a row, or what is new in it to the row of the same name.
  mutating func add(_ row: TargetRow) {
    guard let index = targets.firstIndex(where: { $0.name == row.name }) else { return targets.append(row) }
    targets[index].dependencies += row.dependencies.filter { !targets[index].dependencies.contains($0) }
  }
}
