internal import LintEngine

extension PackageOutline {
  /// A plan without what the manifest says already; all of it where the manifest cannot be read.
  package func missing(of plan: ManifestPlan) -> ManifestPlan {
    (try? ManifestSource(manifestBytes)).map(plan.missing) ?? plan
  }

  /// Reads the package again, as it is now, and looks for what was added.
  ///
  /// - Parameter plan: what was added.
  /// - Throws: that the package cannot be read any more, or does not have a target that was added.
  package func verify(_ plan: ManifestPlan) throws {
    let modules = try ProjectReader.read(root: root).project.modules.map(\.name)
    for row in plan.targets where !modules.contains(row.name) {
      throw ScaffoldingError(
        "the target '\(row.name)' was added to \(ManifestSource.fileName), and 'swift package dump-package' does not show "
          + "it; is there a manifest for this version of Swift, Package@swift-….swift? nothing was written")
    }
  }
}
