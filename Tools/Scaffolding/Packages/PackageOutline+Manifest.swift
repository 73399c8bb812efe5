internal import LintEngine

extension PackageOutline {
  /// Sees whether new Swift files have names of their own in their modules, as the compiler wants it.
  ///
  /// - Parameter changes: what is to be written.
  /// - Throws: the file that has the name already.
  package func checkFileNames(_ changes: [FileChange]) throws(ScaffoldingError) {
    let folders = reading.project.modules.map { (module: $0, folder: folder(of: $0) + "/") }
    for change in changes where change.old == nil && change.path.hasSuffix(".swift") {
      guard let module = folders.first(where: { change.path.hasPrefix($0.folder) })?.module else { continue }
      let name = FileChanges.parts(change.path).name
      let twin = module.files.first { FileChanges.parts($0).name.lowercased() == name.lowercased() }
      guard let twin, twin != change.path else { continue }
      throw ScaffoldingError(
        "'\(change.path)' cannot be written: the target '\(module.name)' has a file of this name, '\(twin)'; choose another "
          + "name, or rename the file")
    }
  }

  /// A plan without what the manifest says already; all of it where the manifest cannot be read.
  package func missing(of plan: ManifestPlan) -> ManifestPlan {
    (try? ManifestSource(manifestBytes)).map(plan.missing) ?? plan
  }

  /// A package that a plan needs and the manifest does not depend on, in words; nil where that is not known.
  package func missingPackage(of plan: ManifestPlan) -> String? {
    (try? ManifestSource(manifestBytes)).flatMap(plan.missingPackage)
  }

  /// Reads the package again, as it is now, and looks for what was added.
  ///
  /// - Parameter plan: what was added.
  /// - Throws: that the package cannot be read any more, or does not have a target that was added.
  package func verify(_ plan: ManifestPlan) throws {
    let modules = try ProjectReader.read(root: root).project.modules.map(\.name)
    for name in plan.targetNames where !modules.contains(name) {
      throw ScaffoldingError(
        "the target '\(name)' was added to \(ManifestSource.fileName), and 'swift package dump-package' does not show "
          + "it; is there a manifest for this version of Swift, Package@swift-….swift? nothing was written")
    }
  }
}
