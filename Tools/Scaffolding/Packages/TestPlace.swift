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
